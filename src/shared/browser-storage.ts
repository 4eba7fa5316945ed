/**
 * What the browser keeps (localStorage). None of it is trusted: it saves a flash of the wrong words or
 * a lost place, and the server decides everything that matters. Readers return null for anything that
 * is missing, damaged or out of date. Hand-checked rather than by zod, because the public pages' script
 * weighs less than 3 kB.
 */
export const storageKeys = {
  /** DisplayHint: who is signed in, for greeting only. */
  displayHint: "faro.display-hint",
  /** LastChat: where Resume leads. */
  lastChat: "faro.last-chat",
  /** "en" or "es": the language last chosen; absent means as the browser. */
  locale: "faro.locale",
  /** "light" or "dark"; absent means as the system. */
  theme: "faro.theme",
  /** "1" once the comparison with ChatGPT was shown. */
  comparisonSeen: "faro.comparison-seen",
  /** The referral record (features/affiliates). */
  referral: "faro.referral",
  /** Before the name of a partner's page: whether its visits may be counted, and by whom. */
  measuring: "faro.measuring.",
  /** The local error reports (features/errors). */
  errorReports: "faro.error-reports",
  /** "1" where the person has the error reports of this browser sent; absent means no. */
  sendErrorReports: "faro.send-error-reports",
} as const;

export const accountKinds = ["student", "parent", "affiliate", "admin"] as const;

/** Who the display hint greets. Roles of the signed-in person as the pages show them. */
export type AccountKind = (typeof accountKinds)[number];

/** Written at sign-in and with each extension of the session, removed at sign-out. Holds no secret. */
export type DisplayHint = {
  kind: AccountKind;
  firstName: string;
  /** When the session ends, in ms since 1970. A hint past it greets nobody. */
  expiresAt: number;
};

export type LastChat = { sessionId: string; subject: string };

export type Theme = "light" | "dark";

/** The signed-in person to greet at `now` (ms since 1970), from the stored text. */
export function readDisplayHint(stored: string | null, now: number): DisplayHint | null {
  const { kind, firstName, expiresAt } = readRecord(stored);
  const known = accountKinds.find((candidate) => candidate === kind);
  if (known === undefined || typeof firstName !== "string" || typeof expiresAt !== "number") {
    return null;
  }
  return expiresAt > now ? { kind: known, firstName, expiresAt } : null;
}

/** The last chat session, from the stored text. */
export function readLastChat(stored: string | null): LastChat | null {
  const { sessionId, subject } = readRecord(stored);
  return typeof sessionId === "string" && typeof subject === "string"
    ? { sessionId, subject }
    : null;
}

/** The theme the person chose, or null to follow the system. */
export function readTheme(stored: string | null): Theme | null {
  return stored === "light" || stored === "dark" ? stored : null;
}

/** Where Resume leads: the last chat session; where this browser knows none, the newest of the account. */
export function resumePath(last: LastChat | null): string {
  if (!last) return "/chat?resume=newest";
  return `/chat?${new URLSearchParams({ subject: last.subject, session: last.sessionId })}`;
}

function readRecord(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
