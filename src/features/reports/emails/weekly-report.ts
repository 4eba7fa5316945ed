import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
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
  const [first] = children;
  const same = {
    sections: children.map((child) => childSection(child, { locale, publicUrl })),
    after: [],
    ...(unsubscribe ? { unsubscribe } : {}),
  };
  const url =
    first && children.length === 1
      ? reportUrl(first.report, publicUrl)
      : new URL("/parent-dashboard", publicUrl).href;
  return {
    kind: "weekly-report",
    to: props.email,
    ...written((from) => {
      const { subject, action: label, ...said } = words[locale](props, from);
      return { subject, letter: { ...said, ...same, action: { label, url } } };
    }, locale),
    about: children.map(({ report }) => report.child.id),
  };
}

type Words = Pick<Letter, "greeting" | "before" | "footer"> & {
  subject: string;
  action: string;
};

const words: Readonly<Record<Locale, (props: WeeklyReportProps, from: Sender) => Words>> = {
  en: ({ firstName, children }, from) => ({
    subject: `The week of ${namesOf(children, "en")} at ${from.name}`,
    greeting: `Hello ${firstName},`,
    before: [
      "This is what the last seven days were like. “Alone” means right on the first try and without help: that is the number that counts.",
    ],
    action: children.length === 1 ? "Open the whole report" : "Open the dashboard",
    footer: `You get this email once a week because you look after ${namesOf(children, "en")}. Questions: ${from.contactEmail}`,
  }),
  es: ({ firstName, children }, from) => ({
    subject: `La semana de ${namesOf(children, "es")} en ${from.name}`,
    greeting: `Hola, ${firstName}:`,
    before: [
      "Así fueron los últimos siete días. «Sin ayuda» quiere decir bien al primer intento y sin pistas: ese es el número que cuenta.",
    ],
    action: children.length === 1 ? "Abrir el informe completo" : "Abrir el panel",
    footer: `Recibes este correo una vez por semana porque cuidas de ${namesOf(children, "es")}. Preguntas: ${from.contactEmail}`,
  }),
};

function namesOf(children: readonly WeeklyChild[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(children.map(({ report }) => report.child.firstName));
}
