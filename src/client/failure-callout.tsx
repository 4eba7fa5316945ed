import { useTranslate } from "./language.tsx";
import type { AppError } from "#shared/errors.ts";
import { Callout } from "#ui/callout.tsx";

type FailureCalloutProps = {
  failure: AppError | null;
  /** What did not work. */
  title: string;
  /** Said in place of the words the error has everywhere else. */
  text?: string;
};

/** Says above a form why it was refused, and is announced. With wrong fields it counts them; they say the rest. */
export function FailureCallout({ failure, title, text }: FailureCalloutProps) {
  const translate = useTranslate();
  if (!failure) return null;
  const count = Object.keys(failure.fields).length;
  return (
    <Callout kind="care" announce title={title}>
      {text ??
        (failure.code === "invalid_input" && count > 0
          ? translate("forms.errorSummary", { count })
          : translate(`errors.${failure.code}`, failure.data))}
    </Callout>
  );
}
