/**
 * The one script of the public pages; they are complete without it. It greets signed-in people, opens
 * the comparison, keeps the chosen theme, fetches the next pages ahead and keeps reports of what fails.
 */
import { offerListSearch } from "./list-search.ts";
import { offerLiveTutor } from "./live-tutor.ts";
import { sendContactForm } from "./send-contact-form.ts";
import type { Source } from "#features/errors/rules.ts";
import {
  readDisplayHint,
  readLastChat,
  readTheme,
  resumePath,
  storageKeys,
} from "#shared/browser-storage.ts";
import {
  brandClickDelayMs,
  brandClickIdleMs,
  comparisonPopupDelayMs,
  comparisonPopupWidthMin,
  prefetchDelayMs,
} from "#shared/constants.ts";

/** Storage may be forbidden altogether; the page then simply forgets. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/**
 * Rows N-03, N-04, N-06: names the kind of account on <html>, by which the style sheet shows one side of
 * the top bar or the other, and fills in the first name and where Resume leads.
 */
function greet(): void {
  const hint = readDisplayHint(recall(storageKeys.displayHint), Date.now());
  const { dataset } = document.documentElement;
  if (!hint) {
    delete dataset["kind"];
    return;
  }
  dataset["kind"] = hint.kind;
  for (const name of all("[data-first-name]")) name.textContent = hint.firstName;
  const resume = resumePath(readLastChat(recall(storageKeys.lastChat)));
  for (const link of all("[data-resume]")) link.setAttribute("href", resume);
}

async function signOut(): Promise<void> {
  await fetch("/api/accounts/session", {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  keep(storageKeys.displayHint, null);
  greet();
}

function offerThemes(): void {
  const chosen = readTheme(recall(storageKeys.theme)) ?? "system";
  for (const choice of all("[data-theme-choice]")) {
    choice.hidden = false;
    for (const input of choice.querySelectorAll("input")) {
      input.checked = input.value === chosen;
      input.addEventListener("change", () => {
        const theme = readTheme(input.value);
        keep(storageKeys.theme, theme);
        if (theme) document.documentElement.dataset["theme"] = theme;
        else delete document.documentElement.dataset["theme"];
      });
    }
  }
}

function isTyping(): boolean {
  return document.activeElement?.matches("input:not([type=radio]), textarea, select") ?? false;
}

/** Row R-02: once per visitor, on wide screens, never over something being typed, nor to who is here already. */
function scheduleComparison(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-comparison]");
  if (!dialog || recall(storageKeys.comparisonSeen)) return;
  const wide = matchMedia(`(min-width: ${comparisonPopupWidthMin}px)`);
  setTimeout(() => {
    if (!wide.matches || "kind" in document.documentElement.dataset) return;
    if (isTyping()) {
      addEventListener("focusout", scheduleComparison, { once: true });
      return;
    }
    keep(storageKeys.comparisonSeen, "1");
    dialog.showModal();
  }, comparisonPopupDelayMs);
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest("[data-close]"))) {
      dialog.close();
    }
  });
}

/**
 * Rows T-09, W-06: a link with a code brought the visitor, or the page is a partner's and carries their code. A phone is
 * let come to rest first.
 */
function noteVisit(): void {
  const { brandCode } = document.documentElement.dataset;
  if (brandCode === undefined && !/[?&]ref=/i.test(location.search)) return;
  const note = () =>
    void import("#client/keep-referral.ts").then(({ keepReferral }) => keepReferral(brandCode));
  if (brandCode === undefined || !isPhone()) return note();
  setTimeout(() => {
    // Safari has no such call.
    if ("requestIdleCallback" in window) requestIdleCallback(note, { timeout: brandClickIdleMs });
    else note();
  }, brandClickDelayMs);
}

/** Row W-04: a partner's page whose visits may be counted, once a visitor agrees. */
function offerCounting(): void {
  const bar = document.querySelector<HTMLElement>("[data-measuring]");
  if (bar) void import("./count-visits.ts").then(({ countVisits }) => countVisits(bar));
}

/** Row F-07: the way to the search inside the books, where any can be searched. */
function offerSearchInside(): void {
  const way = document.querySelector<HTMLElement>("[data-inside]");
  if (way)
    void import("./search-inside.ts").then(({ showWhereBooksAre }) => showWhereBooksAre(way));
}

function isPhone(): boolean {
  return matchMedia("(max-width: 640px), (hover: none) and (pointer: coarse)").matches;
}

/** Whether this page stands on a host of a partner's, from where everything of the academy is elsewhere. */
function isElsewhere(): boolean {
  return "elsewhere" in document.documentElement.dataset;
}

/** Row K-05: the pages of the top bar, unless on a phone or when the person saves data. */
function prefetch(): void {
  if (isElsewhere()) return;
  const connection: unknown = Reflect.get(navigator, "connection");
  const saves =
    (typeof connection === "object" &&
      connection !== null &&
      Reflect.get(connection, "saveData") === true) ||
    matchMedia("(prefers-reduced-data: reduce)").matches;
  if (saves || isPhone()) return;
  const paths = new Set(
    all("header nav:not(details nav) a[href^='/'], [data-signed-out] a").map((link) =>
      link.getAttribute("href"),
    ),
  );
  for (const path of paths) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = path ?? "/";
    document.head.append(link);
  }
}

/**
 * What the browser needs to install the academy; it would fetch it at once, before the page is painted. A page on a
 * host of a partner's is not the academy's to install.
 */
function offerInstallation(): void {
  if (isElsewhere()) return;
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.json" }),
  );
}

/** The phone's menu closes when the person goes elsewhere or presses Escape. */
function closeMenus(event: Event): void {
  const escape = event instanceof KeyboardEvent && event.key === "Escape";
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    const outside = event.target instanceof Node && !menu.contains(event.target);
    if (!escape && (event instanceof KeyboardEvent || !outside)) continue;
    menu.open = false;
    if (escape) menu.querySelector("summary")?.focus();
  }
}

/** Rows E-03, E-06: what fails here is kept as in the application; what keeps it is fetched once something fails. */
async function keepFailure(thrown: unknown, source: Source): Promise<void> {
  try {
    await (await import("#features/errors/ui/keep-failure.ts")).keepFailure({ thrown, source });
  } catch {
    // The page goes on without its report.
  }
}

addEventListener("error", ({ error }) => void keepFailure(error, "window"));
addEventListener("unhandledrejection", ({ reason }) => void keepFailure(reason, "promise"));
noteVisit();
offerCounting();
greet();
offerThemes();
offerListSearch();
offerSearchInside();
sendContactForm();
offerLiveTutor();
scheduleComparison();
offerInstallation();
setTimeout(prefetch, prefetchDelayMs);
addEventListener("storage", greet);
addEventListener("pageshow", greet);
addEventListener("click", closeMenus);
addEventListener("keydown", closeMenus);
for (const button of all("[data-sign-out]")) {
  button.addEventListener("click", () => void signOut());
}
