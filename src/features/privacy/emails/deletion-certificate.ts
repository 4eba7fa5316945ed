import { type Letter, written } from "#features/accounts/emails/layout.ts";
import type { Email, Sender } from "#platform/mail.ts";
import type { DeletionReason } from "#shared/consents.ts";
import type { Locale, Localized } from "#shared/locale.ts";
import { retention } from "#shared/retention/retention.ts";

export type DeletionCertificateProps = {
  email: string;
  firstName: string;
  certificateId: string;
  deletedAt: Date;
  reason: DeletionReason;
  /** Whether the reader asked for it. */
  byReader: boolean;
  /** Rows removed, by table. */
  removed: Readonly<Record<string, number>>;
  /** Where the certificate can be read again. */
  url: string;
};

/** The certificate of a deletion, to each adult who looked after the student. It names no student. */
export function deletionCertificateEmail(props: DeletionCertificateProps, locale: Locale): Email {
  return {
    kind: "deletion-certificate",
    to: props.email,
    answersToUs: true,
    ...written((from) => words[locale](props, from), locale),
  };
}

const reasons: Readonly<Record<DeletionReason, Localized>> = {
  guardian: {
    en: "Another adult who looks after the student asked for it and confirmed it with their password.",
    es: "Lo pidió otra persona adulta que cuida del estudiante y lo confirmó con su contraseña.",
  },
  student: {
    en: "The student asked for it and confirmed it.",
    es: "Lo pidió y lo confirmó el propio estudiante.",
  },
  administrator: {
    en: "An administrator of the academy did it.",
    es: "Lo hizo una persona que administra la academia.",
  },
  "guardian-left": {
    en: "The only adult who looked after the student deleted their own account.",
    es: "La única persona adulta que cuidaba del estudiante borró su propia cuenta.",
  },
  "no-consent": {
    en: "For seven days no parent’s consent stood for a child under 13.",
    es: "Durante siete días no hubo permiso de un adulto para un menor de 13 años.",
  },
  unused: {
    en: "Nobody had used the account for two years.",
    es: "Nadie había usado la cuenta en dos años.",
  },
};

function removedLines(removed: Readonly<Record<string, number>>, locale: Locale): string[] {
  return Object.entries(removed).map(
    ([table, rows]) => `${retention[table]?.what[locale] ?? table}: ${rows}`,
  );
}

function when(instant: Date, locale: Locale): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat(locale, format).format(instant)} UTC`;
}

const words: Readonly<
  Record<
    Locale,
    (props: DeletionCertificateProps, from: Sender) => { subject: string; letter: Letter }
  >
> = {
  en: ({ firstName, certificateId, deletedAt, reason, byReader, removed, url }, from) => ({
    subject: `Certificate of deletion ${certificateId}`,
    letter: {
      greeting: `Hello ${firstName},`,
      before: [
        "An account that you looked after was deleted, with everything that belonged to it. It cannot be brought back.",
        byReader ? "You asked for it and confirmed it with your password." : reasons[reason].en,
        `Certificate: ${certificateId}. Deleted: ${when(deletedAt, "en")}.`,
        `Entries removed. ${removedLines(removed, "en").join("; ")}.`,
      ],
      action: { label: "See the certificate", url },
      after: [
        "So that nothing of the student is left anywhere, this letter names nobody. Backups are overwritten by newer ones; nothing is brought back from them.",
      ],
      footer: `You get this email because you looked after the account. Questions: ${from.contactEmail}`,
    },
  }),
  es: ({ firstName, certificateId, deletedAt, reason, byReader, removed, url }, from) => ({
    subject: `Certificado de borrado ${certificateId}`,
    letter: {
      greeting: `Hola, ${firstName}:`,
      before: [
        "Se borró una cuenta de la que cuidabas, con todo lo que le pertenecía. No se puede recuperar.",
        byReader ? "Lo pediste tú y lo confirmaste con tu contraseña." : reasons[reason].es,
        `Certificado: ${certificateId}. Borrado: ${when(deletedAt, "es")}.`,
        `Entradas borradas. ${removedLines(removed, "es").join("; ")}.`,
      ],
      action: { label: "Ver el certificado", url },
      after: [
        "Para que no quede nada del estudiante en ninguna parte, esta carta no nombra a nadie. Las copias de seguridad se sustituyen por otras nuevas; nada se recupera de ellas.",
      ],
      footer: `Recibes este correo porque cuidabas de la cuenta. Preguntas: ${from.contactEmail}`,
    },
  }),
};
