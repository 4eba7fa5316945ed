import type { Localized } from "../locale.ts";
import { account, days, type KeptTable, toRun } from "./kept-table.ts";

/** How long lessons are kept, in days: two school years and a summer to look back on. */
const lessons = 730;

const toTeach: Localized = {
  en: "The tutor teaches by it",
  es: "El tutor se guía por ello para enseñar",
};
const toShow: Localized = {
  en: "It is the evidence behind every number that students and parents see",
  es: "Es la prueba de cada número que ven estudiantes y familias",
};
/** Tables whose rows are students'. */
export const studentTables: Readonly<Record<string, KeptTable>> = {
  profiles: {
    owner: "student",
    what: {
      en: "Name, username or email address, date of birth, grade, subjects and goals",
      es: "Nombre, nombre de usuario o correo, fecha de nacimiento, curso, materias y metas",
    },
    why: { en: "The account itself", es: "La cuenta misma" },
    kept: account,
    student: { column: "id" },
    withheld: ["password_hash"],
  },
  chats: {
    owner: "student",
    what: { en: "Sessions with the tutor", es: "Sesiones con el tutor" },
    why: {
      en: "So that a session can be read and gone on with",
      es: "Para poder releer y continuar una sesión",
    },
    kept: days(
      lessons,
      "updated_at",
      "{days} days after the session’s last message",
      "{days} días después del último mensaje de la sesión",
    ),
    student: { column: "student_id" },
    // The problem that is open, with its sealed answer.
    withheld: ["state"],
    said: ["title"],
  },
  messages: {
    owner: "student",
    what: {
      en: "What the student and the tutor wrote, with marks and problems",
      es: "Lo que escribieron el estudiante y el tutor, con correcciones y ejercicios",
    },
    why: {
      en: "So that a session can be read and gone on with",
      es: "Para poder releer y continuar una sesión",
    },
    kept: { until: "with", table: "chats" },
    student: { column: "chat_id", in: "chats" },
    withheld: ["decision", "details.withdrawn"],
    said: ["text", "details"],
    // What a session came to quotes answers from all of it.
    repeated: ["details.ending"],
  },
  attempts: {
    owner: "student",
    what: {
      en: "Marked answers, each with the reason for its mark",
      es: "Respuestas corregidas, cada una con el motivo",
    },
    why: toShow,
    kept: days(
      lessons,
      "created_at",
      "{days} days after the answer",
      "{days} días después de la respuesta",
    ),
    student: { column: "student_id" },
    said: ["receipt"],
  },
  daily_activity: {
    owner: "student",
    what: {
      en: "For every day and subject: how many problems, alone or with help, and how many minutes",
      es: "Por cada día y materia: cuántos ejercicios, con ayuda o sin ella, y cuántos minutos",
    },
    why: toShow,
    kept: days(
      lessons,
      "day::timestamp at time zone 'UTC'",
      "{days} days after the day",
      "{days} días después del día",
    ),
    student: { column: "student_id" },
  },
  study_days: {
    owner: "student",
    what: {
      en: "For every day: how many minutes were studied, and by the clock of which time zone the day was counted",
      es: "Por cada día: cuántos minutos se estudió y según el reloj de qué zona horaria se contó el día",
    },
    why: {
      en: "The minutes a day that parents set are counted by it, and parents read how long their child studied",
      es: "Con ello se cuentan los minutos al día que pone la familia, y la familia lee cuánto se estudió",
    },
    kept: days(
      lessons,
      "day::timestamp at time zone 'UTC'",
      "{days} days after the day",
      "{days} días después del día",
    ),
    student: { column: "student_id" },
  },
  child_rules: {
    owner: "student",
    what: {
      en: "What parents set: hours, minutes, subjects, help, language",
      es: "Lo que pone la familia: horario, minutos, materias, ayuda, idioma",
    },
    why: { en: "The tutor obeys it", es: "El tutor lo obedece" },
    kept: account,
    student: { column: "student_id" },
  },
  rule_changes: {
    owner: "student",
    what: {
      en: "Who changed these rules, when, and what they were before",
      es: "Quién cambió esas reglas, cuándo y cómo eran antes",
    },
    why: {
      en: "So that both sides can see every change and take it back",
      es: "Para que ambas partes vean cada cambio y se pueda deshacer",
    },
    kept: days(
      lessons,
      "created_at",
      "{days} days after the change",
      "{days} días después del cambio",
    ),
    student: { column: "student_id" },
  },
  time_requests: {
    owner: "student",
    what: {
      en: "Wishes for more time, with the reason and the answer",
      es: "Peticiones de más tiempo, con el motivo y la respuesta",
    },
    why: { en: "Parents answer them", es: "La familia las responde" },
    kept: days(
      90,
      "created_at",
      "{days} days after the wish",
      "{days} días después de la petición",
    ),
    student: { column: "student_id" },
  },
  challenges: {
    owner: "student",
    what: {
      en: "Marks that a student challenged, and what was decided",
      es: "Correcciones que un estudiante impugnó y lo que se decidió",
    },
    why: toShow,
    kept: { until: "with", table: "attempts" },
    student: { column: "student_id" },
    withheld: ["key"],
    said: ["prompt", "given", "finding", "reply"],
  },
  pending_notices: {
    owner: "student",
    what: {
      en: "What parents are told by email: a sign-in with its device, a lesson that ended, a skill that was mastered, a birthday that changes what they see, an alert",
      es: "De qué se avisa por correo a la familia: un inicio de sesión con su dispositivo, una sesión que terminó, una destreza dominada, un cumpleaños que cambia lo que ve, una alerta",
    },
    why: {
      en: "So that each thing is told once, and at the right hour",
      es: "Para que cada cosa se cuente una sola vez y a buena hora",
    },
    kept: days(
      lessons,
      "created_at",
      "{days} days after it happened",
      "{days} días después de ocurrir",
    ),
    student: { column: "student_id" },
  },
  kitchen_cards: {
    owner: "student",
    what: {
      en: "The question of each week to ask aloud, and whether the child could explain it",
      es: "La pregunta de cada semana para hacer en voz alta, y si el estudiante supo explicarlo",
    },
    why: toShow,
    kept: days(
      lessons,
      "created_at",
      "{days} days after the week",
      "{days} días después de la semana",
    ),
    student: { column: "student_id" },
  },
  alerts: {
    owner: "student",
    what: {
      en: "Words of a student that a person had to hear of, with what was done about it",
      es: "Palabras de un estudiante que una persona debía conocer, y lo que se hizo",
    },
    why: {
      en: "So that somebody helps, and can show that they did",
      es: "Para que alguien ayude y pueda mostrar que lo hizo",
    },
    kept: days(
      365,
      // What an account left unread has no period before it is read.
      "case when student_id is not null or reviewed_at is not null then created_at end",
      "{days} days after the words; longer only until a person has read them, where the account is gone",
      "{days} días después de escribirse; más tiempo solo hasta que las lea una persona, si la cuenta ya no existe",
    ),
    student: { column: "student_id" },
    said: ["snippet"],
    // What administrators noted for each other.
    withheld: ["note", "finding", "reviewed_at", "administrators_told_at"],
  },
  access_entries: {
    owner: "student",
    what: {
      en: "Who looked at what of a student, and when",
      es: "Quién miró qué de un estudiante, y cuándo",
    },
    why: {
      en: "So that the student and the family can see it",
      es: "Para que el estudiante y su familia puedan verlo",
    },
    kept: days(
      lessons,
      "last_at",
      "{days} days after the look",
      "{days} días después de la consulta",
    ),
    student: { column: "student_id" },
  },
  skill_mastery: {
    owner: "student",
    what: {
      en: "For every skill: how well it works with help and alone, and when to review it",
      es: "Por cada destreza: cuánto domina con ayuda y sin ella, y cuándo repasarla",
    },
    why: toTeach,
    kept: account,
    student: { column: "student_id" },
  },
  student_progress: {
    owner: "student",
    what: {
      en: "For every subject: a summary, strengths and gaps",
      es: "Por cada materia: un resumen, puntos fuertes y lagunas",
    },
    why: toTeach,
    kept: account,
    student: { column: "student_id" },
  },
  credit_accounts: {
    owner: "student",
    what: { en: "Credits left", es: "Créditos disponibles" },
    why: toRun,
    kept: account,
    student: { column: "student_id" },
  },
  credit_entries: {
    owner: "student",
    what: { en: "Every movement of credits", es: "Cada movimiento de créditos" },
    why: { en: "So that the balance can be checked", es: "Para poder comprobar el saldo" },
    kept: account,
    student: { column: "student_id" },
  },
  credit_requests: {
    owner: "student",
    what: {
      en: "Requests for more credits, with the note and the answer",
      es: "Peticiones de más créditos, con la nota y la respuesta",
    },
    why: {
      en: "So that the people of the academy can answer them",
      es: "Para que quienes llevan la academia puedan responderlas",
    },
    kept: account,
    student: { column: "student_id" },
  },
  guardianships: {
    owner: "student",
    what: { en: "Which adult looks after which student", es: "Qué adulto cuida de qué estudiante" },
    why: {
      en: "It opens a child’s records to the parent, until the child turns 18",
      es: "Abre los datos del menor a su familia, hasta que cumple 18 años",
    },
    kept: account,
    student: { column: "student_id" },
  },
  consents: {
    owner: "student",
    what: {
      en: "What was agreed to, when, how, by whom, and what was withdrawn",
      es: "Qué se autorizó, cuándo, cómo, quién, y qué se retiró",
    },
    why: { en: "The law asks for this proof", es: "La ley exige esta prueba" },
    kept: account,
    student: { column: "student_id" },
  },
  privacy_notices: {
    owner: "student",
    what: {
      en: "Which notices about a time limit were sent",
      es: "Qué avisos sobre un plazo se enviaron",
    },
    why: { en: "So that each is sent once", es: "Para enviar cada uno una sola vez" },
    kept: account,
    student: { column: "student_id" },
  },
  referrals: {
    owner: "student",
    what: {
      en: "Which affiliate’s link a student came by",
      es: "Por el enlace de qué afiliado llegó un estudiante",
    },
    why: { en: "The affiliate is credited with it", es: "Se le reconoce al afiliado" },
    kept: account,
    student: { column: "profile_id" },
  },
  family_brands: {
    owner: "student",
    what: {
      en: "Under which partner’s name, and on which host, a student or parent signed up",
      es: "Con el nombre de qué socio, y en qué dominio, se registró un estudiante o una familia",
    },
    why: {
      en: "To show the family that name, and write to it under it",
      es: "Para mostrar ese nombre a la familia y escribirle con él",
    },
    kept: account,
    student: { column: "profile_id" },
  },
  sessions: {
    owner: "student",
    what: {
      en: "Browsers that are signed in, of everybody",
      es: "Navegadores con la sesión iniciada, de todas las personas",
    },
    why: { en: "To know who makes a request", es: "Para saber quién hace una petición" },
    kept: days(0, "expires_at", "Until the session ends", "Hasta que termina la sesión"),
    student: { column: "profile_id" },
    withheld: ["token_hash"],
  },
  one_time_tokens: {
    owner: "student",
    what: {
      en: "Links sent by email, as a hash, of everybody",
      es: "Enlaces enviados por correo, como huella, de todas las personas",
    },
    why: { en: "So that each works once", es: "Para que cada uno sirva una sola vez" },
    kept: days(
      7,
      "least(expires_at, used_at)",
      "{days} days after the link was used or ran out",
      "{days} días después de usarse o caducar el enlace",
    ),
    student: { column: "profile_id" },
    withheld: ["token_hash"],
  },
};
