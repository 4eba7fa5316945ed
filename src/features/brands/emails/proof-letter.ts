import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { proofLabel } from "../rules/hostname.ts";

export type HostnameNews = "failing" | "ended" | "straying" | "strayed";

type ProofLetterProps = {
  email: string;
  firstName: string;
  hostname: string;
  /** What was found of the proof or of where the name leads now, or that the page has ended for it. */
  news: HostnameNews;
  /** Where the name should lead. */
  mainHost: string;
  /** The addresses that it was found to lead to and that are not ours. */
  strange: readonly string[];
  /** When the page ends. */
  ends: Date;
  url: string;
};

/** Tells an affiliate that the proof of their hostname is gone from the DNS, or that it leads elsewhere. */
export function proofLetter(props: ProofLetterProps, locale: Locale): Email {
  const { greeting, footer, ...news } = words[locale];
  const { hostname } = props;
  const record = `${proofLabel}.${hostname}`;
  const day = new Intl.DateTimeFormat(locale === "en" ? "en-US" : "es", {
    dateStyle: "full",
    timeZone: "UTC",
  }).format(props.ends);
  const said = news[props.news](hostname, {
    record,
    day,
    mainHost: props.mainHost,
    found: props.strange,
  });
  const letter: Letter = {
    greeting: greeting(props.firstName),
    before: said.text,
    action: { label: said.action, url: props.url },
    after: [],
    footer,
  };
  return {
    kind: `hostname-${props.news}`,
    to: props.email,
    subject: said.subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

type Said = (
  hostname: string,
  more: { record: string; day: string; mainHost: string; found: readonly string[] },
) => { subject: string; text: string[]; action: string };

type Words = { greeting: (firstName: string) => string; footer: string } & Record<
  HostnameNews,
  Said
>;

const words: Readonly<Record<Locale, Words>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    get footer() {
      return `You get this email because your page at ${site.name} stands under a domain of yours. Questions: ${site.contactEmail}`;
    },
    failing: (hostname, { record, day }) => ({
      subject: `${hostname} can no longer be confirmed`,
      text: [
        `Each day we look for the TXT record at ${record} that shows that ${hostname} is yours. It is not there any more.`,
        `Please set it again. Your page keeps showing there until ${day}; if the record is still missing then, we switch it off.`,
      ],
      action: "See the record to set",
    }),
    ended: (hostname, { record }) => ({
      subject: `Your page no longer shows at ${hostname}`,
      text: [
        `The TXT record at ${record} has been missing for days, so we have switched your page off at ${hostname}. Your page at ${site.name} itself is still there.`,
        "Once the record is back your page shows there again.",
      ],
      action: "See the record to set",
    }),
    straying: (hostname, { day, mainHost, found }) => ({
      subject: `${hostname} leads somewhere else`,
      text: [
        `Each day we look where ${hostname} leads. It does not lead to ${mainHost} alone, so visitors may see a page that is not ours.`,
        ...(found.length > 0 ? [`These addresses are not ours: ${found.join(", ")}.`] : []),
        `Please set the record that we show you, and remove every other A and AAAA record and any proxy. If ${hostname} still leads elsewhere on ${day}, we switch your page off there and sign out everybody who signed in there.`,
      ],
      action: "See the record to set",
    }),
    strayed: (hostname, { mainHost, found }) => ({
      subject: `Your page is off at ${hostname}`,
      text: [
        `${hostname} has led elsewhere for days, so we have switched your page off there. Your page at ${site.name} itself is still there.`,
        ...(found.length > 0 ? [`These addresses are not ours: ${found.join(", ")}.`] : []),
        `Please remove every other A and AAAA record and any proxy: once it leads to ${mainHost} alone, your page shows there.`,
      ],
      action: "See the record to set",
    }),
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    get footer() {
      return `Recibes este correo porque tu página de ${site.name} está en un dominio tuyo. Preguntas: ${site.contactEmail}`;
    },
    failing: (hostname, { record, day }) => ({
      subject: `Ya no podemos comprobar que ${hostname} es tuyo`,
      text: [
        `Cada día buscamos el registro TXT en ${record}, que demuestra que ${hostname} es tuyo. Ya no está.`,
        `Vuelve a ponerlo, por favor. Tu página sigue ahí hasta el ${day}; si para entonces el registro no ha vuelto, la desactivamos.`,
      ],
      action: "Ver el registro que falta",
    }),
    ended: (hostname, { record }) => ({
      subject: `Tu página ya no se ve en ${hostname}`,
      text: [
        `El registro TXT en ${record} falta desde hace días, así que hemos desactivado tu página en ${hostname}. Tu página dentro de ${site.name} sigue en su sitio.`,
        "En cuanto vuelva el registro, tu página se verá allí otra vez.",
      ],
      action: "Ver el registro que falta",
    }),
    straying: (hostname, { day, mainHost, found }) => ({
      subject: `${hostname} apunta a otro sitio`,
      text: [
        `Cada día miramos adónde apunta ${hostname}. No apunta solo a ${mainHost}, así que quien entra puede ver una página que no es nuestra.`,
        ...(found.length > 0 ? [`Estas direcciones no son nuestras: ${found.join(", ")}.`] : []),
        `Pon el registro que te mostramos y quita todos los demás registros A y AAAA y cualquier proxy, por favor. Si el ${day} ${hostname} sigue apuntando a otro sitio, desactivamos tu página allí y cerramos las sesiones iniciadas en ese dominio.`,
      ],
      action: "Ver el registro que falta",
    }),
    strayed: (hostname, { mainHost, found }) => ({
      subject: `Tu página está desactivada en ${hostname}`,
      text: [
        `${hostname} lleva días apuntando a otro sitio, así que hemos desactivado tu página allí. Tu página dentro de ${site.name} sigue en su sitio.`,
        ...(found.length > 0 ? [`Estas direcciones no son nuestras: ${found.join(", ")}.`] : []),
        `Quita todos los demás registros A y AAAA y cualquier proxy, por favor: en cuanto apunte solo a ${mainHost}, tu página se verá allí.`,
      ],
      action: "Ver el registro que falta",
    }),
  },
};
