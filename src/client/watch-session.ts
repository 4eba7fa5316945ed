import type { QueryClient } from "@tanstack/react-query";
import { type DisplayHint, readDisplayHint, storageKeys } from "#shared/browser-storage.ts";
import { idleWarningMs, minute, second } from "#shared/constants.ts";
import type { SessionEnding } from "#shared/session-ends.ts";
import { followSession } from "./follow-session.ts";
import { leaveForLogin } from "./session-end.ts";
import { kindOf, readLastHint } from "./session-hint.ts";
import { lookAtSession, sessionKey, shownAccount } from "./session-query.ts";
import { mayGoOn } from "./session-renewal.ts";

/** How often a tab that is looked at asks whether its session still is. */
const lookEveryMs = minute;

/** A session that ends is asked after this long after its end, so that the server has seen it end too. */
const afterEndMs = second;

/** Whoever signs out or deletes the account in this very tab is led on by the page that did it. */
const ownDeedMs = second;

/** The watch over the session in one tab. */
export type SessionWatch = {
  /** Asks now whether the session still is. */
  look(): void;
  stop(): void;
};

/**
 * Notices in this tab when the session ends: at its known end, when another tab or a public page signs out or in
 * (C-03), when it is ended from another device, with the account or with the consent (the server tells it at once, and
 * is asked each minute while the tab is visible, and when it becomes visible again), and when any call is refused
 * because nobody is signed in. Then the login opens, says why, and leads back to the page.
 */
export function watchSession(client: QueryClient): SessionWatch {
  let lookedAt = Date.now();
  let isLooking = false;
  let timer = setTimeout(tick, nextTickMs());
  let stopFollowing: (() => void) | null = null;
  let heard: SessionEnding = "elsewhere";

  /** Listens while somebody is signed in. */
  function adjust(): void {
    if (shownAccount(client)) stopFollowing ??= followSession(hearEnd);
    else {
      stopFollowing?.();
      stopFollowing = null;
    }
  }

  function hearEnd(why: SessionEnding): void {
    const last = readLastHint();
    heard = why;
    setTimeout(() => {
      if (shownAccount(client)) void look(last);
    }, ownDeedMs);
  }

  function tick(): void {
    clearTimeout(timer);
    timer = setTimeout(tick, nextTickMs());
    const shown = shownAccount(client);
    // The page asks for the password by itself.
    if (!shown || mayGoOn(shown)) return;
    const isDue = !document.hidden && Date.now() - lookedAt >= lookEveryMs;
    if (isDue || isOver(readLastHint())) void look(readLastHint());
  }

  /** `last` is who was signed in when it was noticed that the session may have ended. */
  async function look(last: DisplayHint | null): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    lookedAt = Date.now();
    const shown = shownAccount(client);
    const kind = shown ? kindOf(shown) : (last?.kind ?? null);
    try {
      const account = await lookAtSession(client);
      if (!account) {
        const byTime = kind === "parent" ? "idle" : "time";
        leaveForLogin(kind, heard === "elsewhere" && isByTime(last) ? byTime : heard);
      } else if (shown && account.id !== shown.id) window.location.reload();
    } catch {
      // The server cannot be reached now; the next call that reaches it is decided there.
    } finally {
      isLooking = false;
    }
  }

  function hearOtherTab({ key, oldValue, newValue }: StorageEvent): void {
    if (key !== storageKeys.displayHint) return;
    if (!shownAccount(client)) return void client.invalidateQueries({ queryKey: sessionKey });
    const before = readDisplayHint(oldValue, 0);
    const after = readDisplayHint(newValue, 0);
    // An extension alone is no news: asking then would have every tab answer every other for ever.
    const isSamePerson = before?.kind === after?.kind && before?.firstName === after?.firstName;
    if (!isSamePerson) void look(before);
  }

  adjust();
  const stopAdjusting = client.getQueryCache().subscribe(adjust);
  window.addEventListener("storage", hearOtherTab);
  document.addEventListener("visibilitychange", tick);
  return {
    look: () => void look(readLastHint()),
    stop() {
      clearTimeout(timer);
      stopAdjusting();
      stopFollowing?.();
      window.removeEventListener("storage", hearOtherTab);
      document.removeEventListener("visibilitychange", tick);
    },
  };
}

/** Whether a session must have ended by now; what another tab ended a moment before its time counts as that. */
function isOver(hint: DisplayHint | null): boolean {
  return hint !== null && hint.expiresAt <= Date.now() + 2 * second;
}

/**
 * Whether a session that is gone ended by its time. A parent's that goes while the warning stands has run out: the
 * server's clock, and a call that it refuses, may be ahead of this one.
 */
function isByTime(hint: DisplayHint | null): boolean {
  if (hint?.kind !== "parent") return isOver(hint);
  return hint.expiresAt <= Date.now() + idleWarningMs;
}

function nextTickMs(): number {
  const hint = readLastHint();
  const untilEnd = hint ? hint.expiresAt + afterEndMs - Date.now() : lookEveryMs;
  return Math.min(Math.max(untilEnd, afterEndMs), lookEveryMs);
}
