import { useId } from "react";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { wordsLengthMax } from "#tutor/items/interaction.ts";
import { TextInput } from "#ui/text-input.tsx";
import type { DraftOf } from "./draft-answer.ts";

type WriteWordsProps = {
  locale: Locale;
  draft: DraftOf<"words">;
  onDraft: (draft: DraftOf<"words">) => void;
};

/** A word or a few. */
export function WriteWords({ locale, draft, onDraft }: WriteWordsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-semibold text-quiet">
        {translate("answer.words")}
      </label>
      <TextInput
        id={id}
        lang={locale}
        value={draft.text}
        maxLength={wordsLengthMax}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onDraft({ kind: "words", text: event.target.value })}
      />
    </div>
  );
}
