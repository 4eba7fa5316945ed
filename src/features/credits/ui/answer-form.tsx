import { useRef } from "react";
import { call } from "#client/api.ts";
import { GrantFields, grantOf } from "#client/credits/grant-fields.tsx";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { CreditCase } from "../contract.ts";

type AnswerFormProps = { one: CreditCase; onAnswered: (answered: CreditCase) => void };

/** The amount, the reason and the two answers; what was typed stays where an answer is refused. */
export function AnswerForm({ one, onAnswered }: AnswerFormProps) {
  const translate = useTranslate();
  const decision = useRef<"granted" | "declined">("granted");
  // One for the form: a grant that is sent twice is one grant.
  const clientId = useRef(crypto.randomUUID());
  const creditRequestId = one.id;
  const submission = useSubmission(
    (fields) => {
      const { amount, reason } = grantOf(fields);
      return decision.current === "declined"
        ? call("credits", "declineRequest", { creditRequestId, reason })
        : call("credits", "grantRequest", {
            creditRequestId,
            amount,
            reason,
            clientId: clientId.current,
          });
    },
    ({ request }) => {
      showToast({ title: translate(`credits.answered_${decision.current}`), tone: "right" });
      onAnswered(request);
    },
  );
  return (
    <form {...submission.form} className="flex flex-col gap-4 border-t border-hairline pt-5">
      <FailureCallout failure={submission.failure} title={translate("credits.answerFailed")} />
      <GrantFields problem={submission.problem} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="lamp"
          pending={submission.isPending}
          onClick={() => {
            decision.current = "granted";
          }}
        >
          {translate("credits.grant")}
        </Button>
        <Button
          type="submit"
          pending={submission.isPending}
          onClick={() => {
            decision.current = "declined";
          }}
        >
          {translate("credits.decline")}
        </Button>
      </div>
    </form>
  );
}
