import { useId } from "react";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Interaction } from "#tutor/items/interaction.ts";
import { letterAt } from "#tutor/items/reading/letters.ts";
import { type DraftOf, toggled } from "./draft-answer.ts";
import { languageOf } from "#client/problem/text-language.ts";
import { PickCard } from "./pick-card.tsx";

type ChooseOptionsProps = {
  interaction: Extract<Interaction, { kind: "choice" }>;
  locale: Locale;
  draft: DraftOf<"choice">;
  onDraft: (draft: DraftOf<"choice">) => void;
};

/** Options, each with the letter by which it can be typed. */
export function ChooseOptions({ interaction, locale, draft, onDraft }: ChooseOptionsProps) {
  const translate = useTranslate();
  const name = useId();
  const { options, several } = interaction;
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold text-quiet">
        {translate(several ? "answer.chooseAll" : "answer.choose")}
      </legend>
      <div className="flex flex-col gap-2" lang={locale}>
        {options.map((option, place) => (
          <PickCard
            key={option.name}
            name={name}
            several={several}
            isPicked={draft.picked.includes(option.name)}
            onPick={() =>
              onDraft({
                kind: "choice",
                picked: several ? toggled(draft.picked, option.name) : [option.name],
              })
            }
          >
            <span className="mr-2 font-semibold text-quiet">{letterAt(place).toUpperCase()}</span>
            <span lang={languageOf(option.text, locale)}>
              <RichLine text={option.text[locale]} />
            </span>
          </PickCard>
        ))}
      </div>
    </fieldset>
  );
}
