import { Undo2 } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent } from "react";
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
  /** The problem that was sent last from here, until the tutor has read it. */
  brought: RefObject<string | null>;
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
export function OwnMode({ id, on, onOn, desk, brought, text, onText }: OwnModeProps) {
  const translate = useTranslate();
  const messages = desk.chat?.messages ?? [];
  const last = messages.at(-1);
  const isRead = last?.author === "tutor" && last.status !== "speaking";
  const isUnsent = desk.unsent?.own === true;

  useEffect(() => {
    if (isUnsent) onOn(true);
  }, [isUnsent, onOn]);

  const takeBack = useEffectEvent(() => {
    const problem = brought.current;
    if (problem === null || !isRead || messages.at(-2)?.text !== problem) return;
    brought.current = null;
    if (!last.moves.includes("own-unread")) return;
    onText(withUnsent(problem, text));
    onOn(true);
  });
  useEffect(() => takeBack(), [last?.id, isRead]);

  if (!on) return null;
  return (
    <p id={id} className="rounded-control bg-lamp-soft px-4 py-2 text-small">
      <strong>{translate("chat.problemOwn")}.</strong> {translate("tools.ownHelp")}
    </p>
  );
}
