import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";

export type ApplicationReceivedProps = {
  email: string;
  firstName: string;
  /** The dashboard, which says how the application stands. */
  url: string;
};

/** Tells a new affiliate that the application has arrived, and what comes next. */
export function applicationReceivedEmail(props: ApplicationReceivedProps, locale: Locale): Email {
  const { subject, letter } = words[locale](props);
  return {
    kind: "affiliate-application-received",
    to: props.email,
    subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

const words: Readonly<
  Record<Locale, (props: ApplicationReceivedProps) => { subject: string; letter: Letter }>
> = {
  en: ({ firstName, url }) => ({
    subject: `Your affiliate application to ${site.name}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        "Your application to become an affiliate has arrived. A person reads it and decides; we write to you as soon as they have.",
        "You have a referral code already. It begins to count once your application is approved.",
      ],
      action: { label: "See how it stands", url },
      after: [],
      footer: `You get this email because you applied as an affiliate. Questions: ${site.contactEmail}`,
    },
  }),
  es: ({ firstName, url }) => ({
    subject: `Tu solicitud de afiliación a ${site.name}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        "Hemos recibido tu solicitud para ser afiliado. La lee una persona, que es quien decide; te escribiremos en cuanto lo haga.",
        "Ya tienes un código de recomendación. Empezará a contar cuando se apruebe tu solicitud.",
      ],
      action: { label: "Ver cómo va", url },
      after: [],
      footer: `Recibes este correo porque solicitaste ser afiliado. Preguntas: ${site.contactEmail}`,
    },
  }),
};
