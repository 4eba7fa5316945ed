import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { html, type Letter, plainText } from "./layout.ts";

export type ParentSignUpNoticeProps = {
  /** The administrator's address. */
  to: string;
  /** The new parent's account. */
  id: string;
  email: string;
  fullName: string;
  phone: string;
  /** The accounts in the admin area. */
  url: string;
};

/** Tells an administrator of a new parent (C-10: parent_signup with id, email, full_name and phone). */
export function parentSignUpNoticeEmail(props: ParentSignUpNoticeProps, locale: Locale): Email {
  const { subject, letter } = words[locale](props);
  return {
    kind: "parent_signup",
    to: props.to,
    subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

function facts({ id, email, fullName, phone }: ParentSignUpNoticeProps): string[] {
  return [`id: ${id}`, `email: ${email}`, `full_name: ${fullName}`, `phone: ${phone}`];
}

const words: Readonly<
  Record<Locale, (props: ParentSignUpNoticeProps) => { subject: string; letter: Letter }>
> = {
  en: (props) => ({
    subject: `New parent account at ${site.name}`,
    letter: {
      greeting: "Hello,",
      before: ["A parent has signed up:", ...facts(props)],
      action: { label: "Open the accounts", url: props.url },
      after: ["The address is not verified yet; the parent was sent a link for that."],
      footer: `You get this email because you are an administrator of ${site.name}.`,
    },
  }),
  es: (props) => ({
    subject: `Nueva cuenta familiar en ${site.name}`,
    letter: {
      greeting: "Hola:",
      before: ["Se ha registrado una familia:", ...facts(props)],
      action: { label: "Abrir las cuentas", url: props.url },
      after: ["La dirección aún no está confirmada; se le ha enviado un enlace para hacerlo."],
      footer: `Recibes este correo porque administras ${site.name}.`,
    },
  }),
};
