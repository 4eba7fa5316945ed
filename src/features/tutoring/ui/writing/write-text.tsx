import { type FormEvent, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { countWords, textLengthMax, textWordsMax } from "#tutor/items/writing-task.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";

type WriteTextProps = {
  text: string;
  locale: Locale;
  onText: (text: string) => void;
  onDone: () => void;
};

/** Where a longer text is written, with how many words it has. */
export function WriteText({ text, locale, onText, onDone }: WriteTextProps) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const count = countWords(text);
  const over = count - textWordsMax;
  const fault =
    over > 0
      ? translate("writing.tooLong", { over, limit: textWordsMax })
      : isAsked && count === 0
        ? translate("writing.empty")
        : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (count > 0 && over <= 0) onDone();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={translate("writing.label")}
        help={translate("writing.count", { count, limit: textWordsMax })}
        error={fault}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            lang={locale}
            value={text}
            maxLength={textLengthMax}
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="lamp" className="self-start">
        {translate("writing.done")}
      </Button>
    </form>
  );
}
