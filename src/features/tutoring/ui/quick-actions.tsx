import { BookOpenText, Lightbulb, MoveRight } from "lucide-react";
import { type ReactNode, useEffect, useId } from "react";
import { useKnownRules } from "#client/known-rules.ts";
import { useTranslate } from "#client/language.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { takesOwnProblems } from "#shared/subjects.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Tooltip } from "#ui/tooltip.tsx";
import type { Workbench } from "../contract.ts";
import { DeskTool } from "./desk-tool.tsx";
import type { ChatDesk } from "./use-chat.ts";

type QuickActionsProps = {
  desk: ChatDesk;
  workbench: Workbench;
  ownProblem: boolean;
  onOwnProblemChange: (on: boolean) => void;
};

/** What can be asked for with one press. What cannot be done now stays in its place and says why. */
export function QuickActions({
  desk,
  workbench,
  ownProblem,
  onOwnProblemChange,
}: QuickActionsProps) {
  const translate = useTranslate();
  const waiting: MessageKey | null = desk.speaking ? "chat.waiting" : null;
  const isOpen = workbench.outcome === "open";
  const takesOwn = desk.chat !== null && takesOwnProblems(desk.chat.subject);
  const isOwnOff = useKnownRules()?.ownProblems === false;

  // What was typed stays in the box.
  useEffect(() => {
    if (isOwnOff && ownProblem) onOwnProblemChange(false);
  }, [isOwnOff, ownProblem, onOwnProblemChange]);

  return (
    <div className="flex gap-2 overflow-x-auto py-1">
      <Action
        icon={<Lightbulb />}
        words={translate("chat.hint")}
        remark={workbench.alone ? "chat.hintAlone" : null}
        refusal={waiting ?? (isOpen ? null : "chat.hintNone")}
        onPress={desk.askHint}
      />
      <Action
        icon={<MoveRight />}
        words={translate(isOpen ? "chat.skip" : "chat.next")}
        refusal={waiting}
        onPress={desk.nextProblem}
      />
      {workbench.waiting && <DeskTool what="back" desk={desk} />}
      {desk.chat !== null && <DeskTool what="topics" desk={desk} />}
      {isOwnOff && takesOwn && <DeskTool what="own-off" />}
      {!isOwnOff && takesOwn && (
        <Action
          icon={<BookOpenText />}
          words={translate(ownProblem ? "chat.ownCancel" : "chat.own")}
          refusal={null}
          onPress={() => onOwnProblemChange(!ownProblem)}
        />
      )}
    </div>
  );
}

type ActionProps = {
  icon: ReactNode;
  words: string;
  /** Why it cannot be done now; null where it can. */
  refusal: MessageKey | null;
  /** Something to know before pressing it. */
  remark?: MessageKey | null;
  onPress: () => void;
};

function Action({ icon, words, refusal, remark = null, onPress }: ActionProps) {
  const translate = useTranslate();
  const id = useId();
  const said = refusal ?? remark;
  const button = (
    <button
      type="button"
      aria-disabled={refusal !== null || undefined}
      aria-describedby={said ? id : undefined}
      onClick={() => {
        if (!refusal) onPress();
      }}
      className={buttonStyle(
        "outline",
        "normal",
        "shrink-0 whitespace-nowrap aria-disabled:cursor-default aria-disabled:border-hairline aria-disabled:font-normal aria-disabled:text-quiet aria-disabled:hover:border-hairline aria-disabled:hover:bg-transparent max-sm:px-3 [&_svg]:size-4.5 max-sm:[&_svg]:hidden",
      )}
    >
      {icon}
      {words}
    </button>
  );
  if (!said) return button;
  return (
    <>
      <Tooltip text={translate(said)}>{button}</Tooltip>
      <span id={id} hidden>
        {translate(said)}
      </span>
    </>
  );
}
