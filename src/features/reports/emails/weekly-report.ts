import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { childSection, reportUrl, type WeeklyChild } from "./child-section.ts";

export type WeeklyReportProps = {
  email: string;
  /** The parent's. */
  firstName: string;
  /** At least one; `readWeeklyChild` reads them. */
  children: readonly WeeklyChild[];
  /** What the links lead to. */
  publicUrl: URL;
  /** Where this kind of letter is ended without a sign-in. */
  unsubscribe?: Letter["unsubscribe"];
};

/** F-04: the week of a parent's children with charts, and a question to ask each. */
export function weeklyReportEmail(props: WeeklyReportProps, locale: Locale): Email {
  const { children, publicUrl, unsubscribe } = props;
  const { subject, action, ...letterWords } = words[locale](props);
  const [first] = children;
  const letter: Letter = {
    ...letterWords,
    sections: children.map((child) => childSection(child, { locale, publicUrl })),
    action: {
      label: action,
      url:
        first && children.length === 1
          ? reportUrl(first.report, publicUrl)
          : new URL("/parent-dashboard", publicUrl).href,
    },
    after: [],
    ...(unsubscribe ? { unsubscribe } : {}),
  };
  return {
    kind: "weekly-report",
    to: props.email,
    subject,
    text: plainText(letter),
    html: html(letter, locale),
    about: children.map(({ report }) => report.child.id),
  };
}

type Words = Pick<Letter, "greeting" | "before" | "footer"> & {
  subject: string;
  action: string;
};

const words: Readonly<Record<Locale, (props: WeeklyReportProps) => Words>> = {
  en: ({ firstName, children }) => ({
    subject: `The week of ${namesOf(children, "en")} at ${site.name}`,
    greeting: `Hello ${firstName},`,
    before: [
      "This is what the last seven days were like. “Alone” means right at the first try and without help: that is the number that counts.",
    ],
    action: children.length === 1 ? "Open the whole report" : "Open the dashboard",
    footer: `You get this email once a week because you look after ${namesOf(children, "en")}. Questions: ${site.contactEmail}`,
  }),
  es: ({ firstName, children }) => ({
    subject: `La semana de ${namesOf(children, "es")} en ${site.name}`,
    greeting: `Hola, ${firstName}:`,
    before: [
      "Así fueron los últimos siete días. «Sin ayuda» quiere decir bien al primer intento y sin pistas: ese es el número que cuenta.",
    ],
    action: children.length === 1 ? "Abrir el informe completo" : "Abrir el panel",
    footer: `Recibes este correo una vez por semana porque cuidas de ${namesOf(children, "es")}. Preguntas: ${site.contactEmail}`,
  }),
};

function namesOf(children: readonly WeeklyChild[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(children.map(({ report }) => report.child.firstName));
}
