import { days, type KeptTable, toRun } from "./kept-table.ts";

/** Tables of the program's own. */
export const programTables: Readonly<Record<string, KeptTable>> = {
  rate_limits: {
    owner: "program",
    what: {
      en: "Counters of requests, by account or by hashed address",
      es: "Contadores de peticiones, por cuenta o por dirección cifrada",
    },
    why: {
      en: "To keep out those who guess passwords",
      es: "Para frenar a quien adivina contraseñas",
    },
    kept: days(
      0,
      // A counter without an end has none to wait for.
      "to_timestamp(coalesce(expire, 0) / 1000.0)",
      "Until the counter runs out, a day at most",
      "Hasta que vence el contador, un día como máximo",
    ),
    student: "written-out",
  },
  site_versions: program(
    "What administrators made of the site’s own words, and which of them",
    "Lo que los administradores han hecho de los textos del sitio, y quién de ellos",
  ),
  curriculum_changes: program(
    "What administrators changed of the lessons and problems, who, and when",
    "Qué cambió la administración en las lecciones y los problemas, quién y cuándo",
  ),
  textbooks: program("Textbooks that were imported", "Libros de texto que se importaron"),
  textbook_passages: program("The text of those textbooks", "El texto de esos libros de texto"),
  "drizzle.__drizzle_migrations": program(
    "Which changes of the tables were made",
    "Qué cambios de las tablas se hicieron",
  ),
  "faro_jobs.migrations": program(
    "Which changes of the queue’s tables were made",
    "Qué cambios de las tablas de la cola se hicieron",
  ),
  "faro_jobs._private_jobs": program("Nightly work that waits", "Tareas nocturnas en espera"),
  "faro_jobs._private_job_queues": program("Queues of that work", "Colas de esas tareas"),
  "faro_jobs._private_tasks": program("Names of that work", "Nombres de esas tareas"),
  "faro_jobs._private_known_crontabs": program(
    "When that work was last done",
    "Cuándo se hicieron por última vez esas tareas",
  ),
};

function program(en: string, es: string): KeptTable {
  return { owner: "program", what: { en, es }, why: toRun, kept: { until: "program" } };
}
