import type { EventName } from "#features/brands/rules/measuring-events.ts";
import { asksNotToBeTracked } from "#client/asks-not-to-be-tracked.ts";
import { untilShown } from "#client/until-shown.ts";
import { readDisplayHint, storageKeys } from "#shared/browser-storage.ts";

type Answer = "accepted" | "declined";

/**
 * Asks on a partner's page whether its visits may be counted, and has them counted once somebody agrees (W-04): in a
 * document that is closed off, which is told of the page's events and never heard. Where somebody is signed in, or the
 * browser asks not to be tracked, nobody is asked and nothing is counted.
 */
export async function countVisits(bar: HTMLElement): Promise<void> {
  await untilShown();
  const { measuring: place = "", subdomain = "", brand = "", recipients = "" } = bar.dataset;
  const key = storageKeys.measuring + subdomain;
  const change = document.querySelector<HTMLElement>("[data-measuring-change]");
  let frame: HTMLIFrameElement | null = null;
  let answered: Answer | null = null;

  /** An answer holds for those who were named when it was given; who refused is not asked again. */
  function readAnswer(): Answer | null {
    const kept = recall(key);
    if (kept === `accepted ${recipients}`) return "accepted";
    return kept?.startsWith("declined") ? "declined" : null;
  }

  function tell(name: EventName): void {
    // Its origin is none, so no origin can be named; what is told is no secret.
    frame?.contentWindow?.postMessage({ name }, "*");
  }

  function start(): void {
    if (frame) return;
    frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.setAttribute("allow", "");
    frame.referrerPolicy = "no-referrer";
    frame.title = brand;
    frame.hidden = true;
    frame.addEventListener("load", () => tell("page-viewed"), { once: true });
    frame.src = place;
    document.body.append(frame);
  }

  function stop(): void {
    frame?.remove();
    frame = null;
  }

  function show(isAsking: boolean): void {
    bar.hidden = !isAsking;
    // What is reached by keyboard is never behind the question.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = isAsking ? `${bar.offsetHeight}px` : "";
  }

  function look(): void {
    const isOpen = !asksNotToBeTracked() && !isSignedIn();
    const answer = isOpen ? (readAnswer() ?? answered) : "declined";
    if (change) change.hidden = !isOpen || answer === null;
    show(answer === null);
    if (answer === "accepted") start();
    else stop();
  }

  for (const button of bar.querySelectorAll<HTMLElement>("[data-measuring-answer]")) {
    button.addEventListener("click", () => {
      answered = button.dataset["measuringAnswer"] === "accepted" ? "accepted" : "declined";
      keep(key, `${answered} ${recipients}`);
      look();
    });
  }
  change?.addEventListener("click", () => {
    show(true);
    bar.querySelector("button")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.pathname === "/student-register") tell("get-started-pressed");
  });
  // Somebody signed in or answered meanwhile, in another tab or before coming back.
  addEventListener("storage", look);
  addEventListener("pageshow", look);
  look();
}

/** Whether somebody is signed in as this browser remembers it. */
function isSignedIn(): boolean {
  return readDisplayHint(recall(storageKeys.displayHint), Date.now()) !== null;
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The answer holds while the page is open.
  }
}
