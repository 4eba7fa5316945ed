import { Suspense, useRef, useState } from "react";
import { PanelLeft, PanelRight } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toast.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import type { ChatView } from "../contract.ts";
import { DeskTool } from "./desk-tool.tsx";
import type { FinishButtonProps } from "./finish-button.tsx";
import { late } from "./late.tsx";
import { SessionMenu } from "./session-menu.tsx";
import { bringTitleForm, SessionTitle } from "./session-title.tsx";

/** The list of sessions beside or over the conversation. */
export type ListToggle = { shown: boolean; toggle: () => void };

type SessionsButtonProps = { list: ListToggle };

/** Shows and hides the sessions: a column where there is room, a sheet where there is not. */
export function SessionsButton({ list }: SessionsButtonProps) {
  const translate = useTranslate();
  const label = translate(list.shown ? "desk.sessionsHide" : "desk.sessionsShow");
  return (
    <Tooltip text={label}>
      <IconButton
        label={label}
        icon={<PanelLeft />}
        aria-expanded={list.shown}
        onClick={list.toggle}
      />
    </Tooltip>
  );
}

const FinishButton = late<FinishButtonProps>(
  async () => (await import("./finish-button.tsx")).FinishButton,
  "ending",
);

type DeskHeadProps = {
  chat: ChatView;
  list: ListToggle;
  onWorkbench: () => void;
  /** Takes leave for today; null while the tutor speaks. */
  onFinish: (() => void) | null;
};

/** Over the conversation: the way to the sessions, the title, what can be done, and on a phone the workbench. */
export function DeskHead({ chat, list, onWorkbench, onFinish }: DeskHeadProps) {
  const translate = useTranslate();
  const [isRenaming, setRenaming] = useState(false);
  const [isVoiceOpen, setVoiceOpen] = useState(false);
  const head = useRef<HTMLDivElement>(null);

  async function rename(): Promise<void> {
    try {
      await bringTitleForm();
      setRenaming(true);
    } catch {
      showToast({ title: translate("desk.renameFailed"), tone: "care" });
    }
  }

  /** The focus goes back to the menu that the renaming was chosen from. */
  function leaveTitle(): void {
    setRenaming(false);
    head.current?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.focus();
  }

  return (
    <div
      ref={head}
      className="flex shrink-0 items-center gap-1 border-b border-hairline bg-surface px-2 py-1 sm:px-4"
    >
      <span className="inline-flex print:hidden">
        <SessionsButton list={list} />
      </span>
      <SessionTitle chat={chat} editing={isRenaming} onDone={leaveTitle} />
      <span className="inline-flex print:hidden">
        <Suspense fallback={null}>
          <FinishButton isDone={chat.messages.at(-1)?.ending !== undefined} onFinish={onFinish} />
        </Suspense>
        <SessionMenu
          chat={chat}
          onRename={() => void rename()}
          onVoice={() => setVoiceOpen(true)}
        />
        <DeskTool what="voice" open={isVoiceOpen} onClose={() => setVoiceOpen(false)} />
        {/* With a problem at hand, the line that shows it on a phone leads to the workbench. */}
        {!chat.workbench.problem && (
          <span className="md:hidden">
            <IconButton
              label={translate("desk.workbenchShow")}
              icon={<PanelRight />}
              onClick={onWorkbench}
            />
          </span>
        )}
      </span>
    </div>
  );
}
