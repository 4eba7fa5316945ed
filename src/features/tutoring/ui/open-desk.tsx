import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { placeName } from "#ui/place-name.ts";
import type { LastChat } from "#shared/browser-storage.ts";
import { Sheet } from "#ui/sheet.tsx";
import { BareDesk } from "./bare-desk.tsx";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { DeskHead, type ListToggle } from "./desk-head.tsx";
import { ChatFailed, DeskLoading } from "./desk-screens.tsx";
import { PinnedProblem } from "./pinned-problem.tsx";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { useChat } from "./use-chat.ts";
import type { ToCorrect } from "./use-draft.ts";
import { beginsWith, forgetBeginning, type NewSession } from "./use-new-session.ts";
import { Workbench } from "./workbench.tsx";

const ChatNotFound = lazy(async () => ({
  default: (await import("./chat-not-found.tsx")).ChatNotFound,
}));

type OpenDeskProps = {
  chatId: string;
  list: ListToggle;
  newSession: NewSession;
  /** Set where the session was only remembered: called where it turns out to be nobody's here. */
  forget: (() => void) | null;
  /** Called with the session once it is there. */
  onOpened: (last: LastChat) => void;
};

/** A session on the desk: the conversation, and the workbench beside it or in a sheet. */
export function OpenDesk({ chatId, list, newSession, forget, onOpened }: OpenDeskProps) {
  const translate = useTranslate();
  const desk = useChat(chatId);
  const [isBenchOpen, setBenchOpen] = useState(false);
  const [isOwnProblem, setOwnProblem] = useState(() => beginsWith(chatId, "own"));
  const [toCorrect, setToCorrect] = useState<ToCorrect | null>(null);
  const { chat, failure } = desk;
  const onOwn = {
    accept: (words: string) => desk.send(words),
    correct: (text: string) => {
      setToCorrect({ text });
      setOwnProblem(true);
    },
  };
  const isLost = failure?.code === "not_found";
  const openedId = chat?.id;
  const subject = chat?.subject;
  const title =
    chat && translate("desk.pageTitle", { title: plainMaths(chat.title), place: placeName() });

  useEffect(() => {
    if (openedId && subject) onOpened({ sessionId: openedId, subject });
  }, [openedId, subject, onOpened]);

  useEffect(() => {
    if (isLost) forget?.();
  }, [isLost, forget]);

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  if (!chat) {
    return (
      <BareDesk list={list}>
        {!failure && <DeskLoading />}
        {failure && isLost && !forget && (
          <Suspense fallback={null}>
            <ChatNotFound newSession={newSession} />
          </Suspense>
        )}
        {failure && !isLost && <ChatFailed failure={failure} onRetry={desk.reload} />}
      </BareDesk>
    );
  }

  const bench = <Workbench bench={chat.workbench} locale={chat.locale} />;
  return (
    <>
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <DeskHead
          chat={chat}
          list={list}
          onWorkbench={() => setBenchOpen(true)}
          onFinish={desk.speaking ? null : desk.finish}
        />
        <PinnedProblem chat={chat} onOpen={() => setBenchOpen(true)} />
        <div data-region="conversation" className="flex min-h-0 grow flex-col">
          <Conversation desk={desk} onOwn={onOwn} />
        </div>
        <div data-region="composer" className="shrink-0 print:hidden">
          <Composer
            desk={desk}
            ownProblem={isOwnProblem}
            onOwnProblemChange={(on) => {
              forgetBeginning();
              setOwnProblem(on);
            }}
            toCorrect={toCorrect}
          />
        </div>
      </div>
      <section
        data-region="workbench"
        // The keyboard must be able to scroll what the pointer can.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby="workbench-title"
        className="hidden w-80 shrink-0 overflow-y-auto border-l border-hairline bg-paper p-5 focus-visible:-outline-offset-4 md:block lg:w-95 print:hidden"
      >
        <h2 id="workbench-title" className="mb-4 text-title">
          {translate("desk.workbench")}
        </h2>
        {bench}
      </section>
      <Sheet
        open={isBenchOpen}
        onOpenChange={setBenchOpen}
        title={translate("desk.workbench")}
        closeLabel={translate("shell.close")}
      >
        {bench}
      </Sheet>
    </>
  );
}
