import { Suspense, useCallback, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { type LastChat, resumePath } from "#shared/browser-storage.ts";
import { findSubject } from "#shared/subjects.ts";
import { Sheet } from "#ui/sheet.tsx";
import { BareDesk } from "./bare-desk.tsx";
import { firstSubject } from "./choose-chat.ts";
import { ChatFailed, DeskLoading } from "./desk-screens.tsx";
import { OpenDesk } from "./open-desk.tsx";
import "./desk.css";
import "./print.css";
import { SessionList } from "./session-list.tsx";
import { late } from "./late.tsx";
import type { TodayScreenProps } from "./today-screen.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useNewSession } from "./use-new-session.ts";
import { useOpenChat } from "./use-open-chat.ts";

const TodayScreen = late<TodayScreenProps>(
  async () => (await import("./today-screen.tsx")).TodayScreen,
  "today",
);

/** From this width on the sessions have a column of their own; the same as the class xl. */
const columnFrom = "(min-width: 80rem)";

/** The tutor's desk (My Learning): the student's sessions, the conversation, and the workbench. */
export function ChatPage() {
  const translate = useTranslate();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const { open, remember } = useOpenChat();
  const newSession = useNewSession();
  const [isColumnShown, setColumnShown] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useDeskKeys();

  const session = query.get("session");
  const shownId = useRef<string | null>(null);
  const onOpened = useCallback(
    (last: LastChat) => {
      remember(last);
      const isAnother = shownId.current !== null && shownId.current !== last.sessionId;
      if (isAnother) rescueFocus();
      shownId.current = last.sessionId;
      // The address names what is shown, so that a reload, a bookmark and a second device open the same.
      if (session !== last.sessionId) navigate(resumePath(last), { replace: true });
    },
    [navigate, remember, session],
  );

  const list = {
    shown: isColumnShown && window.matchMedia(columnFrom).matches,
    toggle() {
      if (window.matchMedia(columnFrom).matches) setColumnShown(!isColumnShown);
      else setSheetOpen(true);
    },
  };
  const wanted = findSubject(query.get("subject"));
  const sessions = (
    <SessionList
      currentId={open.kind === "chat" ? open.chatId : null}
      newSession={newSession}
      onNew={(subject) => {
        setSheetOpen(false);
        newSession.start(subject ?? wanted ?? firstSubject);
      }}
      onOpen={() => setSheetOpen(false)}
    />
  );

  return (
    <div data-desk className="flex min-h-0 grow">
      {isColumnShown && (
        <section
          data-region="sessions"
          tabIndex={-1}
          aria-label={translate("desk.sessions")}
          className="hidden w-70 shrink-0 flex-col border-r border-hairline p-4 xl:flex print:hidden"
        >
          {sessions}
        </section>
      )}
      {open.kind === "chat" ? (
        <OpenDesk
          key={open.chatId}
          chatId={open.chatId}
          list={list}
          newSession={newSession}
          forget={open.forget}
          onOpened={onOpened}
        />
      ) : (
        <BareDesk list={list}>
          {open.kind === "opening" && <DeskLoading />}
          {open.kind === "today" && (
            <Suspense fallback={<DeskLoading />}>
              <TodayScreen newSession={newSession} />
            </Suspense>
          )}
          {open.kind === "failed" && <ChatFailed failure={open.failure} onRetry={open.retry} />}
        </BareDesk>
      )}
      <Sheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        title={translate("desk.sessions")}
        closeLabel={translate("shell.close")}
        side="left"
      >
        {sessions}
      </Sheet>
    </div>
  );
}

/** The button that was pressed may have gone with the session it stood on: the keyboard goes on at the page's start. */
function rescueFocus(): void {
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
}
