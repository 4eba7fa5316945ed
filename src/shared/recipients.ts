import type { ConsentKind } from "./consents.ts";
import type { Localized } from "./locale.ts";

/** Somebody outside the academy who receives something. */
export type Recipient = {
  name: Localized;
  /**
   * Who sends it: the program, once settings of the operator have connected them; or the browser that a page has asked
   * to do something, where the consent was given.
   */
  sentBy: { program: readonly [setting: string, ...string[]] } | { browser: ConsentKind };
  data: Localized;
  purpose: Localized;
  /** Files of the program that open the connection or ask the browser, from the root: the only ones that may. */
  openedBy: readonly string[];
};

/**
 * Everybody outside the academy who can receive data. The public privacy page shows this list, and
 * features/privacy/recipients.test.ts holds that no other file of the program opens a connection, or has the browser
 * listen.
 */
export const recipients: readonly Recipient[] = [
  {
    name: { en: "Mail relay", es: "Servidor de correo" },
    sentBy: { program: ["SMTP_URL"] },
    data: {
      en: "Emails: the recipient’s address and the text",
      es: "Correos: la dirección de quien los recibe y el texto",
    },
    purpose: { en: "To deliver them", es: "Entregarlos" },
    openedBy: ["src/platform/mail.ts"],
  },
  {
    name: { en: "Provider of a language model", es: "Proveedor de un modelo de lenguaje" },
    sentBy: { program: ["AI_PROVIDER", "AI_BASE_URL"] },
    data: {
      en: "The problem, the last turns of the lesson and the grade, without names, addresses and numbers as far as the program recognizes them; on another company’s machine only where “An outside language model” was agreed to",
      es: "El ejercicio, los últimos turnos de la clase y el curso, sin nombres, direcciones ni números hasta donde el programa los reconoce; en la máquina de otra empresa, solo si se autorizó «Un modelo de lenguaje externo»",
    },
    purpose: {
      en: "To word the tutor’s next step, and for a second opinion on a challenged mark",
      es: "Redactar el siguiente paso del tutor y dar una segunda opinión sobre una corrección impugnada",
    },
    openedBy: [
      "src/platform/model/create-model-provider.ts",
      "src/platform/model/stream-answer.ts",
    ],
  },
  {
    name: { en: "Google", es: "Google" },
    sentBy: { program: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] },
    data: {
      en: "That somebody signs in here with their Google account, for whoever chooses that button",
      es: "Que alguien inicia sesión aquí con su cuenta de Google, si elige ese botón",
    },
    purpose: { en: "To sign in", es: "Iniciar sesión" },
    openedBy: [
      "src/features/accounts/google/provider.ts",
      "src/features/accounts/google/start-google.ts",
      "src/features/accounts/google/finish-google.ts",
    ],
  },
  {
    name: {
      en: "The speech service of the browser",
      es: "El servicio de voz del navegador",
    },
    sentBy: { browser: "voice" },
    data: {
      en: "What is said while the microphone on the tutor’s desk is on, straight from the browser to the company that makes it, unless the browser understands speech on the device; only where “Spoken words” was agreed to and the family’s rules allow it. The academy never gets the sound",
      es: "Lo que se dice mientras el micrófono de la mesa del tutor está encendido, directamente del navegador a la empresa que lo hace, salvo que el navegador entienda la voz en el propio dispositivo; solo si se autorizó «Palabras habladas» y las reglas de la familia lo permiten. La academia nunca recibe el sonido",
    },
    purpose: {
      en: "To turn what is said into text that can be changed before it is sent",
      es: "Pasar lo dicho a un texto que se puede cambiar antes de enviarlo",
    },
    openedBy: ["src/features/tutoring/ui/voice/recogniser.ts"],
  },
];
