import { useState } from "react";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import type { OutputFrom } from "#client/api.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { reasonLengthMax } from "../rules.ts";
import { useSkillChange, useSkillChanged } from "./use-skill-changed.ts";

type Changed = OutputFrom<"curriculum", "readSkill">;

type TakeOutProps = {
  skillId: string;
  isTaught: boolean;
  words: {
    /** The button that takes it out, and the title of the dialog that asks why. */
    out: MessageKey;
    outTitle: MessageKey;
    outText: MessageKey;
    outDone: MessageKey;
    /** The button that puts it back. */
    back: MessageKey;
    backDone: MessageKey;
  };
  /** What the buttons are about, for screen readers. */
  what: string;
  change: (isTaught: boolean, reason: string) => Promise<Changed>;
};

/** Takes a skill or a problem out of what is taught, with a reason, or puts it back. */
export function TakeOut(props: TakeOutProps) {
  const { skillId, isTaught, words, what, change } = props;
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const changed = useSkillChanged();
  const tried = useSkillChange(skillId);
  const putBack = useSubmission(
    () => tried(() => change(true, "")),
    (result) => changed(result, words.backDone),
  );
  // One button for both, so that it keeps the focus.
  return (
    <>
      <form {...putBack.form} className="flex flex-col items-start gap-3">
        <FailureCallout failure={putBack.failure} title={translate("curriculum.notChanged")} />
        <Button
          type={isTaught ? "button" : "submit"}
          pending={putBack.isPending}
          onClick={() => setAsking(isTaught)}
        >
          {translate(isTaught ? words.out : words.back)}
          <span className="sr-only"> {what}</span>
        </Button>
      </form>
      {isAsking && isTaught && <Ask {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Ask({ skillId, words, change, onClose }: TakeOutProps & { onClose: () => void }) {
  const translate = useTranslate();
  const changed = useSkillChanged();
  const tried = useSkillChange(skillId);
  const submission = useSubmission(
    (fields) => tried(() => change(false, textOf(fields, "reason"))),
    (result) => {
      onClose();
      changed(result, words.outDone);
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate(words.outTitle)}
      description={translate(words.outText)}
      closeLabel={translate("shell.close")}
    >
      <form {...submission.form} className="flex flex-col gap-5">
        <FailureCallout failure={submission.failure} title={translate("curriculum.notChanged")} />
        <Field
          label={translate("curriculum.reason")}
          help={translate("curriculum.reasonHelp")}
          error={submission.problem("reason")}
        >
          {(control) => (
            <TextArea {...control} name="reason" rows={2} maxLength={reasonLengthMax} />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={submission.isPending}>
            {translate(words.out)}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
