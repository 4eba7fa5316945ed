import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { type AlertFinding, alertFindings, alertNoteMax } from "#shared/oversight.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { showToast } from "#ui/toast.tsx";
import type { AdminAlert } from "../contract.ts";

type ReviewFormProps = { alert: AdminAlert; onReviewed: (alert: AdminAlert) => void };

/** What an administrator found; once that is chosen, the rest of the review. */
export function ReviewForm({ alert, onReviewed }: ReviewFormProps) {
  const translate = useTranslate();
  const [finding, setFinding] = useState<AlertFinding | null>(null);
  return (
    <div className="flex max-w-text flex-col gap-5">
      <RadioCards
        legend={translate("oversight.review")}
        options={alertFindings.map((value) => ({
          value,
          label: translate(`oversight.finding_${value}`),
          help: translate(`oversight.findingHelp_${value}`),
        }))}
        value={finding}
        onValue={setFinding}
        className="sm:grid-cols-2"
      />
      {finding !== null && <Found alert={alert} finding={finding} onReviewed={onReviewed} />}
    </div>
  );
}

type FoundProps = ReviewFormProps & { finding: AlertFinding };

/** A note, and whether the parents are to hear of it where they have not. */
function Found({ alert, finding, onReviewed }: FoundProps) {
  const translate = useTranslate();
  const { form, failure, problem, isPending } = useSubmission(
    (fields) =>
      call("oversight", "reviewAlert", {
        alertId: alert.id,
        finding,
        note: textOf(fields, "note"),
        tellGuardians: fields.has("tellGuardians"),
      }),
    (answer) => {
      onReviewed(answer.alert);
      showToast({ title: translate("oversight.reviewSaved"), tone: "right" });
    },
  );
  return (
    <form {...form} className="flex flex-col gap-5">
      <FailureCallout failure={failure} title={translate("oversight.alertNotSaved")} />
      <Field
        label={translate("oversight.note")}
        help={translate("oversight.noteHelp")}
        error={problem("note")}
      >
        {(control) => <TextArea {...control} name="note" rows={3} maxLength={alertNoteMax} />}
      </Field>
      {alert.route === "administrators" && alert.studentId !== null && (
        <Checkbox
          name="tellGuardians"
          label={
            <>
              <span className="block font-semibold">{translate("oversight.tell")}</span>
              <span className="block text-small text-quiet">{translate("oversight.tellHelp")}</span>
            </>
          }
        />
      )}
      <Button type="submit" pending={isPending} className="self-start">
        {translate("oversight.reviewSave")}
      </Button>
    </form>
  );
}
