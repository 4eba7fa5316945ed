import { type Letter, written } from "#features/accounts/emails/layout.ts";
import { signInNoticeEmail } from "#features/accounts/emails/sign-in-notice.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { type Notice, noticeWords } from "./notice-words.ts";

export type ParentNoticeProps = {
  email: string;
  /** The parent's. */
  firstName: string;
  /** One for a letter of its own, several for a digest. */
  notices: readonly Notice[];
  /** The dashboard, where a digest leads. */
  dashboardUrl: string;
  /** Left out where nothing of it may be ended. */
  unsubscribe?: Letter["unsubscribe"];
};

/** Tells a parent what happened: something by itself, or several things in one letter. */
export function parentNoticeEmail(props: ParentNoticeProps, locale: Locale): Email {
  const { notices, unsubscribe, firstName } = props;
  const [only, ...others] = notices;
  if (!only) throw new Error("a letter needs something to tell");
  if (only.kind === "sign-in" && others.length === 0) {
    return signInNoticeEmail(
      { ...only, email: props.email, firstName, ...(unsubscribe ? { unsubscribe } : {}) },
      locale,
    );
  }
  const names = new Intl.ListFormat(locale).format([
    ...new Set(notices.map(({ childFirstName }) => childFirstName)),
  ]);
  const first = noticeWords(only, locale);
  const isDigest = others.length > 0;
  const letterFrom = ({ greeting, footer, digest }: Words): Letter => ({
    greeting: greeting(firstName),
    before: isDigest ? [digest.lead(names)] : first.paragraphs,
    ...(isDigest
      ? {
          items: notices.map((notice) => {
            const { paragraphs, action } = noticeWords(notice, locale);
            return { text: paragraphs.join(" "), action: { label: action, url: notice.url } };
          }),
        }
      : {}),
    action: isDigest
      ? { label: digest.action, url: props.dashboardUrl }
      : { label: first.action, url: only.url },
    after: isDigest ? [] : (first.after ?? []),
    footer: footer(names),
    ...(unsubscribe ? { unsubscribe } : {}),
  });
  return {
    kind: isDigest ? "digest" : `${only.kind}-notice`,
    to: props.email,
    ...written((from) => {
      const said = words[locale](from);
      const subject = isDigest ? said.digest.subject(names) : first.subject;
      return { subject, letter: letterFrom(said) };
    }, locale),
  };
}

type Words = {
  greeting: (firstName: string) => string;
  footer: (names: string) => string;
  digest: { subject: (names: string) => string; lead: (names: string) => string; action: string };
};

const words: Readonly<Record<Locale, (from: Sender) => Words>> = {
  en: (from) => ({
    greeting: (firstName) => `Hello ${firstName},`,
    footer: (names) =>
      `You get this email because you look after ${names} at ${from.name}. Questions: ${from.contactEmail}`,
    digest: {
      subject: (names) => `News of ${names} at ${from.name}`,
      lead: (names) => `Several things happened, so here they are in one letter: news of ${names}.`,
      action: "Open the dashboard",
    },
  }),
  es: (from) => ({
    greeting: (firstName) => `Hola, ${firstName}:`,
    footer: (names) =>
      `Recibes este correo porque cuidas de ${names} en ${from.name}. Preguntas: ${from.contactEmail}`,
    digest: {
      subject: (names) => `Novedades de ${names} en ${from.name}`,
      lead: (names) =>
        `Pasaron varias cosas, así que van en un solo correo: novedades de ${names}.`,
      action: "Abrir el panel",
    },
  }),
};
