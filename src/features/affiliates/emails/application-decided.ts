import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import type { Decision } from "../rules/standing.ts";

export type ApplicationDecidedProps = {
  email: string;
  firstName: string;
  status: Decision;
  /** In the administrator's words; empty where nothing was said. */
  reason: string;
  url: string;
};

/** Tells an affiliate what was decided about them, and why. */
export function applicationDecidedEmail(props: ApplicationDecidedProps, locale: Locale): Email {
  const { greeting, quote, action, footer, decisions } = words[locale];
  const { subject, text } = decisions[props.status];
  const letter: Letter = {
    greeting: greeting(props.firstName),
    before: props.reason === "" ? [text] : [text, `${quote} ${props.reason}`],
    action: { label: action, url: props.url },
    after: [],
    footer,
  };
  return {
    kind: "affiliate-decided",
    to: props.email,
    subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

type Words = {
  greeting: (firstName: string) => string;
  /** Before the administrator's words. */
  quote: string;
  action: string;
  footer: string;
  decisions: Readonly<Record<Decision, { subject: string; text: string }>>;
};

const words: Readonly<Record<Locale, Words>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    quote: "They wrote:",
    action: "Open your dashboard",
    get footer() {
      return `You get this email because you applied as an affiliate. Questions: ${site.contactEmail}`;
    },
    decisions: {
      active: {
        get subject() {
          return `You are an affiliate of ${site.name}`;
        },
        text: "Your application is approved. From now on your link counts: you find it on your dashboard, ready to share.",
      },
      suspended: {
        get subject() {
          return `Your affiliate account at ${site.name} is suspended`;
        },
        text: "The people who run this academy have suspended your affiliate account. Until they lift it, visits and sign-ups through your link do not count.",
      },
      rejected: {
        get subject() {
          return `Your affiliate application to ${site.name}`;
        },
        text: "The people who run this academy have decided not to accept your application.",
      },
    },
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    quote: "Sus palabras:",
    action: "Abrir tu panel",
    get footer() {
      return `Recibes este correo porque solicitaste ser afiliado. Preguntas: ${site.contactEmail}`;
    },
    decisions: {
      active: {
        get subject() {
          return `Ya eres afiliado de ${site.name}`;
        },
        text: "Tu solicitud está aprobada. A partir de ahora tu enlace cuenta: lo tienes en tu panel, listo para compartir.",
      },
      suspended: {
        get subject() {
          return `Tu cuenta de afiliado en ${site.name} está suspendida`;
        },
        text: "Quienes llevan esta academia han suspendido tu cuenta de afiliado. Hasta que la reactiven, las visitas y las altas que lleguen por tu enlace no cuentan.",
      },
      rejected: {
        get subject() {
          return `Tu solicitud de afiliación a ${site.name}`;
        },
        text: "Quienes llevan esta academia han decidido no aceptar tu solicitud.",
      },
    },
  },
};
