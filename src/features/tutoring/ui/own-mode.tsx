import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import { withUnsent } from "./draft.ts";
import type { ChatDesk } from "./use-chat.ts";

export type OwnModeProps = {
  id: string;
  /** The student is about to write down a problem of their own. */
  on: boolean;
  onOn: (on: boolean) => void;
  desk: ChatDesk;
  /** What stands in the box. */
  text: string;
  onText: (text: string) => void;
};

/** The way back to the problem that was set aside. */
export function BackToWaiting({ desk }: { desk: ChatDesk }) {
  const translate = useTranslate();
  return (
    <Button
      className="shrink-0 whitespace-nowrap max-sm:px-3"
      aria-disabled={desk.speaking || undefined}
      onClick={() => {
        if (!desk.speaking) desk.goBack();
      }}
    >
      <Undo2 className="size-4.5" aria-hidden />
      {translate("tools.back")}
    </Button>
  );
}

/**
 * Says what the box is for while it takes a problem of the student's own. One that was not sent, or could not be read as a
 * problem, comes back as what it was.
 */
export function OwnMode({ id, on, onOn, desk, text, onText }: OwnModeProps) {
  const translate = useTranslate();
  /** The problem that was sent last from here, until the tutor has read it. */
  const brought = useRef<string | null>(null);
  const messages = desk.chat?.messages ?? [];
  const last = messages.at(-1);
  const answer = last?.author === "tutor" && last.status !== "speaking" ? last : null;
  const answerId = answer?.id ?? null;
  const isUnsent = desk.unsent?.own === true;

  useEffect(() => {
    if (isUnsent) onOn(true);
  }, [isUnsent, onOn]);

  const { sending } = desk;
  const problem = sending?.kind === "message" && sending.own ? sending.text : null;
  useEffect(() => {
    if (problem !== null) brought.current = problem;
  }, [problem]);

  const takeBack = useEffectEvent(() => {
    const read = brought.current;
    if (read === null || !answer || messages.at(-2)?.text !== read) return;
    brought.current = null;
    if (!answer.moves.includes("own-unread")) return;
    onText(withUnsent(read, text));
    onOn(true);
  });
  useEffect(() => {
    if (answerId !== null) takeBack();
  }, [answerId]);

  if (!on) return null;
  return (
    <p id={id} className="rounded-control bg-lamp-soft px-4 py-2 text-small">
      <strong>{translate("chat.problemOwn")}.</strong> {translate("tools.ownHelp")}
    </p>
  );
}
