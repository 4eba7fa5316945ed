import { Maximize2 } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { ChatView } from "../contract.ts";
import { RichLine } from "#client/rich-text/rich-text.tsx";

type PinnedProblemProps = { chat: ChatView; onOpen: () => void };

/** On a phone: the problem at hand in two lines over the conversation, and the way to the whole workbench. */
export function PinnedProblem({ chat, onOpen }: PinnedProblemProps) {
  const translate = useTranslate();
  const { problem } = chat.workbench;
  if (!problem) return null;
  return (
    <div className="flex items-center gap-1 border-b border-hairline bg-lamp-soft py-1 pr-1 pl-4 md:hidden print:hidden">
      <p className="line-clamp-2 min-w-0 grow text-small" lang={chat.locale}>
        <RichLine text={problem.prompt[chat.locale]} />
      </p>
      <IconButton label={translate("desk.problemOpen")} icon={<Maximize2 />} onClick={onOpen} />
    </div>
  );
}
