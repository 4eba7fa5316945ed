import { ArrowDown } from "lucide-react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import type { ChatView, MessageView } from "../contract.ts";
import type { AnswerTrayProps } from "./answer/answer-tray.tsx";
import type { OwnAnswers } from "./ask-own.tsx";
import { DeskTool } from "./desk-tool.tsx";
import { late } from "./late.tsx";
import { LiveAnnouncer } from "./live-announcer.tsx";
import { StudentTurn } from "./student-turn.tsx";
import { TutorTurn, Writing } from "./tutor-turn.tsx";
import type { ChatDesk } from "./use-chat.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

const AnswerTray = late<AnswerTrayProps>(
  async () => (await import("./answer/answer-tray.tsx")).AnswerTray,
  "answer",
);

/**
 * What was said, oldest first, in a place of its own that scrolls and follows the newest words. The log is silent
 * for screen readers while words stream into it; the announcer reads whole sentences instead.
 */
export function Conversation({ desk, onOwn }: { desk: ChatDesk; onOwn: OwnAnswers }) {
  const translate = useTranslate();
  const { chat, sending, speaking } = desk;
  // A tall answer tray or card would push what the tutor just said out of sight: then its turn begins at the top.
  const { problem, outcome } = chat?.workbench ?? {};
  const isTrayShown = outcome === "open" && problem?.interaction !== undefined && !sending;
  const card = chat?.messages.at(-1)?.ending ?? chat?.workbench.writing;
  const isTall = isTrayShown || (card !== undefined && !sending);
  const newestId = isTall ? (chat?.messages.at(-1)?.id ?? null) : null;
  const { scroller, content, isAtEnd, goToEnd } = useStickToEnd(newestId && `turn-${newestId}`);
  const said = sending && "text" in sending ? sending.text : null;

  // What a card at the end of a session says is read out with its turn, but not where it stood there before.
  const [readAtFirst] = useState(() => (chat ? newestOfTutor(chat)?.id : undefined));
  const [cardWords, setWords] = useState<{ id: string; text: string } | null>(null);
  const setCardWords = useCallback((id: string, text: string) => setWords({ id, text }), []);

  useEffect(() => {
    if (sending) goToEnd();
  }, [sending, goToEnd]);

  function sayAgain(messageId: string): void {
    desk.sayAgain(messageId);
    // The button goes with the words that it replaces; the focus must not go with it.
    scroller.current?.focus();
  }

  /** The box is where an open problem is gone on with; without one the next is laid out. */
  function goOn(): void {
    if (outcome !== "open") desk.nextProblem();
    document.getElementById("chat-message")?.focus();
  }

  if (!chat) return null;
  const newest = newestOfTutor(chat);
  const isCardNew = newest !== null && newest.id === cardWords?.id && newest.id !== readAtFirst;
  const last = chat.messages.at(-1);
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={translate("chat.conversation")}
        // The keyboard must be able to scroll what the pointer can.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-4 print:h-auto print:overflow-visible"
      >
        <div ref={content} className="mx-auto flex max-w-170 flex-col gap-6 px-4 py-6 sm:px-6">
          {chat.messages.map((message) => (
            <article
              key={message.id}
              id={`turn-${message.id}`}
              aria-label={translate(message.author === "student" ? "chat.you" : "chat.tutor")}
              className="animate-rise"
            >
              {message.author === "student" ? (
                <StudentTurn
                  text={message.text}
                  locale={chat.locale}
                  isCode={message.code !== undefined}
                />
              ) : (
                <TutorTurn
                  message={message}
                  locale={chat.locale}
                  isLast={message === last}
                  // Words that no move stands behind have no other wording.
                  onAgain={
                    message === last && !speaking && message.moves.length > 0 ? sayAgain : null
                  }
                  onMeant={message === last && !speaking ? desk.sendMeant : null}
                  onCheckIn={message === last && !speaking ? desk.answerCheckIn : null}
                  onChoose={message === last && !speaking ? desk.choose : null}
                  onOwn={message === last && !speaking ? onOwn : null}
                  onGoOn={message === last && !speaking ? goOn : null}
                  onWords={setCardWords}
                />
              )}
            </article>
          ))}
          {said !== null && (
            <article aria-label={translate("chat.you")} className="animate-rise">
              <StudentTurn
                text={said}
                locale={chat.locale}
                isCode={sending?.kind === "given" && sending.given.kind === "code"}
                pending
              />
            </article>
          )}
          {sending && <Writing />}
          <DeskTool what="write" desk={desk} />
          {problem?.interaction && outcome === "open" && (
            <Suspense fallback={null}>
              <AnswerTray key={problem.itemId} desk={desk} problem={problem} locale={chat.locale} />
            </Suspense>
          )}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          onClick={goToEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-appear bg-raised whitespace-nowrap shadow-float print:hidden"
        >
          <ArrowDown className="size-5" aria-hidden />
          {translate("chat.toNewest")}
        </Button>
      )}
      <LiveAnnouncer
        turn={
          newest && {
            id: newest.id,
            text: isCardNew ? `${newest.text}\n\n${cardWords.text}` : newest.text,
            speaking: newest.status === "speaking",
          }
        }
        locale={chat.locale}
        notice={sending ? translate("chat.writing") : null}
      />
    </div>
  );
}

function newestOfTutor(chat: ChatView): MessageView | null {
  return chat.messages.findLast(({ author }) => author === "tutor") ?? null;
}
