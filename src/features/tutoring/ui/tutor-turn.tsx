import { memo, Suspense } from "react";
import { useTranslate } from "#client/language.tsx";
import type { CitedProps } from "#client/textbooks/cited.tsx";
import type { Locale } from "#shared/locale.ts";
import { Logo } from "#ui/art/logo.tsx";
import type { MessageView } from "../contract.ts";
import type { ProgramResultsProps } from "./answer/program/program-results.tsx";
import type { OwnAnswers } from "./ask-own.tsx";
import { DeskTool } from "./desk-tool.tsx";
import type { EndCardProps } from "./end-card.tsx";
import { Explanation } from "./explanation.tsx";
import { late } from "./late.tsx";
import { ProblemCard } from "./problem-card.tsx";
import { Receipt } from "./receipt.tsx";
import { RichLine, RichText } from "#client/rich-text/rich-text.tsx";
import { TurnNote } from "./turn-note.tsx";
import type { ChatDesk } from "./use-chat.ts";

const ProgramResults = late<ProgramResultsProps>(
  async () => (await import("./answer/program/program-results.tsx")).ProgramResults,
  "program",
);

const Cited = late<CitedProps>(
  async () => (await import("#client/textbooks/cited.tsx")).Cited,
  "textbooks",
);

const EndCard = late<EndCardProps>(async () => (await import("./end-card.tsx")).EndCard, "ending");

type TutorTurnProps = {
  message: MessageView;
  locale: Locale;
  /** Nothing was said after it. */
  isLast: boolean;
  /** Given where this turn may be said another way. */
  onAgain: ((messageId: string) => void) | null;
  /** Sends what the turn asks to be the answer; null where something was said since. */
  onMeant: ChatDesk["sendMeant"] | null;
  /** Answers whether what was written was about the student; null where something was said since. */
  onCheckIn: ChatDesk["answerCheckIn"] | null;
  /** Says what was meant, of what the turn offers; null where something was said since. */
  onChoose: ChatDesk["choose"] | null;
  /** Answers whether a problem was read as it is meant; null where something was said since. */
  onOwn: OwnAnswers | null;
  /** Goes on after the end of a session; null where something was said since. */
  onGoOn: (() => void) | null;
  /** Takes what a card at the end of a session says, to be read out with the turn. */
  onWords: EndCardProps["onWords"];
};

/** A turn of the tutor's: the mark, the words, the problem it lays out, and what can be done with it. */
export const TutorTurn = memo(function TutorTurn(props: TutorTurnProps) {
  const { message, locale, isLast, onAgain, onMeant, onCheckIn, onChoose, onOwn } = props;
  const isSpeaking = message.status === "speaking";
  const { receipt, unreadable, worked, problem, note } = message;
  const text = unreadable ? withoutQuotedAnswer(message.text, unreadable) : message.text;
  return (
    <div className="group/turn grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <Logo className="mt-0.5 size-6 text-quiet" />
      <div className="flex flex-col gap-3">
        {receipt && !isSpeaking && receipt.outcome !== "unreadable" && (
          <Receipt receipt={receipt} messageId={message.id} />
        )}
        {text ? (
          <div lang={locale} className="break-words">
            <RichText text={text} streaming={isSpeaking} />
          </div>
        ) : (
          isSpeaking && <Writing />
        )}
        {message.citation && !isSpeaking && (
          <Suspense fallback={<div className="h-11" />}>
            <Cited citation={message.citation} />
          </Suspense>
        )}
        {message.program && !isSpeaking && (
          <Suspense fallback={null}>
            <ProgramResults program={message.program} />
          </Suspense>
        )}
        {unreadable && <Explanation what="unreadable" unreadable={unreadable} />}
        {worked && !isSpeaking && (
          <Explanation what="worked" worked={worked} locale={locale} Line={RichLine} />
        )}
        {message.ending && !isSpeaking && (
          <Suspense fallback={null}>
            <EndCard
              messageId={message.id}
              ending={message.ending}
              onGoOn={props.onGoOn}
              onWords={props.onWords}
            />
          </Suspense>
        )}
        {problem && !isSpeaking && <ProblemCard problem={problem} locale={locale} />}
        {note && <TurnNote note={note} />}
        {!isSpeaking && (
          <DeskTool
            what="actions"
            message={message}
            locale={locale}
            isLast={isLast}
            onAgain={onAgain && (() => onAgain(message.id))}
            onMeant={onMeant}
            onCheckIn={onCheckIn}
            onChoose={onChoose}
            onOwn={onOwn}
          />
        )}
      </div>
    </div>
  );
});

/** The words of a turn without the answer they quote in code, since that is shown with its place marked. */
function withoutQuotedAnswer(
  text: string,
  { given }: NonNullable<MessageView["unreadable"]>,
): string {
  const quoted = `\`${given.replaceAll("`", "'")}\``;
  return text.replace(`\n\n${quoted}`, () => "");
}

/** The tutor's turn has not begun to show words. */
export function Writing() {
  const translate = useTranslate();
  return (
    <p className="flex min-h-[1lh] items-center gap-2 text-small text-quiet">
      <span className="size-2.5 animate-breathe rounded-full bg-lamp" aria-hidden />
      {translate("chat.writing")}
    </p>
  );
}
