import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { useSignOut } from "#client/session.tsx";
import { minute, second } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import type { MessageKey } from "#shared/messages/en.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal.tsx";
import { showToast } from "#ui/toast.tsx";
import { clockOf, nextAnnouncement } from "./countdown.ts";
import { extendSession, useIdleSession } from "./use-idle-session.ts";

/** Watches over a parent's session: warns before it ends because nobody is there (T-11, L-06, M-10). */
export function IdleWatch() {
  const translate = useTranslate();
  const leftMs = useIdleSession();
  const isWarning = leftMs !== null;
  const minutes = Math.ceil((leftMs ?? 0) / minute);

  useEffect(() => {
    if (!isWarning) return;
    showToast({
      title: translate("session.expiringTitle"),
      text: translate("session.expiringToast", { count: minutes }),
      tone: "care",
    });
    // Said once when the warning begins, with the minutes of that moment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWarning]);

  return leftMs !== null && <ExpiryDialog leftMs={leftMs} />;
}

/** What did not work, and why. */
type Failed = { failure: AppError; title: MessageKey };

/** Asks whether somebody is still there, with the time that is left (L-06). */
export function ExpiryDialog({ leftMs }: { leftMs: number }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const signOut = useSignOut();
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  // Escape closes the browser's dialog; a new one takes its place, since only an answer ends the question.
  const [opening, setOpening] = useState(0);

  async function attempt(work: () => Promise<void>, title: MessageKey): Promise<void> {
    setPending(true);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError("unavailable");
      setFailed({ failure, title });
    }
    setPending(false);
  }

  return (
    <Modal
      key={opening}
      open
      onOpenChange={() => setOpening(opening + 1)}
      labelledBy="expiry-title"
      describedBy="expiry-text"
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card p-6 open:animate-rise sm:p-8"
    >
      <h2 id="expiry-title" className="text-title">
        {translate("session.expiringTitle")}
      </h2>
      <p id="expiry-text" className="mt-2 text-quiet">
        {translate("session.expiringText")}
      </p>
      <p role="timer" aria-live="off" className="mt-4 text-heading font-semibold tabular-nums">
        {clockOf(leftMs)}
      </p>
      <output className="sr-only">
        {translate("session.expiringAnnounced", { seconds: nextAnnouncement(leftMs) / second })}
      </output>
      <div className="mt-4 empty:hidden">
        {failed && <FailureCallout failure={failed.failure} title={translate(failed.title)} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="lamp"
          pending={isPending}
          onClick={() => void attempt(() => extendSession(client), "session.extendFailed")}
        >
          {translate(isPending ? "session.extending" : "session.extend")}
        </Button>
        <Button variant="quiet" onClick={() => void attempt(signOut, "shell.signOutFailed")}>
          {translate("session.logOut")}
        </Button>
      </div>
    </Modal>
  );
}
