import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { ChildFrame } from "#client/parent/child-frame.tsx";
import { Callout } from "#ui/callout.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { AccessLog } from "./access-log.tsx";
import { AlertList } from "./alert-list.tsx";
import { PolicyNote } from "./policy-note.tsx";
import { SessionList } from "./session-list.tsx";
import { SummarySentences } from "./summary-sentences.tsx";
import { Transcript } from "./transcript.tsx";

type ChildProps = { childId: string; firstName: string };

/** F-06: a child's sessions with summaries, as much of the words as the age allows, and who looked. */
export function SessionsPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const session = query.get("session");
  return (
    <ChildFrame here="/parent-dashboard/sessions" title={translate("oversight.title")}>
      {({ id, firstName }) =>
        session ? (
          <OneSession childId={id} firstName={firstName} session={session} />
        ) : (
          <Sessions childId={id} firstName={firstName} />
        )
      }
    </ChildFrame>
  );
}

function sessionsLink(childId: string, session?: string): string {
  const query = new URLSearchParams({ child: childId, ...(session ? { session } : {}) });
  return `/parent-dashboard/sessions?${query.toString()}`;
}

const linkStyle =
  "w-fit min-h-6 font-semibold underline decoration-lamp decoration-2 underline-offset-4";

function Sessions({ childId, firstName }: ChildProps) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ["oversight", "policy", childId],
    queryFn: ({ signal }) => call("oversight", "readSessions", { childId }, { signal }),
  });
  return (
    <>
      <AlertList childId={childId} firstName={firstName} />
      {data && <PolicyNote policy={data.policy} firstName={firstName} />}
      <section aria-labelledby="sessions" className="flex flex-col gap-4">
        <h2 id="sessions" className="text-title">
          {translate("oversight.title")}
        </h2>
        <SessionList
          queryKey={["oversight", "sessions", childId]}
          read={(before, signal) =>
            call(
              "oversight",
              "readSessions",
              { childId, ...(before ? { before } : {}) },
              { signal },
            )
          }
          renderUnder={({ id }) =>
            (data?.policy.sight === "full" || data?.policy.sight === "flagged") && (
              <Link to={sessionsLink(childId, id)} className={linkStyle}>
                {translate("oversight.openSession")}
              </Link>
            )
          }
        />
      </section>
      <section aria-labelledby="looks" className="flex flex-col gap-4">
        <h2 id="looks" className="text-title">
          {translate("oversight.log")}
        </h2>
        <p className="max-w-text text-quiet">{translate("oversight.logText", { firstName })}</p>
        <AccessLog
          queryKey={["oversight", "access", childId]}
          read={(before, signal) =>
            call("oversight", "readAccess", { childId, ...(before ? { before } : {}) }, { signal })
          }
        />
      </section>
    </>
  );
}

function OneSession({ childId, firstName, session }: ChildProps & { session: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ["oversight", "session", childId, session],
    queryFn: ({ signal }) => call("oversight", "readSession", { childId, session }, { signal }),
  });
  const back = (
    <Link to={sessionsLink(childId)} className={linkStyle}>
      {translate("oversight.back")}
    </Link>
  );
  if (!data) {
    if (!error) return <Loading label={translate("shell.loading")} />;
    return (
      <LoadFailed
        error={error}
        title={translate("oversight.failed")}
        onRetry={() => void refetch()}
      />
    );
  }
  const { parts } = data.transcript;
  return (
    <>
      {back}
      <PolicyNote policy={data.policy} firstName={firstName} />
      {data.session ? (
        <section aria-labelledby="summary" className="flex flex-col gap-4">
          <h2 id="summary" className="text-title">
            {translate("oversight.summary")}
          </h2>
          <SummarySentences session={data.session} />
        </section>
      ) : (
        <Callout kind="note" title={translate("oversight.gone")}>
          {translate("oversight.goneText")}
        </Callout>
      )}
      {data.session && (
        <section aria-labelledby="words" className="flex flex-col gap-4">
          <h2 id="words" className="text-title">
            {translate("oversight.words")}
          </h2>
          {parts.length === 0 ? (
            <p className="text-quiet">{translate("oversight.noWords")}</p>
          ) : (
            <Transcript parts={parts} writtenIn={data.session.locale} />
          )}
        </section>
      )}
    </>
  );
}
