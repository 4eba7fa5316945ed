import { useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { ChildTabLinks } from "#client/parent/child-tab-links.tsx";
import { CreditNews } from "#client/parent/credit-news.tsx";
import { chosenChild } from "#client/parent/use-family.ts";
import { Waiting } from "#client/parent/waiting.tsx";
import { useAccount } from "#client/session.tsx";
import { placeName } from "#ui/place-name.ts";
import { NoSessionsPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Family } from "../contract.ts";
import { AddChildDialog } from "./add-child-dialog.tsx";
import { ChildCard } from "./child-card.tsx";
import { ChildView } from "./child-view.tsx";
import { LinkHint } from "./link-hint.tsx";
import { useLiveFamily } from "./use-live-family.ts";
import { LoadFailed } from "#client/load-failed.tsx";

/** R-12, F-02: what the children are learning now, whether it helps, and what needs the parent. */
export function DashboardPage() {
  const translate = useTranslate();
  const { account, isPending } = useAccount();
  if (isPending) return <Loading label={translate("shell.loading")} />;
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-5 px-4 py-6 sm:gap-8 sm:px-8 sm:py-10">
      <title>{`${translate("family.title")} · ${placeName()}`}</title>
      {account?.role === "student" ? <ForParents /> : <Dashboard />}
    </div>
  );
}

/** What a student reads here: who sees what. */
function ForParents() {
  const translate = useTranslate();
  return (
    <section className="flex max-w-text flex-col gap-5">
      <h1 className="text-heading">{translate("family.studentTitle")}</h1>
      <p className="text-lead text-quiet">{translate("family.studentText")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/chat" variant="lamp">
          {translate("family.toChat")}
        </ButtonLink>
        <ButtonLink to="/progress">{translate("family.toProgress")}</ButtonLink>
      </div>
    </section>
  );
}

function Dashboard() {
  const translate = useTranslate();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useLiveFamily();
  return (
    <>
      {data && <Waiting family={data} here="/parent-dashboard" />}
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-heading">{translate("family.title")}</h1>
          <p className="mt-2 text-lead text-quiet">{translate("family.lead")}</p>
        </div>
        {data && !data.isSample && (
          <Button variant="lamp" onClick={() => setAdding(true)}>
            {translate("family.addChild")}
          </Button>
        )}
      </header>
      {data?.isSample && (
        <Callout kind="note" title={translate("family.sampleTitle")}>
          {translate("family.sampleText")}
        </Callout>
      )}
      {!data && error && (
        <LoadFailed
          error={error}
          title={translate("family.familyFailed")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading label={translate("shell.loading")} />}
      {data && !data.isSample && <CreditNews shows="answered" />}
      {data && <Children family={data} onAdd={() => setAdding(true)} />}
      {isAdding && (
        <AddChildDialog
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            void refetch();
          }}
        />
      )}
    </>
  );
}

/** Narrower than the class md. */
const cardsBelowEachOther = "(max-width: 47.99rem)";

function Children({ family, onAdd }: { family: Family; onAdd: () => void }) {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const below = useRef<HTMLDivElement>(null);
  const chosen = chosenChild(family, query.get("child"));
  if (!chosen) {
    return (
      <EmptyState
        picture={<NoSessionsPicture />}
        title={translate("family.emptyTitle")}
        text={translate("family.emptyText")}
        action={
          <div className="flex flex-col items-center gap-4">
            <Button variant="lamp" onClick={onAdd}>
              {translate("family.addChild")}
            </Button>
            <LinkHint />
          </div>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label={translate("family.children")} className="grid gap-4 md:grid-cols-2">
        {family.children.map((child) => (
          <ChildCard
            key={child.id}
            child={child}
            isShown={child.id === chosen.id}
            isOnly={family.children.length === 1}
            onShow={() => {
              setQuery({ child: child.id }, { replace: true });
              // On a phone the cards fill the screen, and what was asked for stands below them.
              if (window.matchMedia(cardsBelowEachOther).matches) below.current?.scrollIntoView();
            }}
          />
        ))}
      </ul>
      <div ref={below} className="scroll-mt-4">
        <ChildTabLinks child={chosen} here="/parent-dashboard" />
      </div>
      <ChildView key={chosen.id} child={chosen} isSample={family.isSample} />
    </>
  );
}
