import { escapeHtml } from "#features/accounts/emails/layout.ts";
import type { Sight } from "#shared/oversight.ts";
import type { Locale } from "#shared/locale.ts";
import { isRecord } from "#shared/records.ts";
import { periodWords, retention } from "#shared/retention/retention.ts";
import { site } from "#shared/site.ts";

/** A row as the database gives it in JSON. */
export type CopiedRow = Readonly<Record<string, unknown>>;

/** The rows of one student by table; tables without any are left out. */
type StudentCopy = Readonly<Record<string, readonly CopiedRow[]>>;

type Copy = {
  fullName: string;
  takenAt: string;
  copy: StudentCopy;
  json: string;
  /** How much of what was said in lessons is in it. */
  sight: Sight;
};

const words = {
  en: {
    title: (name: string) => `Everything ${site.name} keeps about ${name}`,
    taken: "Copied on",
    contents: "What is in here",
    rows: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
    why: "Why it is kept",
    period: "How long",
    json: "Save the same data for programs (JSON)",
    student: "Student",
    tutor: "Tutor",
    closed: {
      flagged:
        "From 13 to 15 parents read summaries of lessons and the parts that need care. So of what was said in lessons only those parts are in this copy. The student can take a copy with everything.",
      summaries:
        "From 16 on parents read summaries of lessons. So what was said in lessons is not in this copy. The student can take a copy with everything.",
    },
    left: "Left out: the password’s hash, hashes of links and sessions, and the sealed answers of problems that may still be open. They say nothing about a person.",
  },
  es: {
    title: (name: string) => `Todo lo que ${site.name} guarda sobre ${name}`,
    taken: "Copiado el",
    contents: "Qué contiene",
    rows: (count: number) => (count === 1 ? "1 entrada" : `${count} entradas`),
    why: "Por qué se guarda",
    period: "Cuánto tiempo",
    json: "Guardar los mismos datos para programas (JSON)",
    student: "Estudiante",
    tutor: "Tutor",
    closed: {
      flagged:
        "De los 13 a los 15 años la familia lee resúmenes de las lecciones y las partes que piden atención. Por eso, de lo dicho en las lecciones, esta copia solo contiene esas partes. El estudiante puede descargar una copia con todo.",
      summaries:
        "Desde los 16 años la familia lee resúmenes de las lecciones. Por eso esta copia no contiene lo dicho en las lecciones. El estudiante puede descargar una copia con todo.",
    },
    left: "No se incluyen: la huella de la contraseña, las huellas de enlaces y sesiones, ni las respuestas selladas de ejercicios que pueden seguir abiertos. No dicen nada de ninguna persona.",
  },
} as const satisfies Record<Locale, unknown>;

/** A copy of a student's records as one page that needs nothing beside it, the JSON within. */
export function renderCopy({ fullName, takenAt, copy, json, sight }: Copy, locale: Locale): string {
  const said = words[locale];
  const tables = Object.entries(copy);
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(takenAt));
  const closed =
    sight === "full" ? "" : `<p>${said.closed[sight === "flagged" ? sight : "summaries"]}</p>`;
  const data = Buffer.from(json).toString("base64");
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer"><title>${escapeHtml(said.title(fullName))}</title>
<style>${style}</style></head>
<body><header><h1>${escapeHtml(said.title(fullName))}</h1>
<p>${said.taken} ${escapeHtml(date)} UTC</p>
<p><a download="${escapeHtml(site.name.toLowerCase())}.json" href="data:application/json;base64,${data}">${said.json}</a></p>
<p>${said.left}</p>${closed}</header>
<nav aria-label="${said.contents}"><h2>${said.contents}</h2><ul>
${tables.map(([name, rows]) => `<li><a href="#${name}">${titleOf(name, locale)}</a> (${said.rows(rows.length)})</li>`).join("\n")}
</ul></nav>
<main>
${tables.map(([name, rows]) => section(name, rows, copy, locale)).join("\n")}
</main></body></html>
`;
}

function titleOf(name: string, locale: Locale): string {
  return escapeHtml(retention[name]?.what[locale] ?? name);
}

function section(
  name: string,
  rows: readonly CopiedRow[],
  copy: StudentCopy,
  locale: Locale,
): string {
  const said = words[locale];
  const table = retention[name];
  const facts = table
    ? `<p class="quiet">${said.why}: ${escapeHtml(table.why[locale])}. ${said.period}: ${escapeHtml(periodWords(table.kept, locale))}.</p>`
    : "";
  const body =
    name === "messages"
      ? conversations(rows, copy.chats ?? [], locale)
      : rows.map(entry).join("\n");
  return `<section id="${name}"><h2>${titleOf(name, locale)}</h2>
<p class="quiet"><code>${name}</code></p>${facts}
${body}</section>`;
}

/** Messages under the session they belong to, in the order in which they were said. */
function conversations(
  rows: readonly CopiedRow[],
  chats: readonly CopiedRow[],
  locale: Locale,
): string {
  const said = words[locale];
  return chats
    .map((chat) => {
      const turns = rows
        .filter((row) => row.chat_id === chat.id)
        .toSorted((a, b) => Number(a.position) - Number(b.position))
        .map((row) => {
          const who = row.author === "student" ? said.student : said.tutor;
          const { text, ...rest } = row;
          return `<article><h4>${who} <small>${plain(row.created_at)}</small></h4>
${text === undefined ? "" : `<p class="said">${plain(text)}</p>`}<details>${entry(rest)}</details></article>`;
        });
      return `<h3>${plain(chat.title ?? chat.subject)} <small>${plain(chat.created_at)}</small></h3>${turns.join("\n")}`;
    })
    .join("\n");
}

/** A row, one line a column. */
function entry(row: CopiedRow): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== "")
    .map(
      ([column, value]) => `<dt>${plain(column.replaceAll("_", " "))}</dt><dd>${shown(value)}</dd>`,
    );
  return `<dl>${lines.join("")}</dl>`;
}

function shown(value: unknown): string {
  return isRecord(value) || Array.isArray(value)
    ? `<pre>${escapeHtml(JSON.stringify(value, null, 1))}</pre>`
    : plain(value);
}

function plain(value: unknown): string {
  return escapeHtml(typeof value === "string" ? value : JSON.stringify(value ?? ""));
}

const style = `:root{color-scheme:light dark}
body{margin:0 auto;padding:2rem 1rem;max-width:54rem;font:17px/1.6 Verdana,Arial,sans-serif}
h1,h2,h3{font-family:Georgia,serif;line-height:1.2}h2{margin-top:3rem}
.quiet,small{opacity:.75;font-size:.85em;font-weight:400}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;border-top:1px solid;padding:.75rem 0;margin:0}
dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font-size:.8em}
article{border-left:3px solid;padding-left:1rem;margin:1rem 0}.said{white-space:pre-wrap}h4{margin:0}
@media(max-width:36rem){dl{grid-template-columns:1fr}}`;
