import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";

export type NewApplicationProps = {
  /** The administrator's address. */
  to: string;
  name: string;
  applicantEmail: string;
  /** How they mean to tell people about us, as typed. */
  plan: string;
  /** The page where it is decided. */
  url: string;
};

/** Tells an administrator that somebody wants to be an affiliate. */
export function newApplicationEmail(props: NewApplicationProps, locale: Locale): Email {
  const { subject, letter } = words[locale](props);
  return {
    kind: "affiliate-new-application",
    to: props.to,
    subject: subject.replaceAll(/\s+/g, " "),
    text: plainText(letter),
    html: html(letter, locale),
  };
}

const words: Readonly<
  Record<Locale, (props: NewApplicationProps) => { subject: string; letter: Letter }>
> = {
  en: ({ name, applicantEmail, plan, url }) => ({
    subject: `${name} would like to be an affiliate`,
    letter: {
      greeting: "Hello,",
      before: [
        `${name} (${applicantEmail}) has applied to be an affiliate of ${site.name}. How they mean to tell people about it:`,
        plan,
      ],
      action: { label: "Approve or reject", url },
      after: [],
      footer: "You get this email because you administer this academy.",
    },
  }),
  es: ({ name, applicantEmail, plan, url }) => ({
    subject: `${name} quiere ser afiliado`,
    letter: {
      greeting: "Hola:",
      before: [
        `${name} (${applicantEmail}) ha solicitado ser afiliado de ${site.name}. Así piensa darlo a conocer:`,
        plan,
      ],
      action: { label: "Aprobar o rechazar", url },
      after: [],
      footer: "Recibes este correo porque administras esta academia.",
    },
  }),
};
