import { Check, Copy, MessageCircleMore } from "lucide-react";
import { useEffect, useState } from "react";
import { CarePanel } from "#client/care/care-panel.tsx";
import { useTranslate } from "#client/language.tsx";
import { second } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toast.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import type { MessageView } from "../contract.ts";
import { AskOwn, type OwnAnswers } from "./ask-own.tsx";
import { plainLines } from "#client/rich-text/plain-lines.ts";
import { CheckIn } from "./check-in.tsx";
import { Choices, Questions } from "./choices.tsx";
import type { ChatDesk } from "./use-chat.ts";
import { ReadButton } from "./voice/read-button.tsx";

export type TurnActionsProps = {
  message: MessageView;
  /** The language of the session. */
  locale: Locale;
  /** The last turn's are there to be seen at once. */
  isLast: boolean;
  /** Given where the turn may be said another way: the last of the tutor's, while nobody speaks. */
  onAgain: (() => void) | null;
  /** Sends what the turn asks to be the answer; null where something was said since. */
  onMeant: ChatDesk["sendMeant"] | null;
  /** Answers whether what was written was about the student; null where something was said since. */
  onCheckIn: ChatDesk["answerCheckIn"] | null;
  /** Says what was meant, of what the turn offers; null where something was said since. */
  onChoose: ChatDesk["choose"] | null;
  /** Answers whether a problem was read as it is meant; null where something was said since. */
  onOwn: OwnAnswers | null;
};

/** What can be done with a turn of the tutor's, and whose words they are. Those of earlier turns
 * show on hover, focus and touch. */
export function TurnActions(props: TurnActionsProps) {
  const { message, locale, onMeant, onCheckIn, onChoose, onOwn } = props;
  const { meant } = message;
  const translate = useTranslate();
  return (
    <>
      {meant !== undefined && onMeant && (
        <Button
          className="self-start"
          onClick={() => {
            onMeant(message);
            // The button goes; the focus must not go with it.
            document.getElementById("chat-message")?.focus();
          }}
        >
          {translate("tools.meant", { meant })}
        </Button>
      )}
      {onOwn && message.own !== undefined && <AskOwn problem={message.own} onOwn={onOwn} />}
      {onCheckIn && message.moves.includes("check-in") && <CheckIn onCheckIn={onCheckIn} />}
      {onChoose && message.choices && <Choices choices={message.choices} onChoose={onChoose} />}
      {onChoose && message.questions && (
        <Questions questions={message.questions} onChoose={onChoose} />
      )}
      {message.care && <CarePanel care={message.care} locale={locale} />}
      <Actions {...props} />
    </>
  );
}

function Actions({ message, locale, isLast, onAgain }: TurnActionsProps) {
  const translate = useTranslate();
  return (
    <div
      data-not-read
      className={classNames(
        "-mt-2 -mb-5 -ml-3 flex items-center text-quiet print:hidden",
        !isLast &&
          "opacity-0 transition-opacity group-focus-within/turn:opacity-100 group-hover/turn:opacity-100 [@media(hover:none)]:opacity-100",
      )}
    >
      <ReadButton turnId={message.id} locale={locale} />
      <CopyButton text={message.text} />
      {onAgain && (
        <Tooltip text={translate("tools.sayAgain")}>
          <IconButton
            label={translate("tools.sayAgain")}
            icon={<MessageCircleMore />}
            onClick={onAgain}
          />
        </Tooltip>
      )}
      {message.voice && (
        <span className="pl-2 text-small">
          {translate(message.voice === "model" ? "tools.voiceModel" : "tools.voiceBuiltin")}
        </span>
      )}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const label = translate(isCopied ? "tools.copied" : "tools.copy");

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2 * second);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(plainLines(text));
      setCopied(true);
    } catch {
      showToast({ title: translate("tools.copyFailed"), tone: "care" });
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
