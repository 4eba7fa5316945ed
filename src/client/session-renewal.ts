import type { Account } from "#features/accounts/contract.ts";
import { second, sessionGraceMs } from "#shared/constants.ts";
import { readLastHint } from "./session-hint.ts";

/** The server's clock may see the end a moment before this one does. */
const slackMs = 2 * second;

/**
 * Whether the account that a page shows may go on there though its session is over: its hour is up, and its owner is being
 * asked for the password.
 */
export function mayGoOn({ sessionRenewal }: Account): boolean {
  const hint = readLastHint();
  if (sessionRenewal !== "password" || !hint) return false;
  const overMs = Date.now() - hint.expiresAt;
  return overMs >= -slackMs && overMs < sessionGraceMs;
}

const waiting = new Set<() => void>();

/** Has everything go on that the end of the session broke off. */
export function tellRenewed(): void {
  for (const goOn of waiting) goOn();
}

/** Waits until the session goes on, or the signal gives up. */
export function untilRenewed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      waiting.delete(end);
      signal.removeEventListener("abort", end);
      resolve();
    }
    waiting.add(end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
