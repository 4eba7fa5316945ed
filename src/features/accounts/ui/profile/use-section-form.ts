import { type ComponentProps, useState } from "react";
import { type Submission, useSubmission } from "#client/use-submission.ts";

/** The form of a section, which says quietly that it was saved until something is typed again. */
export type SectionForm = Omit<Submission, "form"> & {
  isSaved: boolean;
  form: Submission["form"] & Pick<ComponentProps<"form">, "onInput">;
};

/** A submission that remembers whether it worked. */
export function useSectionForm<Result>(
  send: (fields: FormData) => Promise<Result>,
  onDone: (result: Result) => void,
): SectionForm {
  const [isSaved, setSaved] = useState(false);
  const submission = useSubmission(
    (fields) => {
      setSaved(false);
      return send(fields);
    },
    (result: Result) => {
      setSaved(true);
      onDone(result);
    },
  );
  return {
    ...submission,
    isSaved,
    form: { ...submission.form, onInput: () => setSaved(false) },
  };
}
