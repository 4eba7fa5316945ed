import { RichLine } from "#client/rich-text/rich-text.tsx";
import type { Locale } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { languageOf } from "./text-language.ts";
import type { StimulusView } from "#features/tutoring/contract/interaction.ts";

type StimuliProps = { stimuli: readonly StimulusView[]; locale: Locale };

/** What a problem is asked about: passages and programs with numbered lines, tables. */
export function Stimuli({ stimuli, locale }: StimuliProps) {
  return stimuli.map((stimulus, at) =>
    stimulus.kind === "passage" ? (
      <Passage key={at} passage={stimulus} locale={locale} />
    ) : (
      <Table key={at} table={stimulus} locale={locale} />
    ),
  );
}

type PassageProps = { passage: Extract<StimulusView, { kind: "passage" }>; locale: Locale };

function Passage({ passage, locale }: PassageProps) {
  const { title, source, lines, code } = passage;
  return (
    <figure className="rounded-control bg-sunken px-4 py-3 text-body">
      <figcaption className="pb-2 text-small font-semibold">
        <RichLine text={title[locale]} />
      </figcaption>
      <ol
        className={classNames("flex flex-col gap-1", code && "overflow-x-auto")}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={code ? 0 : undefined}
      >
        {lines.map((line, at) => (
          <li
            key={`${at}. ${line[locale]}`}
            className={classNames(
              "grid",
              code ? "grid-cols-[1.5rem_max-content]" : "grid-cols-[1.5rem_minmax(0,1fr)]",
            )}
          >
            <span className="text-small text-quiet tabular-nums select-none">{at + 1}</span>
            {code ? (
              <code className="whitespace-pre">{line[locale] || " "}</code>
            ) : (
              <span lang={languageOf(line, locale)}>
                <RichLine text={line[locale]} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {source && <p className="pt-2 text-small text-quiet">{source[locale]}</p>}
    </figure>
  );
}

type TableProps = { table: Extract<StimulusView, { kind: "table" }>; locale: Locale };

function Table({ table, locale }: TableProps) {
  return (
    // The keyboard must be able to scroll what the pointer can.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full border-collapse text-body">
        <thead>
          <tr>
            {table.head.map((cell, at) => (
              <th
                key={at}
                scope="col"
                className="border-b border-edge px-2 py-1.5 text-left text-small font-semibold"
              >
                <RichLine text={cell[locale]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) => (
                <td key={x} className="border-b border-hairline px-2 py-1.5">
                  <RichLine text={cell[locale]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
