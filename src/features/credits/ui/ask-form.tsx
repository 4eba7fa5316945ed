import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { creditNoteLengthMax } from "#shared/constants.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Credits } from "../contract.ts";

type AskFormProps = {
  ask: (note: string) => Promise<Credits>;
  /** Called also where somebody else had asked before. */
  onAnswered: () => void;
  isDisabled: boolean;
};

/** Asks the academy for more credits with one tap, and a note for whoever likes to add one. */
export function AskForm({ ask, onAnswered, isDisabled }: AskFormProps) {
  const translate = useTranslate();
  const { form, failure, problem, isPending } = useSubmission(
    async (fields) => {
      try {
        return await ask(textOf(fields, "note"));
      } finally {
        onAnswered();
      }
    },
    () => showToast({ title: translate("credits.asked"), tone: "right" }),
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{translate("credits.askText")}</p>
      <FailureCallout failure={failure} title={translate("credits.askFailed")} />
      <Field label={translate("credits.note")} error={problem("note")}>
        {(control) => (
          <TextInput
            {...control}
            name="note"
            autoComplete="off"
            maxLength={creditNoteLengthMax}
            disabled={isDisabled}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="lamp"
        className="self-start"
        pending={isPending}
        disabled={isDisabled}
      >
        {translate(isPending ? "credits.asking" : "credits.ask")}
      </Button>
    </form>
  );
}
