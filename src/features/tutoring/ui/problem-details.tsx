import type { Locale } from "#shared/locale.ts";
import type { ProblemView } from "../contract.ts";
import { FormAsked } from "./form-asked.tsx";
import { Picture } from "./picture.tsx";

type ProblemDetailsProps = {
  problem: Pick<ProblemView, "picture" | "formAsked">;
  /** The language of the session. */
  locale: Locale;
};

/** What goes with the words of a problem: its picture, and the form its answer is asked for. */
export function ProblemDetails({ problem, locale }: ProblemDetailsProps) {
  const { picture, formAsked } = problem;
  return (
    <>
      {formAsked && <FormAsked form={formAsked} />}
      {picture && <Picture picture={picture} locale={locale} />}
    </>
  );
}
