import { useState } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Applicant } from "../contract/approval.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { PlanDialog } from "./money/plan-dialog.tsx";
import { statusTones, statusWords } from "./status-words.ts";

type ApplicantCardProps = { applicant: Applicant; onDecided: (applicant: Applicant) => void };

/** One affiliate as the administrator sees them, with what can be decided now. */
export function ApplicantCard({ applicant, onDecided }: ApplicantCardProps) {
  const { locale, translate } = useLanguage();
  const [asked, setAsked] = useState<"suspended" | "rejected" | null>(null);
  const [isPending, setPending] = useState(false);
  const [isPlanOpen, setPlanOpen] = useState(false);
  const { id, firstName, lastName, status, createdAt, clicks, students } = applicant;
  const name = `${firstName} ${lastName}`;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(createdAt));

  function decided(result: Applicant): void {
    setAsked(null);
    onDecided(result);
    const title = translate("affiliates.decided", {
      name,
      status: translate(statusWords[result.status]),
    });
    showToast({ title, tone: "right" });
  }

  async function approve(): Promise<void> {
    setPending(true);
    try {
      const { affiliate } = await call("affiliates", "setAffiliateStatus", {
        affiliateId: id,
        status: "active",
      });
      decided(affiliate);
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError("internal");
      showToast({
        title: translate("affiliates.decideFailed"),
        text: translate(`errors.${failure.code}`, failure.data),
        tone: "care",
      });
    } finally {
      setPending(false);
    }
  }

  const facts = [
    applicant.email,
    translate(applicant.emailVerified ? "affiliates.verified" : "affiliates.unverified"),
    translate(
      applicant.termsAccepted && applicant.privacyAccepted
        ? "affiliates.policiesAccepted"
        : "affiliates.policiesOpen",
    ),
    translate("affiliates.applied", { date }),
    applicant.referralCode,
    translate("affiliates.adminCounts", { clicks, students }),
  ];

  return (
    <article className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-title">
          <bdi>{name}</bdi>
        </h2>
        <Badge tone={statusTones[status]}>{translate(statusWords[status])}</Badge>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-quiet">
        {facts.map((fact) => (
          <li key={fact} className="break-all">
            {fact}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-text whitespace-pre-line wrap-break-word">
        {applicant.promotionPlan}
      </p>
      {applicant.statusReason && (
        <p className="mt-2 max-w-text text-quiet">
          {translate("affiliates.reason", { reason: applicant.statusReason })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {status !== "active" && (
          <Button variant="lamp" pending={isPending} onClick={() => void approve()}>
            {translate(status === "suspended" ? "affiliates.reinstate" : "affiliates.approve")}
          </Button>
        )}
        {status === "active" && (
          <Button variant="care" onClick={() => setAsked("suspended")}>
            {translate("affiliates.suspend")}
          </Button>
        )}
        {status === "pending" && (
          <Button variant="care" onClick={() => setAsked("rejected")}>
            {translate("affiliates.reject")}
          </Button>
        )}
        <Button onClick={() => setPlanOpen(true)}>{translate("money.plan")}</Button>
      </div>
      {isPlanOpen && <PlanDialog applicant={applicant} onClose={() => setPlanOpen(false)} />}
      {asked && (
        <DecideDialog
          applicant={applicant}
          decision={asked}
          onClose={() => setAsked(null)}
          onDecided={decided}
        />
      )}
    </article>
  );
}
