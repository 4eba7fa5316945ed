import type { Locale } from "#shared/locale.ts";
import type { ProblemView } from "../contract.ts";
import { Stimuli } from "#client/problem/stimuli.tsx";
import { FormAsked } from "./form-asked.tsx";
import { Picture } from "#client/problem/picture.tsx";

type ProblemDetailsProps = {
  problem: Pick<ProblemView, "picture" | "formAsked" | "stimuli">;
  /** The language of the session. */
  locale: Locale;
};

/** What goes with the words of a problem: its picture, and the form its answer is asked for. */
export function ProblemDetails({ problem, locale }: ProblemDetailsProps) {
  const { picture, formAsked, stimuli } = problem;
  return (
    <>
      {formAsked && <FormAsked form={formAsked} />}
      {stimuli && <Stimuli stimuli={stimuli} locale={locale} />}
      {picture && <Picture picture={picture} locale={locale} />}
    </>
  );
}
