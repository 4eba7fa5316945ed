import type { ReactNode } from "react";
import { Link, useSearchParams } from "wouter";
import type { Child, Family } from "#features/family/contract.ts";
import { second } from "#shared/constants.ts";
import { placeName } from "#ui/place-name.ts";
import { NoSessionsPicture } from "#ui/art/empty-pictures.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { useTranslate } from "../language.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { ChildTabLinks } from "./child-tab-links.tsx";
import { childLink, type ChildTabPath } from "./child-tabs.ts";
import { chosenChild, useFamily } from "./use-family.ts";
import { Waiting } from "./waiting.tsx";

/** The child that a framed page is about. */
export type FramedChild = Child;

type ChildFrameProps = {
  /** The page's own address. */
  here: ChildTabPath;
  /** What the page is called in the browser's tab. */
  title: string;
  /** The page itself. It is made anew for another child. `isSample` is set where nothing may be changed. */
  children: (child: FramedChild, isSample: boolean) => ReactNode;
};

/**
 * The frame of every page about one child: which child (?child=), the ways to the others and to the other pages. Its
 * words stand in the area "child".
 */
export function ChildFrame({ here, title, children }: ChildFrameProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useFamily(lookAgainMs);
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-8 px-4 py-10 sm:px-8">
      <title>{`${title} · ${placeName()}`}</title>
      {data ? (
        <Framed family={data} here={here} page={children} />
      ) : error ? (
        <LoadFailed
          error={error}
          title={translate("child.failed")}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={translate("shell.loading")} />
      )}
    </div>
  );
}

/** How often it is looked for what waits while a page is in sight. */
const lookAgainMs = 30 * second;

type FramedProps = { family: Family; here: ChildTabPath; page: ChildFrameProps["children"] };

function Framed({ family, here, page }: FramedProps) {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const child = chosenChild(family, query.get("child"));
  if (!child) {
    return (
      <>
        <Waiting family={family} here={here} />
        <EmptyState
          picture={<NoSessionsPicture />}
          title={translate("child.noneTitle")}
          text={translate("child.noneText")}
          action={
            <ButtonLink to="/parent-dashboard" variant="lamp">
              {translate("child.toDashboard")}
            </ButtonLink>
          }
        />
      </>
    );
  }
  return (
    <>
      <Waiting family={family} here={here} childId={child.id} />
      <header className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-heading">
            <bdi>{child.firstName}</bdi>
          </h1>
          <Siblings family={family} child={child} here={here} />
        </div>
        <ChildTabLinks child={child} here={here} />
      </header>
      {family.isSample && (
        <Callout kind="note" title={translate("child.sampleTitle")}>
          {translate("child.sampleText")}
        </Callout>
      )}
      <div key={child.id} className="contents">
        {page(child, family.isSample)}
      </div>
    </>
  );
}

/** The same page about another child. */
function Siblings({ family, child, here }: { family: Family; child: Child; here: ChildTabPath }) {
  const translate = useTranslate();
  if (family.children.length < 2) return null;
  return (
    <nav aria-label={translate("child.children")} className="flex flex-wrap gap-2">
      {family.children.map(({ id, firstName }) => (
        <Link
          key={id}
          to={childLink(here, id)}
          aria-current={id === child.id ? "true" : undefined}
          className="flex min-h-11 items-center rounded-full border border-edge px-4 font-semibold text-quiet transition-colors hover:text-ink aria-[current=true]:border-ink aria-[current=true]:bg-sunken aria-[current=true]:text-ink"
        >
          <bdi>{firstName}</bdi>
        </Link>
      ))}
    </nav>
  );
}
