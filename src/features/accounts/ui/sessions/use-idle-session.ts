import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#client/api.ts";
import { leaveForLogin } from "#client/session-end.ts";
import { noteServerTime, readLastHint } from "#client/session-hint.ts";
import { replaceAccount, setSessionEnd } from "#client/session-query.ts";
import { idleCheckMs, idleWarningMs, minute, parentSessionMs } from "#shared/constants.ts";

/** Activity is told to the server at most this often. */
const tellEveryMs = minute;

/** What shows that somebody is there. */
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"] as const;

/**
 * The milliseconds that a parent's session has left, once it has little left, else null (T-11). Looked at each
 * second, by the end that all tabs share, so that every tab warns and stops warning together. Until the warning
 * any sign of somebody extends the session; from then on only `extend` does. At nought the session is ended, and
 * the login opens.
 */
export function useIdleSession(): number | null {
  const client = useQueryClient();
  const [leftMs, setLeftMs] = useState<number | null>(null);

  useEffect(() => {
    let isLeaving = false;
    function check(): void {
      const hint = readLastHint();
      // Signed out in another tab: the watch over the session leads this one to the login.
      if (!hint || isLeaving) return;
      const left = hint.expiresAt - Date.now();
      setLeftMs(left > idleWarningMs ? null : Math.max(0, left));
      if (left > 0) return;
      isLeaving = true;
      void endIdleSession(client);
    }
    check();
    const timer = setInterval(check, idleCheckMs);
    return () => clearInterval(timer);
  }, [client]);

  const isWarning = leftMs !== null;
  useEffect(() => {
    if (isWarning) return undefined;
    function notice(): void {
      const hint = readLastHint();
      const left = hint ? hint.expiresAt - Date.now() : 0;
      const isTold = left > parentSessionMs - tellEveryMs;
      // Told already, by this tab or another; or too late, which is for the dialog to decide.
      if (isTold || left <= idleWarningMs || isTelling) return;
      isTelling = true;
      extendSession(client)
        .catch(() => undefined)
        .finally(() => {
          isTelling = false;
        });
    }
    let isTelling = false;
    const options = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, notice, options);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, notice, options);
    };
  }, [client, isWarning]);

  return leftMs;
}

/** Extends the session for every tab. Rejects with AppError where the server could not be asked or refused. */
export async function extendSession(client: QueryClient): Promise<void> {
  const { sessionExpiresAt, now } = await call("accounts", "extendSession", {});
  noteServerTime(now);
  setSessionEnd(client, sessionExpiresAt);
}

/** Nobody came back in time. The server ends the session by itself where it cannot be told. */
async function endIdleSession(client: QueryClient): Promise<void> {
  await call("accounts", "signOut", {}).catch(() => undefined);
  replaceAccount(client, null);
  leaveForLogin("parent", "idle");
}
