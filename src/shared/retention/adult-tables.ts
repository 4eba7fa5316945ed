import {
  clickRetentionMs,
  contactMessageOpenDays,
  contactMessageRetentionDays,
  day,
  errorReportRetentionMs,
} from "../constants.ts";
import { account, days, type KeptTable, toRun } from "./kept-table.ts";

/** Tables whose rows are parents', affiliates', administrators' and visitors'. */
export const adultTables: Readonly<Record<string, KeptTable>> = {
  emails: {
    owner: "parent",
    what: {
      en: "Emails that were sent, with their text for the first 30 days",
      es: "Correos enviados, con su texto los primeros 30 días",
    },
    why: {
      en: "So that none is lost where the mail relay fails",
      es: "Para que ninguno se pierda si falla el servidor de correo",
    },
    kept: days(
      180,
      "created_at",
      "{days} days after it was written",
      "{days} días después de escribirse",
    ),
    student: "written-out",
  },
  parent_accounts: {
    owner: "parent",
    what: {
      en: "Name, email address, telephone number and language",
      es: "Nombre, correo, teléfono e idioma",
    },
    why: { en: "The account itself", es: "La cuenta misma" },
    kept: account,
  },
  parent_preferences: {
    owner: "parent",
    what: {
      en: "When and of what a parent wants emails: time zone, day of the weekly summary, quiet hours",
      es: "Cuándo y de qué quiere correos la familia: zona horaria, día del resumen semanal, horas de silencio",
    },
    why: toRun,
    kept: account,
    withheld: ["unsubscribe_key"],
  },
  consent_requests: {
    owner: "parent",
    what: {
      en: "A child who asked to join: first name and the parent’s address",
      es: "Un menor que pidió entrar: nombre de pila y correo de su familia",
    },
    why: { en: "To ask the parent", es: "Para preguntar a la familia" },
    kept: days(
      0,
      "expires_at",
      "Until it is answered, 7 days at most",
      "Hasta que se responde, 7 días como máximo",
    ),
  },
  deletion_certificates: {
    owner: "parent",
    what: {
      en: "Proof that a student’s records were deleted; it names nobody",
      es: "Prueba de que se borraron los datos de un estudiante; no nombra a nadie",
    },
    why: { en: "So that the family can show it", es: "Para que la familia pueda mostrarla" },
    kept: days(
      1095,
      "deleted_at",
      "{days} days after the deletion",
      "{days} días después del borrado",
    ),
  },
  affiliates: {
    owner: "affiliate",
    what: {
      en: "Name, email address, code and standing of an affiliate",
      es: "Nombre, correo, código y estado de un afiliado",
    },
    why: { en: "The account itself", es: "La cuenta misma" },
    kept: account,
    student: { column: "user_id" },
  },
  affiliate_branding: {
    owner: "affiliate",
    what: { en: "How an affiliate’s own page looks", es: "El aspecto de la página de un afiliado" },
    why: { en: "To show that page", es: "Para mostrar esa página" },
    kept: { until: "with", table: "affiliates" },
    student: { column: "affiliate_id", in: "affiliates" },
  },
  brand_hostnames: {
    owner: "affiliate",
    what: {
      en: "An affiliate’s own hostname and the proof of it",
      es: "El dominio propio de un afiliado y su comprobación",
    },
    why: { en: "To show their page there", es: "Para mostrar allí su página" },
    kept: { until: "with", table: "affiliates" },
    student: { column: "affiliate_id", in: "affiliates" },
  },
  brand_drafts: {
    owner: "affiliate",
    what: {
      en: "An affiliate’s own page as saved and not yet published",
      es: "La página de un afiliado guardada y todavía sin publicar",
    },
    why: { en: "So that they can go on with it", es: "Para que pueda seguir con ella" },
    kept: { until: "with", table: "affiliates" },
    student: { column: "affiliate_id", in: "affiliates" },
  },
  brand_pictures: {
    owner: "affiliate",
    what: {
      en: "Pictures that an affiliate uploaded for their own page",
      es: "Imágenes que un afiliado subió para su página",
    },
    why: { en: "To show them there", es: "Para mostrarlas allí" },
    kept: { until: "with", table: "affiliates" },
    student: { column: "affiliate_id", in: "affiliates" },
  },
  commission_plans: {
    owner: "affiliate",
    what: {
      en: "What was agreed with an affiliate about commissions",
      es: "Lo acordado con un afiliado sobre comisiones",
    },
    why: { en: "To reckon them", es: "Para calcularlas" },
    kept: { until: "with", table: "affiliates" },
    student: { column: "affiliate_id", in: "affiliates" },
  },
  money_payments: {
    owner: "parent",
    what: {
      en: "Payments of a family: amount, day, note, and its mailboxes as hashes",
      es: "Pagos de una familia: importe, día, nota y sus correos como huella",
    },
    why: {
      en: "To answer for them, and to know a family that comes again",
      es: "Para responder de ellos y reconocer a una familia que vuelve",
    },
    kept: account,
    student: { column: "student_id" },
    withheld: ["mailbox_hashes", "client_id"],
  },
  commissions: {
    owner: "affiliate",
    what: {
      en: "Commissions: amount, day and standing, by ids that name nobody",
      es: "Comisiones: importe, día y estado, con identificadores que no nombran a nadie",
    },
    why: {
      en: "Books of money are kept for ten years",
      es: "Las cuentas se guardan diez años",
    },
    kept: days(
      3653,
      "created_at",
      "{days} days after it was written",
      "{days} días después de escribirse",
    ),
  },
  money_entries: {
    owner: "affiliate",
    what: {
      en: "The ledger of payments, commissions, refunds and payouts, by ids that name nobody",
      es: "El libro de pagos, comisiones, devoluciones y remesas, con identificadores que no nombran a nadie",
    },
    why: {
      en: "Books of money are kept for ten years",
      es: "Las cuentas se guardan diez años",
    },
    kept: days(
      3653,
      "created_at",
      "{days} days after it was written",
      "{days} días después de escribirse",
    ),
  },
  payout_runs: {
    owner: "affiliate",
    what: {
      en: "Payout runs: when they were proposed, approved and paid, and the bank’s reference",
      es: "Remesas: cuándo se propusieron, aprobaron y pagaron, y la referencia del banco",
    },
    why: {
      en: "Books of money are kept for ten years",
      es: "Las cuentas se guardan diez años",
    },
    kept: days(
      3653,
      "created_at",
      "{days} days after it was written",
      "{days} días después de escribirse",
    ),
  },
  payouts: {
    owner: "affiliate",
    what: {
      en: "What an affiliate got in a payout run",
      es: "Lo que cobró un afiliado en una remesa",
    },
    why: {
      en: "Books of money are kept for ten years",
      es: "Las cuentas se guardan diez años",
    },
    kept: { until: "with", table: "payout_runs" },
  },
  payout_items: {
    owner: "affiliate",
    what: {
      en: "Which entries of the ledger a payout settled",
      es: "Qué apuntes del libro liquidó un pago",
    },
    why: {
      en: "Books of money are kept for ten years",
      es: "Las cuentas se guardan diez años",
    },
    kept: { until: "with", table: "money_entries" },
  },
  affiliate_clicks: {
    owner: "visitor",
    what: {
      en: "Visits by an affiliate’s link, without a name",
      es: "Visitas por el enlace de un afiliado, sin nombre",
    },
    why: { en: "To count them for the affiliate", es: "Para contárselas al afiliado" },
    kept: days(
      clickRetentionMs / day,
      "created_at",
      "{days} days after the visit",
      "{days} días después de la visita",
    ),
  },
  contact_messages: {
    owner: "visitor",
    what: {
      en: "Messages from the contact page: the name and address that were given, what was written, and our answers",
      es: "Mensajes de la página de contacto: el nombre y el correo que se dieron, lo escrito y nuestras respuestas",
    },
    why: { en: "To answer them", es: "Para responderlos" },
    kept: days(
      contactMessageRetentionDays,
      `coalesce(closed_at, received_at + interval '${contactMessageOpenDays - contactMessageRetentionDays} days')`,
      `{days} days after somebody closed it, and ${contactMessageOpenDays} days where nobody did`,
      `{days} días después de que alguien lo cerró, y ${contactMessageOpenDays} días si no lo cerró nadie`,
    ),
    student: "written-out",
  },
  declined_clicks: {
    owner: "affiliate",
    what: {
      en: "How many visits by an affiliate’s link did not count on a day, and why; nothing of the visitors",
      es: "Cuántas visitas por el enlace de un afiliado no contaron un día y por qué; nada de los visitantes",
    },
    why: {
      en: "To show the affiliate what was left out",
      es: "Para mostrar al afiliado qué se dejó fuera",
    },
    kept: days(
      clickRetentionMs / day,
      "day::timestamp at time zone 'UTC'",
      "{days} days after the day",
      "{days} días después de ese día",
    ),
  },
  error_reports: {
    owner: "visitor",
    what: {
      en: "Error reports that somebody chose to send: what failed, where in the program, and in which browser; no name and nothing that was typed",
      es: "Informes de error que alguien quiso enviar: qué falló, en qué lugar del programa y en qué navegador; sin nombre y sin nada de lo escrito",
    },
    why: { en: "To mend the program", es: "Para arreglar el programa" },
    kept: days(
      errorReportRetentionMs / day,
      "created_at",
      "{days} days after it was sent",
      "{days} días después de enviarse",
    ),
  },
  family_invitations: {
    owner: "parent",
    what: {
      en: "Invitations to look after a student: who asked whom, and the answer",
      es: "Invitaciones para cuidar de un estudiante: quién se lo pidió a quién, y la respuesta",
    },
    why: { en: "So that both sides can say yes", es: "Para que ambas partes puedan decir que sí" },
    kept: days(
      30,
      "expires_at",
      "{days} days after the invitation ran out",
      "{days} días después de caducar la invitación",
    ),
    student: "written-out",
    withheld: ["token_hash"],
  },
  invited_children: {
    owner: "student",
    what: {
      en: "Which students an invitation is about",
      es: "De qué estudiantes trata una invitación",
    },
    why: { en: "So that both sides can say yes", es: "Para que ambas partes puedan decir que sí" },
    kept: { until: "with", table: "family_invitations" },
    student: { column: "student_id" },
  },
  second_factors: {
    owner: "administrator",
    what: {
      en: "The encrypted secret of an administrator’s second step at sign-in",
      es: "El secreto cifrado del segundo paso con el que entra un administrador",
    },
    why: {
      en: "To check the codes of their app",
      es: "Para comprobar los códigos de su aplicación",
    },
    kept: account,
    student: { column: "profile_id" },
    withheld: ["secret"],
  },
  second_factor_codes: {
    owner: "administrator",
    what: {
      en: "Codes with which an administrator signs in without the app, as a hash",
      es: "Códigos con los que un administrador entra sin la aplicación, como huella",
    },
    why: { en: "So that each works once", es: "Para que cada uno sirva una sola vez" },
    kept: { until: "with", table: "second_factors" },
    student: { column: "profile_id" },
    withheld: ["code_hash"],
  },
  audit_entries: {
    owner: "administrator",
    what: {
      en: "What administrators did to an account, and who came to look after a student or left",
      es: "Lo que los administradores hicieron en una cuenta, y quién empezó o dejó de cuidar de un estudiante",
    },
    why: { en: "So that they can be held to account", es: "Para que respondan de ello" },
    kept: days(1095, "created_at", "{days} days after the deed", "{days} días después del hecho"),
    student: "written-out",
  },
};
