import type { Localized } from "./locale.ts";

/** Somebody outside the academy whom the program sends something to, once the operator has connected them. */
export type Recipient = {
  name: Localized;
  /** Which settings connect them; without these nothing is sent. */
  settings: readonly string[];
  data: Localized;
  purpose: Localized;
  /** Files of the program that open the connection, from the root: the only ones that may. */
  openedBy: readonly string[];
};

/**
 * Everybody outside the academy that the program can send data to. The public privacy page shows this list, and
 * features/privacy/recipients.test.ts holds that no other file of the server opens a connection.
 */
export const recipients: readonly Recipient[] = [
  {
    name: { en: "Mail relay", es: "Servidor de correo" },
    settings: ["SMTP_URL"],
    data: {
      en: "E-mails: the recipient’s address and the text",
      es: "Correos: la dirección de quien los recibe y el texto",
    },
    purpose: { en: "To deliver them", es: "Entregarlos" },
    openedBy: ["src/platform/mail.ts"],
  },
  {
    name: { en: "Provider of a language model", es: "Proveedor de un modelo de lenguaje" },
    settings: ["AI_PROVIDER", "AI_BASE_URL"],
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
    settings: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
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
];
