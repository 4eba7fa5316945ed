import { useId, useState } from "react";
import type { KitchenCard as Card } from "#features/reports/contract.ts";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { call } from "../api.ts";
import { FailureCallout } from "../failure-callout.tsx";
import { useLanguage } from "../language.tsx";
import { EvidenceButton } from "./evidence/evidence-button.tsx";

const answerWords = {
  explained: "kitchen.explained",
  "not-yet": "kitchen.notYet",
  "not-asked": "kitchen.notAsked",
} as const satisfies Record<NonNullable<Card["answer"]>, string>;

/** In the order of the buttons. */
const answers = ["explained", "not-yet", "not-asked"] as const;

type KitchenCardProps = {
  child: { id: string; firstName: string };
  card: Card;
  /** Nothing may be answered: the sample family. */
  isSample: boolean;
  /** What a good answer sounds like is folded. */
  isShort: boolean;
  onAnswered: (card: Card) => void;
};

/** The question of the week to ask aloud, what a good answer sounds like, and one tap that keeps how it went. */
export function KitchenCard({ child, card, isSample, isShort, onAnswered }: KitchenCardProps) {
  const { locale, translate } = useLanguage();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isPending, setPending] = useState(false);
  const id = useId();
  const lead = translate("kitchen.lead", {
    firstName: child.firstName,
    skill: card.skill[locale],
  });

  async function keep(answer: Card["answer"]): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const input = { childId: child.id, cardId: card.id, answer };
      onAnswered((await call("reports", "answerKitchenCard", input)).card);
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
    } finally {
      setPending(false);
    }
  }

  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border-l-4 border-lamp bg-lamp-soft p-5"
    >
      <h2 id={id} className="text-title">
        {translate("kitchen.title")}
      </h2>
      <p className="text-small">
        {lead}{" "}
        <EvidenceButton childId={child.id} title={lead} query={card.evidence}>
          {translate("kitchen.showProblems")}
        </EvidenceButton>
      </p>
      <p className="max-w-text text-lead font-semibold">
        {translate("kitchen.quoted", { words: card.ask[locale] })}
      </p>
      {isShort ? (
        <details>
          <summary className="min-h-6 w-fit cursor-pointer font-semibold underline decoration-dotted underline-offset-4">
            {translate("kitchen.listenFor")}
          </summary>
          <div className="mt-2">
            <Answers card={card} />
          </div>
        </details>
      ) : (
        <Answers card={card} />
      )}
      {!isSample && (
        <fieldset className="mt-2 flex flex-col gap-2">
          <legend className="mb-2 font-semibold">{translate("kitchen.how")}</legend>
          <div className="flex flex-wrap gap-2">
            {answers.map((answer) => (
              <Button
                key={answer}
                variant={card.answer === answer ? "lamp" : "outline"}
                aria-pressed={card.answer === answer}
                pending={isPending}
                onClick={() => void keep(card.answer === answer ? null : answer)}
              >
                {translate(answerWords[answer])}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <p aria-live="polite" className="text-small empty:hidden">
        {card.answer !== null && translate("kitchen.saved")}
      </p>
      <FailureCallout failure={failure} title={translate("kitchen.failed")} />
    </section>
  );
}

/** What a good answer sounds like, and what to say where none comes. */
function Answers({ card }: { card: Card }) {
  const { locale, translate } = useLanguage();
  return (
    <dl className="flex max-w-text flex-col gap-2">
      <div>
        <dt className="font-semibold">{translate("kitchen.listenFor")}</dt>
        <dd>{card.listenFor[locale]}</dd>
      </div>
      <div>
        <dt className="font-semibold">{translate("kitchen.nudge")}</dt>
        <dd>{translate("kitchen.quoted", { words: card.nudge[locale] })}</dd>
      </div>
    </dl>
  );
}
