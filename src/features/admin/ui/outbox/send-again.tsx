import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";

type Outcome = { kind: "right" | "care"; words: string };

type SendAgainProps = { emailId: string; onSent: () => void };

/** Hands an e-mail to the relay once more, and says what the relay did with it. */
export function SendAgain({ emailId, onSent }: SendAgainProps) {
  const translate = useTranslate();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(): Promise<Outcome> {
    try {
      const { status } = await call("admin", "sendEmailAgain", { emailId });
      onSent();
      return status === "sent"
        ? { kind: "right", words: translate("admin.sentAgain") }
        : { kind: "care", words: translate("admin.sendAgainWaits") };
    } catch (error) {
      const code = error instanceof AppError ? error.code : "internal";
      return { kind: "care", words: translate(`errors.${code}`) };
    }
  }

  async function press(): Promise<void> {
    setPending(true);
    setOutcome(null);
    setOutcome(await send());
    setPending(false);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <Button pending={isPending} onClick={() => void press()}>
        {translate(isPending ? "admin.sendingAgain" : "admin.sendAgain")}
      </Button>
      {outcome && (
        <Callout kind={outcome.kind} announce>
          {outcome.words}
        </Callout>
      )}
    </div>
  );
}
