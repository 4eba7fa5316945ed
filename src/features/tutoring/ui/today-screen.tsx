import { useQuery } from "@tanstack/react-query";
import { ArrowRight, BookOpenText, Map as MapIcon, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { momentWords } from "#client/moment-words.ts";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { useAccount } from "#client/session.tsx";
import { minute } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { subjectNames } from "#shared/subjects.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ButtonLink } from "#ui/link.tsx";
import type { Today } from "../contract.ts";
import { chatPath } from "./choose-chat.ts";
import { ChatFailed, DeskLoading } from "./desk-screens.tsx";
import { SessionRow } from "./session-row.tsx";
import type { NewSession } from "./use-new-session.ts";
import { useSessions } from "./use-sessions.ts";

export type TodayScreenProps = { newSession: NewSession };

/** So many sessions are offered to go on with. */
const recentMax = 3;

/** The first screen after signing in: one thing to do now and why, then what else there is. */
export function TodayScreen({ newSession }: TodayScreenProps) {
  const { locale, translate } = useLanguage();
  const { account } = useAccount();
  // The button that was pressed goes with this screen: the keyboard goes on at the page's start.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById("main")?.focus();
      });
    },
    [],
  );
  const { data, error, refetch } = useQuery({
    queryKey: ["tutoring", "today", locale],
    queryFn: ({ signal }) => call("tutoring", "readToday", { locale }, { signal }),
    // What was done in between has changed what comes next.
    gcTime: 0,
    // It opens by itself, and what may still be finished may not for long.
    refetchInterval: ({ state }) => (state.data?.closed ? minute : false),
  });
  if (error) {
    const failure = error instanceof AppError ? error : new AppError("internal");
    return <ChatFailed failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <DeskLoading />;
  const { closed, unfinished, plan, due } = data;
  return (
    <section
      // The keyboard must be able to scroll what the pointer can.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-labelledby="today-title"
      className="min-h-0 grow overflow-y-auto focus-visible:-outline-offset-4"
    >
      <div className="mx-auto flex max-w-170 flex-col gap-6 px-4 pt-2 pb-10 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="today-title" className="text-heading">
            {translate("today.title")}
          </h2>
          {due > 0 && (
            <Badge tone="lamp">
              {due === 1 ? translate("today.dueOne") : translate("today.dueMany", { count: due })}
            </Badge>
          )}
          {account && (
            <p className="w-full text-quiet">
              {translate("today.greeting", { name: account.firstName })}
            </p>
          )}
        </div>
        {closed && <Closed closed={closed} />}
        {/* Where nothing may be begun there is no button that begins something. */}
        {unfinished && !(closed && !closed.mayFinish) && <Unfinished unfinished={unfinished} />}
        {plan && !closed && (
          <>
            {unfinished && <p className="-mb-3 text-quiet">{translate("today.or")}</p>}
            <PlanCard plan={plan} isFirst={unfinished === null} newSession={newSession} />
          </>
        )}
        {!plan && !unfinished && !closed && <p>{translate("today.nothing")}</p>}
        <Recent besides={unfinished?.chatId ?? null} />
        {!closed && <Yourself today={data} newSession={newSession} />}
      </div>
    </section>
  );
}

/** The family's rules leave nothing to begin now: why, and when the tutor opens again. */
function Closed({ closed }: { closed: NonNullable<Today["closed"]> }) {
  const { locale, translate } = useLanguage();
  const { reason, opensAt, timeZone, mayFinish } = closed;
  return (
    <Callout
      kind="note"
      title={translate(mayFinish ? "today.closed_finishing" : `today.closed_${reason}`)}
    >
      {opensAt && (
        <p>{translate("today.opens", { when: momentWords(opensAt, { locale, timeZone }) })}</p>
      )}
      <p>{translate("today.closedText")}</p>
    </Callout>
  );
}

/** The card that is to be pressed: why it is here, what it is, and one button. */
function Card({
  id,
  why,
  title,
  text,
  action,
}: Record<"id" | "why" | "title" | "text", string> & { action: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-hairline bg-raised p-5 shadow-float">
      <p className="text-small font-semibold text-lamp-text">{why}</p>
      <h3 id={id} className="text-title">
        {title}
      </h3>
      <p className="text-quiet">{text}</p>
      {action}
    </section>
  );
}

function Unfinished({ unfinished }: { unfinished: NonNullable<Today["unfinished"]> }) {
  const { translate } = useLanguage();
  const { chatId, subject } = unfinished;
  const title = plainMaths(unfinished.title);
  return (
    <Card
      id="today-unfinished"
      why={translate("today.unfinishedTitle")}
      title={title}
      text={translate("today.unfinishedText")}
      action={
        <ButtonLink
          to={chatPath({ id: chatId, subject })}
          variant="lamp"
          aria-describedby="today-unfinished"
        >
          <RotateCcw className="size-4.5" aria-hidden />
          {translate("today.unfinishedButton")}
        </ButtonLink>
      }
    />
  );
}

type PlanCardProps = TodayScreenProps & { plan: NonNullable<Today["plan"]>; isFirst: boolean };

function PlanCard({ plan, isFirst, newSession }: PlanCardProps) {
  const { locale, translate } = useLanguage();
  const { subject, skillId, title, use, why, days } = plan;
  const review =
    days === null
      ? null
      : days === 1
        ? translate("today.reviewDay")
        : translate("today.reviewDays", { days });
  return (
    <Card
      id="today-plan"
      why={`${translate(`today.why_${why}`)} · ${subjectNames[subject][locale]}`}
      title={title[locale]}
      text={review ?? use[locale]}
      action={
        <Button
          variant={isFirst ? "lamp" : "outline"}
          pending={newSession.isPending}
          aria-describedby="today-plan"
          onClick={() => newSession.start(subject, { skillId })}
        >
          {translate("today.start")}
          <ArrowRight className="size-4.5" aria-hidden />
        </Button>
      }
    />
  );
}

/** The latest sessions, to go on with. */
function Recent({ besides }: { besides: string | null }) {
  const { translate } = useLanguage();
  const { chats } = useSessions("");
  const [now] = useState(() => new Date());
  const recent = (chats ?? []).filter(({ id }) => id !== besides).slice(0, recentMax);
  if (recent.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{translate("today.recent")}</h3>
      <ul className="flex flex-col gap-1">
        {recent.map((chat) => (
          <li key={chat.id}>
            <SessionRow chat={chat} search="" current={false} now={now} onOpen={nothing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function nothing(): void {}

/** A problem of the student's own, or a topic of any subject. */
function Yourself({ today, newSession }: TodayScreenProps & { today: Today }) {
  const { locale, translate } = useLanguage();
  const { subjects, ownProblems } = today;
  if (subjects.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{translate("today.yourself")}</h3>
      <div className="flex flex-wrap gap-2">
        {ownProblems && (
          <Button
            pending={newSession.isPending}
            onClick={() => newSession.start("Mathematics", { first: "own" })}
          >
            <BookOpenText className="size-4.5" aria-hidden />
            {translate("today.own")}
          </Button>
        )}
        {subjects.map((subject) => (
          <Button
            key={subject}
            pending={newSession.isPending}
            onClick={() => newSession.start(subject, { first: "topics" })}
          >
            <MapIcon className="size-4.5" aria-hidden />
            {translate("today.topicsOf", { subject: subjectNames[subject][locale] })}
          </Button>
        ))}
      </div>
    </section>
  );
}
