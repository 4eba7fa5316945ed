import { useQuery } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { timeZone } from "#client/time-zone.ts";
import { AppError } from "#shared/errors.ts";
import { placeName } from "#ui/place-name.ts";
import { NoSessionsPicture, OfflinePicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Standing } from "../contract.ts";
import { PracticeChart } from "#client/standing/practice-chart.tsx";
import { SubjectSections } from "#client/standing/subject-sections.tsx";

/** What a student has learned, with help and alone. */
export function ProgressPage() {
  const translate = useTranslate();
  const { account } = useAccount();
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-8 px-4 py-10 sm:px-8">
      <title>{`${translate("progress.title")} · ${placeName()}`}</title>
      <header>
        <h1 className="text-heading">{translate("progress.title")}</h1>
        <p className="mt-2 text-lead text-quiet">{translate("progress.lead")}</p>
      </header>
      {account?.kind === "parent" ? <NotAStudent /> : <OwnProgress />}
    </div>
  );
}

function NotAStudent() {
  const translate = useTranslate();
  return (
    <EmptyState
      picture={<NoSessionsPicture />}
      title={translate("progress.otherTitle")}
      text={translate("progress.otherText")}
      action={
        <ButtonLink to="/parent-dashboard" variant="lamp">
          {translate("progress.toDashboard")}
        </ButtonLink>
      }
    />
  );
}

function OwnProgress() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ["learning", "progress", timeZone],
    queryFn: ({ signal }) => call("learning", "readProgress", { timeZone }, { signal }),
  });
  if (error) {
    const failure = error instanceof AppError ? error : new AppError("internal");
    return (
      <EmptyState
        picture={<OfflinePicture />}
        title={translate(`errors.${failure.code}`, failure.data)}
        action={
          <Button variant="lamp" onClick={() => void refetch()}>
            {translate("shell.tryAgain")}
          </Button>
        }
      />
    );
  }
  if (!data) return <Loading label={translate("shell.loading")} />;
  if (data.subjects.length === 0) return <NothingYet />;
  return <Shown standing={data} />;
}

function NothingYet() {
  const translate = useTranslate();
  return (
    <EmptyState
      picture={<NoSessionsPicture />}
      title={translate("progress.emptyTitle")}
      text={translate("progress.emptyText")}
      action={
        <ButtonLink to="/chat" variant="lamp">
          {translate("progress.start")}
        </ButtonLink>
      }
    />
  );
}

function Shown({ standing }: { standing: Standing }) {
  const translate = useTranslate();
  return (
    <>
      <PracticeChart days={standing.days} />
      <SubjectSections standing={standing} />
      <div>
        <ButtonLink to="/chat" variant="lamp" size="large">
          {translate("progress.goOn")}
        </ButtonLink>
      </div>
    </>
  );
}
