import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { PracticeChart } from "#client/standing/practice-chart.tsx";
import { SubjectSections } from "#client/standing/subject-sections.tsx";
import { KitchenTable } from "#client/parent/kitchen-table.tsx";
import { timeZone } from "#client/time-zone.ts";
import type { Localized } from "#shared/locale.ts";
import { FoldList } from "#ui/fold.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Child, ChildDetails } from "../contract.ts";
import { LoadFailed } from "#client/load-failed.tsx";
import { EvidenceButton } from "#client/parent/evidence/evidence-button.tsx";
import { countsOf } from "#client/parent/evidence/evidence-count.tsx";
import { ChildEmailDialog } from "./child-email-dialog.tsx";
import { NewPasswordDialog } from "./new-password-dialog.tsx";
import { NextSteps } from "./next-steps.tsx";
import { SessionTable } from "./session-table.tsx";
import { WeekHead } from "./week-head.tsx";

type ChildViewProps = { child: Child; isSample: boolean };

/** One child in full; read anew whenever the child was active. */
export function ChildView({ child, isSample }: ChildViewProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ["family", "child", child.id, timeZone, child.lastActiveAt],
    queryFn: ({ signal }) =>
      call("family", "readChild", { childId: child.id, timeZone }, { signal }),
    // What was shown stays until the newer state is there.
    placeholderData: (previous) => previous,
  });
  if (data) return <Shown details={data} isSample={isSample} />;
  if (!error) return <Loading label={translate("shell.loading")} />;
  return (
    <LoadFailed
      error={error}
      title={translate("family.childFailed")}
      onRetry={() => void refetch()}
    />
  );
}

function Shown({ details, isSample }: { details: ChildDetails; isSample: boolean }) {
  const translate = useTranslate();
  const { child, standing, sessions } = details;
  return (
    <div className="flex flex-col gap-5 sm:gap-8">
      <div className="grid gap-4 lg:grid-cols-2">
        <WeekHead details={details} />
        <NextSteps details={details} />
      </div>
      <KitchenTable child={child} isSample={isSample} isShort />
      <PracticeChart days={standing.days} showCount={countsOf(child.id)} />
      <FoldList>
        <FoldedSubjects childId={child.id} standing={standing} />
        <SessionTable childId={child.id} sessions={sessions} />
      </FoldList>
      {!isSample && <SignIn child={child} />}
      <details className="text-small text-quiet">
        <summary className="min-h-6 w-fit cursor-pointer underline decoration-dotted underline-offset-4">
          {translate("family.howCounted")}
        </summary>
        <p className="mt-2 max-w-text">
          {translate("family.whoseDays")} {translate("standing.ledeWhy")}
        </p>
      </details>
    </div>
  );
}

type SkillStanding = ChildDetails["standing"]["subjects"][number]["skills"][number];

/** Each subject under its heading with the count, shut but for the skill that a letter led to. */
function FoldedSubjects(props: { childId: string; standing: ChildDetails["standing"] }) {
  const [query] = useSearchParams();
  return (
    <SubjectSections
      standing={props.standing}
      underSkill={answersOf(props.childId)}
      folds={{ openAt: query.get("skill") }}
    />
  );
}

function answersOf(childId: string): (skill: SkillStanding) => ReactNode {
  return ({ id, title }) => <SkillEvidence childId={childId} skillId={id} title={title} />;
}

function SkillEvidence(props: { childId: string; skillId: string; title: Localized }) {
  const { childId, skillId, title } = props;
  const { locale, translate } = useLanguage();
  // A letter about a skill that was mastered leads to what it rests on.
  const [query] = useSearchParams();
  return (
    <p className="text-small">
      <EvidenceButton
        childId={childId}
        title={title[locale]}
        query={{ skillIds: skillId }}
        isOpenAtFirst={query.get("skill") === skillId}
      >
        {translate("family.showAnswers")}
        <span className="sr-only">: {title[locale]}</span>
      </EvidenceButton>
    </p>
  );
}

/** How the child signs in, and ways to give a new password and, under 13, an address. */
function SignIn({ child }: { child: Child }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<"email" | "password" | null>(null);
  const { firstName } = child;
  return (
    <section
      aria-labelledby="child-sign-in"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <div>
        <h2 id="child-sign-in" className="font-reading font-semibold">
          {translate("family.signIn", { firstName })}
        </h2>
        <p className="text-quiet">
          {translate("family.signInText", { identifier: child.username ?? child.email ?? "" })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {child.guardianChangesEmail && (
          <Button onClick={() => setOpen("email")}>{translate("family.childEmail")}</Button>
        )}
        <Button onClick={() => setOpen("password")}>{translate("family.newPassword")}</Button>
      </div>
      {open === "email" && <ChildEmailDialog child={child} onClose={() => setOpen(null)} />}
      {open === "password" && <NewPasswordDialog child={child} onClose={() => setOpen(null)} />}
    </section>
  );
}
