import { useId, useState } from "react";
import { ChevronDown, Plus, Search } from "lucide-react";
import { useKnownRules } from "#client/known-rules.ts";
import { useLanguage } from "#client/language.tsx";
import { type Subject, subjectNames, taughtSubjects } from "#shared/subjects.ts";
import { NoSessionsPicture, NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/menu.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { SessionRow } from "./session-row.tsx";
import { useDebounced } from "./use-debounced.ts";
import type { NewSession } from "./use-new-session.ts";
import { useSessions } from "./use-sessions.ts";

/** How long typing has to rest before the server is asked. */
const searchPauseMs = 250;

type SessionListProps = {
  /** The session on the desk. */
  currentId: string | null;
  newSession: NewSession;
  /** Given null, the new session is of the subject at hand. */
  onNew: (subject: Subject | null) => void;
  /** A session was chosen: the sheet can close. */
  onOpen: () => void;
};

/** The student's sessions, latest first, with a search in everything that was said. */
export function SessionList({ currentId, newSession, onNew, onOpen }: SessionListProps) {
  const { locale, translate } = useLanguage();
  const open = useKnownRules()?.subjects ?? taughtSubjects;
  const searchId = useId();
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), searchPauseMs, "");
  const { chats, failure, more, isLoadingMore, loadMore, reload } = useSessions(search);
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
      <output className="sr-only">
        {search !== "" && chats && translate("desk.sessionsFound", { count: chats.length })}
      </output>
      <nav
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
            title={translate(search === "" ? "desk.sessionsNone" : "desk.sessionsNotFound")}
            text={
              search === ""
                ? translate("desk.sessionsNoneText")
                : translate("desk.sessionsNotFoundText", { search })
            }
          />
        )}
        {chats && chats.length > 0 && (
          <ul className="flex flex-col gap-1">
            {chats.map((chat) => (
              <li key={chat.id}>
                <SessionRow
                  chat={chat}
                  search={search}
                  now={now}
                  current={chat.id === currentId}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </ul>
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
    </div>
  );
}
