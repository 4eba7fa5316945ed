import { type FormEvent, useId } from "react";
import { useTranslate } from "#client/language.tsx";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import type { Locale, Localized } from "#shared/locale.ts";
import { countWords, repeatedBeginning, textWordsMax } from "#tutor/items/writing-task.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { toggled } from "../answer/draft-answer.ts";

type GoThroughProps = {
  text: string;
  points: readonly Localized[];
  /** The places, from 0, of the points that hold. */
  ticked: readonly number[];
  locale: Locale;
  isBusy: boolean;
  onTicked: (ticked: readonly number[]) => void;
  onBack: () => void;
  onHandIn: () => void;
};

/** A text with its list of questions to oneself. Nothing of it is checked, and it says so. */
export function GoThrough(props: GoThroughProps) {
  const { text, points, ticked, locale, isBusy, onTicked, onBack, onHandIn } = props;
  const translate = useTranslate();
  const noteId = useId();
  const alike = repeatedBeginning(text);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onHandIn();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <p
        lang={locale}
        className="rounded-control bg-sunken px-4 py-3 break-words whitespace-pre-wrap"
      >
        {text}
      </p>
      <p className="text-small text-quiet">
        {translate("writing.count", { count: countWords(text), limit: textWordsMax })}
        {alike !== null && <> {translate("writing.alike", { word: alike })}</>}
      </p>
      <fieldset aria-describedby={noteId}>
        <legend data-first tabIndex={-1} className="mb-1 font-semibold">
          {translate("writing.list")}
        </legend>
        <div lang={locale}>
          {points.map((point, at) => (
            <Checkbox
              key={point[locale]}
              label={<RichLine text={point[locale]} />}
              checked={ticked.includes(at)}
              onChange={() => onTicked(toggled(ticked, at))}
            />
          ))}
        </div>
      </fieldset>
      <p id={noteId} className="text-small text-quiet">
        {translate("writing.onlyList")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lamp" pending={isBusy}>
          {translate("writing.handIn")}
        </Button>
        <Button onClick={onBack}>{translate("writing.change")}</Button>
      </div>
    </form>
  );
}
