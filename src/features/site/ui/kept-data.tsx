import type { Locale } from "#shared/locale.ts";
import { recipients } from "#shared/recipients.ts";
import { periodWords, retention } from "#shared/retention/retention.ts";

const words = {
  en: {
    recipients:
      "Who can receive something, once the people who run this academy have connected them, or somebody has agreed to it",
    periods: "Every table of the database",
    purpose: "To what end",
    why: "Why",
    period: "How long",
    data: "What",
  },
  es: {
    recipients:
      "Quién puede recibir algo, una vez que lo hayan conectado quienes llevan esta academia o alguien lo haya autorizado",
    periods: "Todas las tablas de la base de datos",
    purpose: "Para qué",
    why: "Por qué",
    period: "Cuánto tiempo",
    data: "Qué",
  },
} as const satisfies Record<Locale, unknown>;

type Entry = { key: string; title: string; facts: readonly { name: string; text: string }[] };

/**
 * What the privacy page says of recipients and periods, made from what the program itself goes by: nothing for other
 * parts of it.
 */
export function KeptData({ section, locale }: { section: string; locale: Locale }) {
  const said = words[locale];
  if (section === "who-receives") {
    const entries = recipients.map(({ name, data, purpose }) => ({
      key: name.en,
      title: name[locale],
      facts: [
        { name: said.data, text: data[locale] },
        { name: said.purpose, text: purpose[locale] },
      ],
    }));
    return <Entries title={said.recipients} entries={entries} />;
  }
  if (section !== "how-long") return null;
  const entries = Object.entries(retention)
    .filter(([, { kept }]) => kept.until !== "program")
    .map(([key, { what, why, kept }]) => ({
      key,
      title: what[locale],
      facts: [
        { name: said.period, text: periodWords(kept, locale) },
        { name: said.why, text: why[locale] },
      ],
    }));
  return <Entries title={said.periods} entries={entries} />;
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <div className="mt-8 max-w-text">
      <h3 className="text-title">{title}</h3>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {entries.map(({ key, title: what, facts }) => (
          <li key={key} className="py-4">
            <p className="font-semibold">{what}</p>
            <dl className="mt-1 text-quiet">
              {facts.map(({ name, text }) => (
                <div key={name}>
                  <dt className="inline">{name}: </dt>
                  <dd className="inline">{text}.</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
