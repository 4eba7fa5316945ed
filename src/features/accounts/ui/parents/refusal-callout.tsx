import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import type { AppError } from "#shared/errors.ts";
import type { RefusalWords } from "./refusal-words.ts";

type RefusalCalloutProps = {
  failure: AppError | null;
  words: (failure: AppError) => RefusalWords;
};

/** Says above a form why it was refused, in the words the specification has for it. */
export function RefusalCallout({ failure, words }: RefusalCalloutProps) {
  const translate = useTranslate();
  if (!failure) return null;
  const { title, text } = words(failure);
  return (
    <FailureCallout
      failure={failure}
      title={translate(title)}
      {...(text && { text: translate(text) })}
    />
  );
}
