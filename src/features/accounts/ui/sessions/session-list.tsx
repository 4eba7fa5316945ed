import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.tsx";
import type { SessionView } from "../../contract/sessions.ts";

const listKey = ["accounts", "sessions"] as const;

const handheld = ["iPhone", "iPad", "Android"];

function deviceName({ browser, system }: SessionView, translate: Translate): string {
  if (browser !== null && system !== null) return translate("session.device", { browser, system });
  return browser ?? system ?? translate("session.deviceUnknown");
}

function asAppError(error: Error | null): AppError | null {
  if (!error) return null;
  return error instanceof AppError ? error : new AppError("unavailable");
}

/** Where one is signed in, with a way to end each of the others (C-03). Needs the words of `session`. */
export function SessionList() {
  const { translate } = useLanguage();
  const client = useQueryClient();
  const list = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call("accounts", "listSessions", {}, { signal }),
    staleTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: listKey });
  const endOne = useMutation({
    mutationFn: (sessionId: string) => call("accounts", "endOtherSession", { sessionId }),
    onSuccess: () => showToast({ title: translate("session.endedOne"), tone: "right" }),
    onSettled: reload,
  });
  const endOthers = useMutation({
    mutationFn: () => call("accounts", "endAllOtherSessions", {}),
    onSuccess: ({ ended }) =>
      showToast({ title: translate("session.endedOthers", { count: ended }), tone: "right" }),
    onSettled: reload,
  });
  const sessions = list.data?.sessions;
  const failure = asAppError(endOne.error ?? endOthers.error);

  return (
    <section aria-labelledby="sessions-title" className="flex flex-col gap-4">
      <div>
        <h2 id="sessions-title" className="text-title">
          {translate("session.listTitle")}
        </h2>
        <p className="mt-1 text-quiet">
          {translate(sessions?.length === 1 ? "session.onlyHere" : "session.listLead")}
        </p>
      </div>
      <FailureCallout failure={asAppError(list.error)} title={translate("session.listFailed")} />
      <FailureCallout failure={failure} title={translate("session.endFailed")} />
      {list.isPending && <Skeleton className="h-20" />}
      {sessions && (
        <ul className="flex flex-col divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={endOne.isPending && endOne.variables === session.id}
              onEnd={() => endOne.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 2 && (
        <Button
          className="self-start"
          pending={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {translate("session.endOthers")}
        </Button>
      )}
    </section>
  );
}

type SessionRowProps = { session: SessionView; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { locale, translate } = useLanguage();
  const device = deviceName(session, translate);
  const Icon = handheld.includes(session.system ?? "") ? Smartphone : Monitor;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const timeOf = (iso: string) => format.format(new Date(iso));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Icon className="size-6 shrink-0 text-quiet" aria-hidden />
      <div className="min-w-48 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="right">{translate("session.thisDevice")}</Badge>}
        </p>
        <p className="text-small text-quiet">
          {translate("session.lastActive", { time: timeOf(session.lastActiveAt) })}
        </p>
        <p className="text-small text-quiet">
          {translate("session.since", { time: timeOf(session.createdAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          pending={isEnding}
          aria-label={translate("session.endNamed", { device })}
          onClick={onEnd}
        >
          {translate("session.end")}
        </Button>
      )}
    </li>
  );
}
