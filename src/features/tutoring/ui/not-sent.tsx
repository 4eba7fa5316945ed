import { CreditsOver } from "#client/credits/credits-over.tsx";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import type { ChatDesk } from "./use-chat.ts";

type NotSentProps = {
  unsent: NonNullable<ChatDesk["unsent"]>;
  isOnline: boolean;
  /** Null where trying again the same way cannot help. */
  onRetry: (() => void) | null;
};

/** Why something did not reach the tutor, and the way to try again. Announced. */
export function NotSent({ unsent, isOnline, onRetry }: NotSentProps) {
  const translate = useTranslate();
  const { code, data } = unsent.failure;
  const isUsedUp = code === "no_credits" && isOnline;
  return (
    <Callout
      kind={isUsedUp ? "note" : "care"}
      announce
      title={translate(unsent.text ? "chat.notSent" : "chat.notDone")}
    >
      <p>{isOnline ? translate(`errors.${code}`, data) : translate("chat.offline")}</p>
      {isUsedUp && (
        <div className="mt-2">
          <CreditsOver isSaid />
        </div>
      )}
      {onRetry && (
        <Button className="mt-2" onClick={onRetry}>
          {translate("shell.tryAgain")}
        </Button>
      )}
    </Callout>
  );
}
