import { useRef } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChallengeCase } from "../contract.ts";
import { replyLengthMax } from "../rules.ts";

type DecideFormProps = { one: ChallengeCase; onDecided: (decided: ChallengeCase) => void };

/** The sentence to the student and the two ways to decide; the sentence stays where a decision is refused. */
export function DecideForm({ one, onDecided }: DecideFormProps) {
  const translate = useTranslate();
  const decision = useRef<"upheld" | "kept">("kept");
  const submission = useSubmission(
    (fields) =>
      call("challenges", "decideChallenge", {
        challengeId: one.id,
        decision: decision.current,
        reply: textOf(fields, "reply"),
      }),
    ({ challenge }) => {
      showToast({ title: translate(`challenges.decided_${decision.current}`), tone: "right" });
      onDecided(challenge);
    },
  );
  return (
    <form {...submission.form} className="flex flex-col gap-4 border-t border-hairline pt-5">
      <FailureCallout failure={submission.failure} title={translate("challenges.decideFailed")} />
      <Field
        label={translate("challenges.sentence")}
        help={translate(`challenges.sentenceHelp_${one.locale}`)}
        error={submission.problem("reply")}
      >
        {(control) => (
          <TextArea
            {...control}
            name="reply"
            rows={2}
            lang={one.locale}
            maxLength={replyLengthMax}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          pending={submission.isPending}
          onClick={() => {
            decision.current = "upheld";
          }}
        >
          {translate("challenges.makeRight")}
        </Button>
        <Button
          type="submit"
          pending={submission.isPending}
          onClick={() => {
            decision.current = "kept";
          }}
        >
          {translate("challenges.keepMark")}
        </Button>
      </div>
    </form>
  );
}
