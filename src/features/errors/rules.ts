import { errorStatus, isErrorCode } from "#shared/error-codes.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";

/** What a failure is about, as people are told (E-04). */
export const categories = [
  "authentication",
  "database",
  "network",
  "permission",
  "validation",
  "render",
  "unknown",
] as const;
export type Category = (typeof categories)[number];

/** How bad it is, mildest first (E-05). */
export const severities = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof severities)[number];

/** Where a failure was caught: around a screen, around everything, by the window, in a promise, or in a query. */
export const sources = ["screen", "root", "window", "promise", "query"] as const;
export type Source = (typeof sources)[number];

/** How many tips each category has words for: mishaps.tip_network_1, mishaps.tip_network_2. */
export const tipsPerCategory = 2;

/** What can be said of a failure without a word of what it was about. */
export type Diagnosis = {
  /** The class of the error and our own words for it: "TypeError: Something that is not a function was called". */
  message: string;
  category: Category;
  severity: Severity;
  /** Whether trying again can help. */
  recoverable: boolean;
  /** A part of the program did not arrive: gone after a deployment, or the connection broke. */
  isMissingPart: boolean;
};

type Kind = {
  /** What engines say, in any of their wordings. */
  pattern: RegExp;
  /** What is kept of it, the same for every engine. */
  phrase: string;
  category?: Category;
  severity?: Severity;
};

const missingPart = "A part of the page could not be loaded";

/**
 * What browsers say, and the closed list of words that is kept of it. A browser's own words may quote what
 * somebody typed, so none of them are.
 */
const kinds: readonly Kind[] = [
  {
    pattern:
      /propert(y|ies) .*of (undefined|null)|(undefined|null) is not an object|can't access property|(undefined|null) has no properties/i,
    phrase: "A property of undefined or null was asked for",
    severity: "critical",
  },
  {
    pattern: /is not defined|can't find variable|before initialization/i,
    phrase: "Something undefined was used",
    severity: "critical",
  },
  {
    pattern: /undefined is not a function|is not a function|is not a constructor/i,
    phrase: "Something that is not a function was called",
    severity: "critical",
  },
  {
    pattern: /maximum call stack|too much recursion/i,
    phrase: "Too many calls within calls",
    severity: "critical",
  },
  {
    pattern: /out of memory|allocation failed/i,
    phrase: "The memory ran out",
    severity: "critical",
  },
  { pattern: /\bcrash/i, phrase: "A crash was reported", severity: "critical" },
  {
    pattern: /dynamically imported module|importing a module script|unable to preload/i,
    phrase: missingPart,
    category: "network",
    severity: "high",
  },
  {
    pattern: /failed to fetch|load failed|networkerror|network ?(request|error|connection)/i,
    phrase: "The network did not answer",
    category: "network",
  },
  { pattern: /timed? ?out/i, phrase: "The time allowed ran out", category: "network" },
  {
    pattern: /too many re-?renders|maximum update depth|react error #(185|301)\b/i,
    phrase: "A screen drew itself without end",
    category: "render",
    severity: "critical",
  },
  {
    pattern: /react error|rendered (more|fewer) hooks|hydrat|not valid as a react child/i,
    phrase: "A screen could not be drawn",
    category: "render",
  },
  {
    pattern: /not a child of this node|object can not be found here/i,
    phrase: "Something else changed the elements of the page",
    category: "render",
  },
  {
    pattern: /database|postgres|\bsql\b|violates .*constraint|relation .* does not exist/i,
    phrase: "The database failed",
    category: "database",
  },
  {
    pattern: /unauthenticated|unauthori[sz]ed|not signed in|session (has )?expired|invalid token/i,
    phrase: "Nobody is signed in",
    category: "authentication",
  },
  {
    pattern: /forbidden|permission|not allowed|denied/i,
    phrase: "It is not allowed",
    category: "permission",
  },
  {
    pattern: /json|unexpected (token|end)|unterminated/i,
    phrase: "Something that is not JSON was read as JSON",
    category: "validation",
  },
  {
    pattern: /invalid|validation|not valid|expected/i,
    phrase: "Something was not valid",
    category: "validation",
  },
  { pattern: /quota/i, phrase: "The browser has no room left", severity: "low" },
  { pattern: /not iterable/i, phrase: "Something that is no list was read as one" },
  { pattern: /^script error/i, phrase: "A script of another site failed", severity: "low" },
];

const withheld = "The words of the browser are withheld";

const knownNames: ReadonlySet<string> = new Set([
  "AggregateError",
  "AppError",
  "DataCloneError",
  "Error",
  "EvalError",
  "HierarchyRequestError",
  "InvalidStateError",
  "NetworkError",
  "NotAllowedError",
  "NotFoundError",
  "NotSupportedError",
  "QuotaExceededError",
  "RangeError",
  "ReferenceError",
  "SecurityError",
  "SyntaxError",
  "TimeoutError",
  "TypeError",
  "URIError",
  "ZodError",
]);

const usualSeverity: Readonly<Record<Category, Severity>> = {
  authentication: "medium",
  database: "high",
  network: "medium",
  permission: "medium",
  validation: "low",
  render: "high",
  unknown: "medium",
};

/** What a refused or failed call is about, by its code and its status. */
function categoryOfCode(code: ErrorCode): Category {
  if (code === "database_unavailable") return "database";
  const status: number = errorStatus[code];
  if (status === 401) return "authentication";
  if (status === 403) return "permission";
  if (status === 502 || status === 503) return "network";
  return status < 500 && status !== 404 ? "validation" : "unknown";
}

function nameOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown === "string" ? "Text" : "No error";
  return knownNames.has(thrown.name) ? thrown.name : "Error";
}

function wordsOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === "string" ? thrown : "";
}

/** Says what a failure is from anything that was thrown, without quoting it (E-04, E-05). */
export function diagnose(thrown: unknown, source: Source): Diagnosis {
  const name = nameOf(thrown);
  const isScreen = source === "screen" || source === "root";
  if (thrown instanceof AppError) {
    const category = categoryOfCode(thrown.code);
    return diagnosis(`${name}: ${thrown.code}`, category, usualSeverity[category]);
  }
  const words = wordsOf(thrown);
  const kind = kinds.find(({ pattern }) => pattern.test(words));
  const category = kind?.category ?? (isScreen ? "render" : "unknown");
  const severity = source === "root" ? "critical" : (kind?.severity ?? usualSeverity[category]);
  return diagnosis(`${name}: ${kind?.phrase ?? withheld}`, category, severity);
}

function diagnosis(message: string, category: Category, severity: Severity): Diagnosis {
  return {
    message,
    category,
    severity,
    recoverable: severity !== "critical" && category !== "permission",
    isMissingPart: message.endsWith(missingPart),
  };
}

const phrases: ReadonlySet<string> = new Set([...kinds.map(({ phrase }) => phrase), withheld]);

/** Whether a message is one that `diagnose` can give: from outside, no other is taken. */
export function isOwnMessage(message: string): boolean {
  const [name = "", ...rest] = message.split(": ");
  const words = rest.join(": ");
  const isName = knownNames.has(name) || name === "Text" || name === "No error";
  return isName && (name === "AppError" ? isErrorCode(words) : phrases.has(words));
}

/** Whether something was thrown that is no failure: given up on purpose, or a browser's note about its layout. */
export function isNoFailure(thrown: unknown): boolean {
  if (thrown instanceof Error && thrown.name === "AbortError") return true;
  return wordsOf(thrown).startsWith("ResizeObserver loop");
}
