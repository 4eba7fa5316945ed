import { Check, Copy, MessageCircleMore } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { second } from "#shared/constants.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toast.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import type { MessageView } from "../contract.ts";

type TurnActionsProps = {
  message: MessageView;
  /** The last turn's are there to be seen at once. */
  isLast: boolean;
  /** Given where the turn may be said another way: the last of the tutor's, while nobody speaks. */
  onAgain: (() => void) | null;
};

/** What can be done with a turn of the tutor's, and whose words they are. Those of earlier turns
 * show on hover, focus and touch. */
export function TurnActions({ message, isLast, onAgain }: TurnActionsProps) {
  const translate = useTranslate();
  return (
    <div
      className={classNames(
        "-mt-2 -mb-5 -ml-3 flex items-center text-quiet print:hidden",
        !isLast &&
          "opacity-0 transition-opacity group-focus-within/turn:opacity-100 group-hover/turn:opacity-100 [@media(hover:none)]:opacity-100",
      )}
    >
      <CopyButton text={message.text} />
      {onAgain && (
        <Tooltip text={translate("chat.sayAgain")}>
          <IconButton
            label={translate("chat.sayAgain")}
            icon={<MessageCircleMore />}
            onClick={onAgain}
          />
        </Tooltip>
      )}
      {message.voice && (
        <span className="pl-2 text-small">
          {translate(message.voice === "model" ? "chat.voiceModel" : "chat.voiceBuiltin")}
        </span>
      )}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const label = translate(isCopied ? "chat.copied" : "chat.copy");

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2 * second);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ title: translate("chat.copyFailed"), tone: "care" });
    }
  }

  return (
    <Tooltip text={label}>
      <IconButton
        label={label}
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => void copy()}
      />
    </Tooltip>
  );
}
