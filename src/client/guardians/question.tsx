import { useState } from "react";
import type { OwnGuardians as Own } from "#features/family/contract/guardians.ts";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import { call } from "../api.ts";
import { FailureCallout } from "../failure-callout.tsx";
import { useLanguage } from "../language.tsx";

const sightWords = {
  full: "guardians.seesFull",
  flagged: "guardians.seesFlagged",
  summaries: "guardians.seesSummaries",
  none: null,
} as const;

type QuestionProps = {
  parent: Own["asking"][number];
  own: Own;
  onChanged: (own: Own) => void;
};

/** A parent's question, with exactly what a yes opens. Its words stand in the area "guardians". */
export function Question({ parent, own, onChanged }: QuestionProps) {
  const { translate } = useLanguage();
  const [pending, setPending] = useState<"yes" | "no" | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { fullName: name, email } = parent;
  const sight = sightWords[own.policy.sight];

  async function answer(accepts: boolean): Promise<void> {
    setPending(accepts ? "yes" : "no");
    setFailure(null);
    try {
      const changed = await call("family", "answerLink", { linkId: parent.id, accepts });
      const words = accepts ? "guardians.saidYes" : "guardians.saidNo";
      showToast({ title: translate(words, { name }) });
      onChanged(changed);
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
      setPending(null);
    }
  }

  return (
    <div className="flex flex-col gap-4 rounded-card border border-lamp bg-lamp-soft p-5">
      <div>
        <h3 className="font-reading text-lead font-semibold">
          {translate("guardians.asksTitle", { name })}
        </h3>
        <p className="wrap-anywhere">{translate("guardians.asksFrom", { email })}</p>
      </div>
      <div>
        <p className="font-semibold">{translate("guardians.seesTitle", { name })}</p>
        <ul className="list-disc pl-6">
          <li>{translate("guardians.seesNow")}</li>
          {sight && <li>{translate(sight)}</li>}
          <li>{translate("guardians.seesRules")}</li>
        </ul>
      </div>
      <FailureCallout failure={failure} title={translate("guardians.letterFailed")} />
      <div className="flex flex-wrap gap-3">
        <Button variant="lamp" pending={pending === "yes"} onClick={() => void answer(true)}>
          {translate("guardians.yes")}
        </Button>
        <Button pending={pending === "no"} onClick={() => void answer(false)}>
          {translate("guardians.no")}
        </Button>
      </div>
    </div>
  );
}
