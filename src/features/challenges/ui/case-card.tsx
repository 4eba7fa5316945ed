import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "#client/language.tsx";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import { receiptSentences } from "#tutor/items/receipt-words.ts";
import { Badge } from "#ui/badge.tsx";
import type { ChallengeCase } from "../contract.ts";
import { DecideForm } from "./decide-form.tsx";

const tones = { waiting: "lamp", upheld: "right", kept: "plain" } as const;

type CaseCardProps = { one: ChallengeCase; onDecided: (decided: ChallengeCase) => void };

/** One challenge: what was asked and answered, why it was marked so, what was found since, and the decision. */
export function CaseCard({ one, onDecided }: CaseCardProps) {
  const { locale, translate } = useLanguage();
  const { finding, mark, status, verdict } = one;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const lacking = finding.missing
    ? receiptSentences({ checker: "exact", missing: finding.missing }).slice(1)
    : [];
  const decision = useRef<HTMLParagraphElement>(null);
  const wasWaiting = useRef(status === "waiting");

  // The form that decided it is gone; the focus goes to the decision.
  useEffect(() => {
    if (wasWaiting.current && status !== "waiting") decision.current?.focus();
    wasWaiting.current = status === "waiting";
  }, [status]);

  const headingId = `challenge-${one.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-5 rounded-card border border-hairline bg-surface p-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-title break-words">
          {one.given}
        </h2>
        <Badge tone={tones[status]}>{translate(`challenges.status_${status}`)}</Badge>
        <time dateTime={one.createdAt} className="text-small text-quiet">
          {date.format(new Date(one.createdAt))}
        </time>
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={translate("challenges.problem")}>
          <p lang={one.locale}>
            <RichLine text={one.prompt} />
          </p>
        </Fact>
        <Fact label={translate("challenges.given")}>
          <code className="text-ink">{one.given}</code>
        </Fact>
        <Fact label={translate("challenges.key")}>
          <code className="text-ink">{one.key.expression}</code>
          {one.asks.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Fact>
        <Fact label={translate("challenges.mark")}>
          <p>{translate(`challenges.mark_${mark.outcome}`)}</p>
          {mark.reasons.map((words) => (
            <p key={words} className="text-small text-quiet">
              {words}
            </p>
          ))}
        </Fact>
        <Fact label={translate("challenges.foundBy")}>
          <p>{translate(`challenges.found_${finding.kind}`)}</p>
          {lacking.map(({ key }) => (
            <p key={key} className="text-small text-quiet">
              {translate(key)}
            </p>
          ))}
        </Fact>
        <Fact label={translate("challenges.model")}>
          <p>{translate(`challenges.verdict_${verdict ?? "none"}`)}</p>
        </Fact>
      </dl>
      {status === "waiting" ? (
        <DecideForm one={one} onDecided={onDecided} />
      ) : (
        <p ref={decision} tabIndex={-1} className="text-small text-quiet">
          {one.decidedBy && translate(`challenges.decidedBy_${one.decidedBy}`)}
          {one.reply && ` ${translate("challenges.reply", { reply: one.reply })}`}
        </p>
      )}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
