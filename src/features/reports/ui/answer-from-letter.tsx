import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Callout } from "#ui/callout.tsx";
import { kitchenAnswers } from "../contract.ts";

type AnswerFromLetterProps = { childId: string; onAnswered: () => void };

/**
 * Keeps an answer that was tapped in the weekly e-mail (?card=&answer=) and says that it did. The address loses it, so
 * that going back or loading anew answers nothing.
 */
export function AnswerFromLetter({ childId, onAnswered }: AnswerFromLetterProps) {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const [outcome, setOutcome] = useState<"none" | "kept" | AppError>("none");
  const cardId = query.get("card");
  const answer = kitchenAnswers.find((known) => known === query.get("answer"));

  useEffect(() => {
    if (cardId === null || !answer) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("card");
        next.delete("answer");
        return next;
      },
      { replace: true },
    );
    const send = async () => {
      try {
        await call("reports", "answerKitchenCard", { childId, cardId, answer });
        setOutcome("kept");
        onAnswered();
      } catch (error) {
        setOutcome(error instanceof AppError ? error : new AppError("internal"));
      }
    };
    void send();
  }, [answer, cardId, childId, onAnswered, setQuery]);

  if (outcome === "none") return null;
  if (outcome === "kept") {
    return (
      <Callout kind="right" announce>
        <p>{translate("kitchen.saved")}</p>
      </Callout>
    );
  }
  return <FailureCallout failure={outcome} title={translate("kitchen.failed")} />;
}
