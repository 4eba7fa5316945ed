import { type ComponentProps, useEffect, useState } from "react";
import { type Submission, useSubmission } from "#client/use-submission.ts";

/** The form of a section, which says quietly that it was saved until something is typed again. */
export type SectionForm = Omit<Submission, "form"> & {
  isSaved: boolean;
  form: Submission["form"] & Pick<ComponentProps<"form">, "onInput">;
};

/** A submission that remembers whether it worked; `clears` where nothing typed should stay then. */
export function useSectionForm<Result>(
  send: (fields: FormData) => Promise<Result>,
  onDone: (result: Result) => void,
  { clears = false }: { clears?: boolean } = {},
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
  const { ref } = submission.form;
  useEffect(() => {
    if (isSaved && clears) ref.current?.reset();
  }, [isSaved, clears, ref]);
  return {
    ...submission,
    isSaved,
    form: { ...submission.form, onInput: () => setSaved(false) },
  };
}
