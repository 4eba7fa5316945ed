import { useId } from "react";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Interaction } from "#tutor/items/interaction.ts";
import { Select } from "#ui/select.tsx";
import type { DraftOf } from "./draft-answer.ts";

type MatchPairsProps = {
  interaction: Extract<Interaction, { kind: "match" }>;
  locale: Locale;
  draft: DraftOf<"match">;
  onDraft: (draft: DraftOf<"match">) => void;
};

/** Each thing with a list of what it may belong to: the platform's own, known to every phone and screen reader. */
export function MatchPairs({ interaction, locale, draft, onDraft }: MatchPairsProps) {
  const translate = useTranslate();
  const id = useId();
  const options = interaction.right.map(({ name, text }) => ({
    value: name,
    label: plainMaths(text[locale]).replaceAll("`", ""),
  }));
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold text-quiet">
        {translate("answer.match")}
      </legend>
      <div className="flex flex-col gap-3" lang={locale}>
        {interaction.left.map(({ name, text }) => (
          <div key={name} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-2">
            <label htmlFor={`${id}-${name}`} className="break-words">
              <RichLine text={text[locale]} />
            </label>
            <Select
              id={`${id}-${name}`}
              options={options}
              value={draft.pairs[name] ?? null}
              placeholder={translate("answer.pick")}
              onValue={(partner) =>
                onDraft({ kind: "match", pairs: { ...draft.pairs, [name]: partner } })
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
