import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import type { BrandPart } from "../rules/waits.ts";

type DecisionLetterProps = {
  email: string;
  firstName: string;
  part: BrandPart;
  isApproved: boolean;
  /** What it is called: the brand, or the hostname. */
  name: string;
  /** In the administrator's words; empty where nothing was said. */
  reason: string;
  /** Whether others stay that were approved before. */
  stays?: boolean;
  url: string;
};

/** Tells an affiliate what was decided about their page, their words or their hostname, and why. */
export function decisionLetter(props: DecisionLetterProps, locale: Locale): Email {
  const { greeting, quote, action, footer, decisions } = words[locale];
  const { part, isApproved, name, reason } = props;
  const { subject, text } = decisions[part][isApproved ? "approved" : "refused"](
    name,
    props.stays ?? false,
  );
  const letter: Letter = {
    greeting: greeting(props.firstName),
    before: reason === "" ? [text] : [text, `${quote} ${reason}`],
    action: { label: action, url: props.url },
    after: [],
    footer,
  };
  return {
    kind: `brand-${part}-decided`,
    to: props.email,
    subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

type Said = (name: string, stays: boolean) => { subject: string; text: string };

type Words = {
  greeting: (firstName: string) => string;
  /** Before the administrator's words. */
  quote: string;
  action: string;
  footer: string;
  decisions: Readonly<Record<BrandPart, { approved: Said; refused: Said }>>;
};

const words: Readonly<Record<Locale, Words>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    quote: "They wrote:",
    action: "Open your page's editor",
    get footer() {
      return `You get this email because you have a partner page at ${site.name}. Questions: ${site.contactEmail}`;
    },
    decisions: {
      page: {
        approved: (name) => ({
          subject: `Your page ${name} is public`,
          text: "An administrator has looked at your page and switched it on. You can share its address from now on.",
        }),
        refused: (name) => ({
          subject: `Your page ${name} is not switched on`,
          text: "An administrator has looked at your page and left it off for now. You can change it and publish it again.",
        }),
      },
      blurb: {
        approved: (name) => ({
          subject: `Your words on ${name} are approved`,
          text: "An administrator has read what you wrote about yourself. It is shown on your page.",
        }),
        refused: (name) => ({
          subject: `Your words on ${name} are not shown`,
          text: "An administrator has read what you wrote about yourself and did not approve it. Your page is shown without it; you can write something else and publish it.",
        }),
      },
      styles: {
        approved: (name) => ({
          subject: `Your styles on ${name} are approved`,
          text: "An administrator has read your styles. Your page uses them.",
        }),
        refused: (name) => ({
          subject: `Your styles on ${name} are not used`,
          text: "An administrator has read your styles and did not approve them. You can change them and publish them again.",
        }),
      },
      measuring: {
        approved: (name) => ({
          subject: `Your script and ids on ${name} are approved`,
          text: "An administrator has read your script and your ids. They run on your page for visitors who agree.",
        }),
        refused: (name) => ({
          subject: `Your script and ids on ${name} are not used`,
          text: "An administrator has read your script and your ids and did not approve them. You can change them and publish them again.",
        }),
      },
      identity: {
        approved: (name) => ({
          subject: `Name and pictures of ${name} are approved`,
          text: "An administrator has looked at the names, the title, the pictures and the email for questions that you published. Children and families see them now, in letters too.",
        }),
        refused: (_name, stays) => ({
          subject: "Your new name and pictures were not approved",
          text: `An administrator has looked at the names, the title, the pictures and the email for questions that you published and did not approve them. ${stays ? "Those that were approved before stay" : "Your page is called by its address"}; you can publish others.`,
        }),
      },
      hostname: {
        approved: (name) => ({
          subject: `${name} is approved`,
          text: `Your page is shown at ${name} as long as the records stand in its DNS.`,
        }),
        refused: (name) => ({
          subject: `${name} is not approved`,
          text: `Your page is not shown at ${name}. You can enter another hostname.`,
        }),
      },
    },
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    quote: "Escribió:",
    action: "Abrir el editor de tu página",
    get footer() {
      return `Recibes este correo porque tienes una página de afiliado en ${site.name}. Preguntas: ${site.contactEmail}`;
    },
    decisions: {
      page: {
        approved: (name) => ({
          subject: `Tu página ${name} es pública`,
          text: "Un administrador ha visto tu página y la ha activado. Ya puedes compartir su dirección.",
        }),
        refused: (name) => ({
          subject: `Tu página ${name} no está activada`,
          text: "Un administrador ha visto tu página y por ahora no la ha activado. Puedes cambiarla y volver a publicarla.",
        }),
      },
      blurb: {
        approved: (name) => ({
          subject: `Tus palabras en ${name} están aprobadas`,
          text: "Un administrador ha leído lo que escribiste sobre ti. Ya se muestra en tu página.",
        }),
        refused: (name) => ({
          subject: `Tus palabras en ${name} no se muestran`,
          text: "Un administrador ha leído lo que escribiste sobre ti y no lo ha aprobado. Tu página se muestra sin ello; puedes escribir otra cosa y publicarla.",
        }),
      },
      styles: {
        approved: (name) => ({
          subject: `Tus estilos en ${name} están aprobados`,
          text: "Un administrador ha leído tus estilos. Tu página ya los usa.",
        }),
        refused: (name) => ({
          subject: `Tus estilos en ${name} no se usan`,
          text: "Un administrador ha leído tus estilos y no los ha aprobado. Puedes cambiarlos y volver a publicarlos.",
        }),
      },
      measuring: {
        approved: (name) => ({
          subject: `Tu script y tus identificadores en ${name} están aprobados`,
          text: "Un administrador ha leído tu script y tus identificadores. Funcionan en tu página con quien lo acepta.",
        }),
        refused: (name) => ({
          subject: `Tu script y tus identificadores en ${name} no se usan`,
          text: "Un administrador ha leído tu script y tus identificadores y no los ha aprobado. Puedes cambiarlos y volver a publicarlos.",
        }),
      },
      identity: {
        approved: (name) => ({
          subject: `El nombre y las imágenes de ${name} están aprobados`,
          text: "Un administrador ha visto los nombres, el título, las imágenes y el correo para preguntas que publicaste. Los niños y las familias ya los ven, también en los correos.",
        }),
        refused: (_name, stays) => ({
          subject: "Tu nuevo nombre y tus imágenes no se han aprobado",
          text: `Un administrador ha visto los nombres, el título, las imágenes y el correo para preguntas que publicaste y no los ha aprobado. ${stays ? "Siguen los que estaban aprobados" : "Tu página se llama como su dirección"}; puedes publicar otros.`,
        }),
      },
      hostname: {
        approved: (name) => ({
          subject: `${name} está aprobado`,
          text: `Tu página se muestra en ${name} mientras los registros sigan en su DNS.`,
        }),
        refused: (name) => ({
          subject: `${name} no está aprobado`,
          text: `Tu página no se muestra en ${name}. Puedes escribir otro dominio.`,
        }),
      },
    },
  },
};
