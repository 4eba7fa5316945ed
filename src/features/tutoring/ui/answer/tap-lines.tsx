import { useId } from "react";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { linesIn } from "#tutor/items/say-given.ts";
import type { StimulusView } from "../../contract/interaction.ts";
import { type DraftOf, toggled } from "./draft-answer.ts";
import { languageOf } from "#client/problem/text-language.ts";
import { PickCard } from "./pick-card.tsx";

type TapLinesProps = {
  several: boolean;
  stimuli: readonly StimulusView[];
  locale: Locale;
  draft: DraftOf<"lines">;
  onDraft: (draft: DraftOf<"lines">) => void;
};

/** The lines of a passage or a program, to tap the one, or those, that show something. */
export function TapLines({ several, stimuli, locale, draft, onDraft }: TapLinesProps) {
  const translate = useTranslate();
  const name = useId();
  const isCode = stimuli.some((one) => one.kind === "passage" && one.code !== undefined);
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold text-quiet">
        {translate(several ? "answer.linesAll" : "answer.lines")}
      </legend>
      <div className="flex flex-col gap-1.5" lang={isCode ? undefined : locale}>
        {linesIn(stimuli).map((line, at) => (
          <PickCard
            key={`${at}. ${line[locale]}`}
            name={name}
            several={several}
            isPicked={draft.lines.includes(at + 1)}
            onPick={() =>
              onDraft({
                kind: "lines",
                lines: several ? toggled(draft.lines, at + 1).toSorted((a, b) => a - b) : [at + 1],
              })
            }
          >
            <span className="mr-2 text-quiet tabular-nums">{at + 1}</span>
            {isCode ? (
              <code className="whitespace-pre-wrap">{line[locale]}</code>
            ) : (
              <span lang={languageOf(line, locale)}>
                <RichLine text={line[locale]} />
              </span>
            )}
          </PickCard>
        ))}
      </div>
    </fieldset>
  );
}
