import { useId, useRef, useState } from "react";
import { Archive, ArrowLeft, ChevronDown, Plus, Search } from "lucide-react";
import { useKnownRules } from "#client/known-rules.ts";
import { useLanguage } from "#client/language.tsx";
import { useTaughtSubjects } from "#client/taught-subjects.ts";
import { type Subject, subjectNames } from "#shared/subjects.ts";
import { NoSessionsPicture, NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/menu.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Grouping } from "./group-sessions.ts";
import { MovedNote } from "./moved-note.tsx";
import { SessionGroups } from "./session-groups.tsx";
import { useDebounced } from "./use-debounced.ts";
import type { NewSession } from "./use-new-session.ts";
import { usePutAway } from "./use-put-away.ts";
import { useSessions } from "./use-sessions.ts";

/** How long typing has to rest before the server is asked. */
const searchPauseMs = 250;

const groupings = ["day", "subject"] as const satisfies readonly Grouping[];

type SessionListProps = {
  /** The session on the desk. */
  currentId: string | null;
  newSession: NewSession;
  /** Given null, the new session is of the subject at hand. */
  onNew: (subject: Subject | null) => void;
  /** A session was chosen: the sheet can close. */
  onOpen: () => void;
};

/** The student's sessions by day or by subject, with a search in everything that was said and asked, and those put away. */
export function SessionList({ currentId, newSession, onNew, onOpen }: SessionListProps) {
  const { locale, translate } = useLanguage();
  const allowed = useKnownRules()?.subjects;
  const open = useTaughtSubjects().filter((subject) => allowed?.includes(subject) ?? true);
  const searchId = useId();
  const { moved, put, undo, letGo } = usePutAway();
  const list = useRef<HTMLElement>(null);
  const [isAway, setAway] = useState(false);
  const [grouping, setGrouping] = useState<Grouping>("day");
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), searchPauseMs, "");
  const sessions = useSessions(search, isAway);
  const { chats, hasAway, failure, more, isLoadingMore, loadMore, reload } = sessions;
  return (
    <div className="flex min-h-0 grow flex-col gap-4">
      <div className="flex gap-1">
        <Button onClick={() => onNew(null)} pending={newSession.isPending} className="grow">
          <Plus className="size-5" aria-hidden />
          {translate("desk.sessionNew")}
        </Button>
        <Menu
          trigger={<IconButton label={translate("desk.sessionNewIn")} icon={<ChevronDown />} />}
          items={open.map((subject) => ({
            id: subject,
            label: subjectNames[subject][locale],
            onSelect: () => onNew(subject),
          }))}
        />
      </div>
      <div className="relative">
        <label htmlFor={searchId} className="sr-only">
          {translate("desk.sessionsSearch")}
        </label>
        <Search
          className="pointer-events-none absolute top-3 left-3 size-5 text-quiet"
          aria-hidden
        />
        <TextInput
          id={searchId}
          type="search"
          value={typed}
          maxLength={100}
          placeholder={translate("desk.sessionsSearch")}
          onChange={({ target }) => setTyped(target.value)}
          className="pl-10"
        />
      </div>
      {search === "" && (
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-2">
          <p className="text-small font-semibold">{isAway && translate("desk.awayTitle")}</p>
          <fieldset aria-label={translate("desk.groupBy")} className="flex">
            {groupings.map((by) => (
              <button
                key={by}
                type="button"
                aria-pressed={grouping === by}
                onClick={() => setGrouping(by)}
                className="min-h-11 rounded-control px-2 text-small text-quiet hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-lamp aria-pressed:decoration-2 aria-pressed:underline-offset-4"
              >
                {translate(`desk.group_${by}`)}
              </button>
            ))}
          </fieldset>
        </div>
      )}
      <output className="sr-only">
        {search !== "" && chats && translate("desk.sessionsFound", { count: chats.length })}
      </output>
      {moved && (
        <MovedNote
          key={`${moved.chat.id} ${moved.away}`}
          moved={moved}
          onUndo={() => {
            undo();
            list.current?.focus();
          }}
        />
      )}
      <nav
        ref={list}
        tabIndex={-1}
        aria-label={translate("desk.sessions")}
        className="-mx-2 min-h-0 grow overflow-y-auto overscroll-contain px-2"
      >
        {!chats && !failure && <Loading label={translate("desk.sessionsLoading")} lines={5} />}
        {!chats && failure && (
          <Callout kind="care" announce title={translate("desk.sessionsFailed")}>
            <Button variant="quiet" onClick={reload} className="mt-2">
              {translate("shell.tryAgain")}
            </Button>
          </Callout>
        )}
        {chats?.length === 0 && (
          <EmptyState
            heading="h3"
            picture={search === "" ? <NoSessionsPicture /> : <NothingFoundPicture />}
            title={translate(
              search !== ""
                ? "desk.sessionsNotFound"
                : isAway
                  ? "desk.awayNone"
                  : hasAway
                    ? "desk.sessionsAllAway"
                    : "desk.sessionsNone",
            )}
            text={
              search === ""
                ? translate(
                    isAway
                      ? "desk.putAwayText"
                      : hasAway
                        ? "desk.sessionsAllAwayText"
                        : "desk.sessionsNoneText",
                  )
                : translate("desk.sessionsNotFoundText", { search })
            }
          />
        )}
        {chats && chats.length > 0 && (
          <SessionGroups
            chats={chats}
            search={search}
            by={grouping}
            currentId={currentId}
            onOpen={onOpen}
            onPut={put}
          />
        )}
        {more && (
          <Button
            variant="quiet"
            onClick={loadMore}
            pending={isLoadingMore}
            className="mt-3 w-full"
          >
            {translate("desk.sessionsMore")}
          </Button>
        )}
      </nav>
      <Button
        variant="quiet"
        onClick={() => {
          setAway(!isAway);
          letGo();
          setTyped("");
        }}
        className="shrink-0 text-quiet"
      >
        {isAway ? (
          <ArrowLeft className="size-4.5" aria-hidden />
        ) : (
          <Archive className="size-4.5" aria-hidden />
        )}
        {translate(isAway ? "desk.awayHide" : "desk.awayShow")}
      </Button>
    </div>
  );
}
