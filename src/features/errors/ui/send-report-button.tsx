import { useState } from "react";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import type { ErrorReport } from "../rules-reports.ts";
import { sendReport } from "./keep-failure.ts";

type State = { kind: "unsent" | "sending" | "sent" } | { kind: "failed"; failure: AppError };

/** Sends one report when pressed, and says what became of it. */
export function SendReportButton({ report }: { report: ErrorReport }) {
  const translate = useTranslate();
  const [state, setState] = useState<State>({ kind: "unsent" });

  async function send(): Promise<void> {
    setState({ kind: "sending" });
    try {
      await sendReport(report);
      setState({ kind: "sent" });
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError("internal");
      setState({ kind: "failed", failure });
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {state.kind === "failed" && (
        <FailureCallout failure={state.failure} title={translate("mishaps.sendFailed")} />
      )}
      {state.kind !== "sent" && (
        <Button pending={state.kind === "sending"} onClick={() => void send()}>
          {translate("mishaps.send")}
        </Button>
      )}
      <output className="font-semibold text-glass-text empty:hidden">
        {state.kind === "sent" && translate("mishaps.sent")}
      </output>
    </div>
  );
}
