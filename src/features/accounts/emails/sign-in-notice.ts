import type { Email, Sender } from "#platform/mail.ts";
import { site } from "#shared/site.ts";
import type { Locale } from "#shared/locale.ts";
import type { Device } from "../sessions/device.ts";
import { type Letter, written } from "./layout.ts";

/** Who signed in, at what and when. */
type SignInFacts = {
  /** Who signed in, where the reader is a parent; null where it was the reader's own account. */
  childFirstName: string | null;
  device: Device;
  at: Date;
  /** The time zone of the device, as IANA names it. */
  timeZone: string;
};

export type SignInNoticeProps = SignInFacts & {
  email: string;
  /** Who is written to. */
  firstName: string;
  /** Ends that sign-in. */
  url: string;
  /** Where a parent says that no more of these are wanted. */
  unsubscribe?: Letter["unsubscribe"];
};

/** Tells of a sign-in: a parent of their child's (F-05), anybody of one at a device that is new to the account. */
export function signInNoticeEmail(props: SignInNoticeProps, locale: Locale): Email {
  return {
    kind: props.childFirstName === null ? "sign-in-notice" : "child-sign-in-notice",
    to: props.email,
    ...written((from) => words[locale](props, from), locale),
  };
}

/** A child's sign-in in few words, for a letter that tells of several things. */
export function signInWords(
  { childFirstName: child, device, at, timeZone }: SignInFacts,
  locale: Locale,
): { subject: string; paragraphs: string[]; action: string } {
  const say = deviceSayings[locale];
  const what = `${deviceWords(device, say)}, ${timeWords(at, timeZone, locale)}`;
  return locale === "en"
    ? {
        subject: `${child} signed in to ${site.name}`,
        paragraphs: [`${child} signed in: ${what}.`],
        action: "Not your child? End that login",
      }
    : {
        subject: `${child} entró en ${site.name}`,
        paragraphs: [`${child} entró: ${what}.`],
        action: "¿No fue tu hijo o hija? Cierra esa sesión",
      };
}

const deviceSayings: Readonly<Record<Locale, { on: string; unknown: string }>> = {
  en: { on: "on", unknown: "unknown" },
  es: { on: "en", unknown: "desconocido" },
};

/** "Saturday, November 21, 2026 at 4:05 PM CST (America/Chicago)". */
function timeWords(at: Date, timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  // Some systems put a narrow space before AM, which old mail programs show as a question mark.
  const said = format.format(at).replaceAll(/\s/g, " ");
  return timeZone === "UTC" ? said : `${said} (${timeZone.replaceAll("_", " ")})`;
}

/** The place as coarse as the time zone says it; nothing where the device says none. */
function placeWords(timeZone: string, words: string): string[] {
  if (timeZone === "UTC") return [];
  return [words.replace("{zone}", timeZone.replaceAll("_", " "))];
}

function deviceWords({ browser, system }: Device, say: { on: string; unknown: string }): string {
  if (browser === null) return system ?? say.unknown;
  return system === null ? browser : `${browser} ${say.on} ${system}`;
}

const words: Readonly<
  Record<Locale, (props: SignInNoticeProps, from: Sender) => { subject: string; letter: Letter }>
> = {
  en: ({ firstName, childFirstName: child, device, at, timeZone, url, unsubscribe }, from) => ({
    subject:
      child === null
        ? `New login to your ${from.name} account`
        : `${child} signed in to ${from.name}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        child === null
          ? "Somebody signed in to your account from a device we had not seen there before."
          : `${child} has just signed in.`,
        `Device: ${deviceWords(device, deviceSayings.en)}`,
        `Time: ${timeWords(at, timeZone, "en")}`,
        ...placeWords(timeZone, "Place: the device’s clock is set to {zone}. We look no closer."),
        child === null
          ? "If that was you, there is nothing to do."
          : "If you were expecting it, there is nothing to do.",
      ],
      action: {
        label: child === null ? "Not you? End that login" : "Not your child? End that login",
        url,
      },
      after: [],
      ...(unsubscribe ? { unsubscribe } : {}),
      footer:
        child === null
          ? `You get this email because your address belongs to an account at ${from.name}. Questions: ${from.contactEmail}`
          : `You get this email because you look after ${child}'s account at ${from.name}. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, childFirstName: child, device, at, timeZone, url, unsubscribe }, from) => ({
    subject:
      child === null
        ? `Nuevo inicio de sesión en tu cuenta de ${from.name}`
        : `${child} entró en ${from.name}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        child === null
          ? "Alguien inició sesión en tu cuenta desde un dispositivo que no habíamos visto antes."
          : `${child} acaba de iniciar sesión.`,
        `Dispositivo: ${deviceWords(device, deviceSayings.es)}`,
        `Hora: ${timeWords(at, timeZone, "es")}`,
        ...placeWords(
          timeZone,
          "Lugar: el reloj del dispositivo está en {zone}. No miramos más de cerca.",
        ),
        child === null
          ? "Si fuiste tú, no tienes que hacer nada."
          : "Si lo esperabas, no tienes que hacer nada.",
      ],
      action: {
        label:
          child === null
            ? "¿No fuiste tú? Cierra esa sesión"
            : "¿No fue tu hijo o hija? Cierra esa sesión",
        url,
      },
      after: [],
      ...(unsubscribe ? { unsubscribe } : {}),
      footer:
        child === null
          ? `Recibes este mensaje porque tu dirección pertenece a una cuenta de ${from.name}. Preguntas: ${from.contactEmail}`
          : `Recibes este mensaje porque cuidas de la cuenta de ${child} en ${from.name}. Preguntas: ${from.contactEmail}`,
    },
  }),
};
