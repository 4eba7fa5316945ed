import { html, type Letter, plainText } from "#features/accounts/emails/layout.ts";
import type { Email } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
import { type AlertCategory, alertUnclaimedHours } from "#shared/oversight.ts";
import { site } from "#shared/site.ts";

/** Why an alert is an administrator's: they look first, there is nobody else to tell, or nobody has taken it. */
export type AlertReason = "first" | "nobody" | "unclaimed";

export type WaitingAlertProps = {
  to: string;
  category: AlertCategory;
  reason: AlertReason;
  /** The alert on the administrators' page. */
  url: string;
};

/** Tells an administrator that an alert waits. It names nobody and quotes nothing: who it is stands behind the sign-in. */
export function waitingAlertEmail(props: WaitingAlertProps, locale: Locale): Email {
  const { category, reason, url } = props;
  const say = words[locale];
  const letter: Letter = {
    greeting: say.greeting,
    before: [say.categories[category], say.reasons[reason], say.falseAlarm],
    action: { label: say.action, url },
    after: [say.once],
    footer: say.footer,
  };
  return {
    kind: "waiting-alert",
    to: props.to,
    subject: say.subject,
    text: plainText(letter),
    html: html(letter, locale),
  };
}

type Words = {
  subject: string;
  greeting: string;
  categories: Readonly<Record<AlertCategory, string>>;
  reasons: Readonly<Record<AlertReason, string>>;
  falseAlarm: string;
  action: string;
  once: string;
  footer: string;
};

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: "An alert about a student waits for you",
    greeting: "Hello,",
    categories: {
      "self-harm": "A student wrote something that sounds like hurting oneself.",
      abuse: "A student wrote something that sounds like being hurt by somebody.",
      grooming: "A student wrote something that sounds like being lured by somebody.",
      eating: "A student wrote something that sounds like not eating, or being sick on purpose.",
      violence: "A student wrote something that sounds like violence or danger.",
      bullying: "A student wrote something that sounds like being bullied.",
    },
    reasons: {
      first:
        "The parents were not told, for the danger may be at home. Please look at it now and decide what is safe.",
      nobody: "Nobody looks after this student’s account who could be told. Please look at it now.",
      unclaimed: `The parents were written to, but for ${alertUnclaimedHours} hours nobody has said that they read it. Please look at it now.`,
    },
    falseAlarm: "It may be a false alarm: a program found it by its words.",
    action: "Look at the alert",
    once: "You get one email for each alert. Those that wait stand on the overview of the admin area.",
    get footer() {
      return `You get this email because you administer ${site.name}.`;
    },
  },
  es: {
    subject: "Una alerta sobre un estudiante te espera",
    greeting: "Hola:",
    categories: {
      "self-harm": "Un estudiante escribió algo que suena a querer hacerse daño.",
      abuse: "Un estudiante escribió algo que suena a que alguien le hace daño.",
      grooming: "Un estudiante escribió algo que suena a que alguien lo quiere engatusar.",
      eating: "Un estudiante escribió algo que suena a no comer o vomitar a propósito.",
      violence: "Un estudiante escribió algo que suena a violencia o peligro.",
      bullying: "Un estudiante escribió algo que suena a acoso.",
    },
    reasons: {
      first:
        "No se avisó a la familia, porque el peligro puede estar en casa. Míralo ahora, por favor, y decide qué es seguro.",
      nobody:
        "Nadie que cuide de la cuenta de este estudiante puede recibir el aviso. Míralo ahora, por favor.",
      unclaimed: `Se escribió a la familia, pero en ${alertUnclaimedHours} horas nadie ha dicho que lo leyó. Míralo ahora, por favor.`,
    },
    falseAlarm: "Puede ser una falsa alarma: lo encontró un programa por sus palabras.",
    action: "Ver la alerta",
    once: "Recibes un correo por cada alerta. Las que esperan están en el resumen de la administración.",
    get footer() {
      return `Recibes este correo porque administras ${site.name}.`;
    },
  },
};
