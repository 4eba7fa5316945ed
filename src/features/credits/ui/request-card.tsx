import { type ReactNode, useEffect, useRef, useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { showToast } from "#ui/toast.tsx";
import type { CreditCase } from "../contract.ts";
import { AnswerForm } from "./answer-form.tsx";

const tones = { open: "lamp", granted: "right", declined: "plain" } as const;

type RequestCardProps = { one: CreditCase; onChanged: (changed: CreditCase) => void };

/** One request: whose it is, who asks and why, what is left, and the answer. */
export function RequestCard({ one, onChanged }: RequestCardProps) {
  const { locale, translate } = useLanguage();
  const { status, studentId, studentName, askedAt } = one;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const headingId = `request-${one.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-5 rounded-card border border-hairline bg-surface p-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-title wrap-anywhere">
          <TextLink to={`/admin/accounts?id=${encodeURIComponent(studentId)}`}>
            <bdi>{studentName}</bdi>
          </TextLink>
        </h2>
        <Badge tone={tones[status]}>{translate(`credits.status_${status}`)}</Badge>
        <time dateTime={askedAt} className="text-small text-quiet">
          {date.format(new Date(askedAt))}
        </time>
      </div>
      <p className="wrap-anywhere">
        {one.askedBy === "student"
          ? translate("credits.by_student")
          : one.askedByName === ""
            ? translate("credits.by_gone")
            : translate("credits.by_parent", { name: one.askedByName })}
      </p>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={translate("credits.noteAsked")}>
          {one.note || translate("credits.noNote")}
        </Fact>
        <Fact label={translate("credits.balanceNow")}>{one.balance}</Fact>
      </dl>
      {status === "open" ? (
        <AnswerForm one={one} onAnswered={onChanged} />
      ) : (
        <Answer one={one} onChanged={onChanged} />
      )}
    </article>
  );
}

/** What was answered; a refusal can be taken back. */
function Answer({ one, onChanged }: RequestCardProps) {
  const { locale, translate } = useLanguage();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const { status, amount, reason, answeredAt } = one;

  // The form that answered is gone; the focus goes to the answer, unless the list came with it.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus();
  }, []);

  async function reopen(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const { request } = await call("credits", "reopenRequest", { creditRequestId: one.id });
      showToast({ title: translate("credits.reopened"), tone: "right" });
      onChanged(request);
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("unavailable"));
      setPending(false);
    }
  }

  const date = answeredAt
    ? new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(answeredAt))
    : "";
  return (
    <div className="flex flex-col items-start gap-3 border-t border-hairline pt-5">
      <p ref={words} tabIndex={-1} className="wrap-anywhere">
        {status === "granted"
          ? translate("credits.answerGranted", { count: amount ?? 0, date })
          : translate("credits.answerDeclined", { date })}{" "}
        {reason && translate("credits.quoted", { words: reason })}
      </p>
      <FailureCallout failure={failure} title={translate("credits.answerFailed")} />
      {status === "declined" && (
        <Button pending={isPending} onClick={() => void reopen()}>
          {translate("credits.reopen")}
        </Button>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
