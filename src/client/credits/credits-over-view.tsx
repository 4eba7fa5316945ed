import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Credits } from "#features/credits/contract.ts";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { call } from "../api.ts";
import { FailureCallout } from "../failure-callout.tsx";
import { useTranslate } from "../language.tsx";
import { RequestWords } from "./request-note.tsx";
import { ownCreditsKey, useOwnCredits } from "./use-own-credits.ts";

/** What can be done now that the credits are used up; says so too when there are some again. */
export function CreditsOverView({ isSaid }: { isSaid: boolean }) {
  const translate = useTranslate();
  const { data } = useOwnCredits();
  if (data && data.balance > 0) {
    return (
      <p className="font-semibold text-glass-text">
        {translate("credits.back", { count: data.balance })}
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {!isSaid && (
        <p>
          <span className="block font-semibold">{translate("desk.credits", { count: 0 })}</span>
          {translate("credits.overText")}
        </p>
      )}
      {data && <WayOn credits={data} />}
      <TextLink to="/credits">{translate("desk.creditsOwn")}</TextLink>
    </div>
  );
}

/** The request that was made, and the way to make one for whoever may. */
function WayOn({ credits }: { credits: Credits }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { asking, request } = credits;
  const isWaiting = request?.status === "open";

  async function ask(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await call("credits", "askForSelf", {});
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("unavailable"));
    } finally {
      await client.invalidateQueries({ queryKey: ownCreditsKey });
      setPending(false);
    }
  }

  return (
    <>
      {request && request.status !== "granted" && (
        <div>
          <RequestWords request={request} />
        </div>
      )}
      {asking === "parent" && !isWaiting && (
        <p className="font-semibold">{translate("credits.askParent")}</p>
      )}
      <FailureCallout failure={failure} title={translate("credits.askFailed")} />
      {asking === "open" && (
        // It stands in the form of the composer too: pressed, it sends no message.
        <Button variant="lamp" pending={isPending} onClick={() => void ask()}>
          {translate(isPending ? "credits.asking" : "credits.ask")}
        </Button>
      )}
    </>
  );
}
