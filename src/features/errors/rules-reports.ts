import { errorReportsKept, errorReportsShown, minute } from "#shared/constants.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { isRecord } from "#shared/records.ts";
import { categories, type Category, severities, type Severity, type Source } from "./rules.ts";

/** What goes with a report beside the usual; values of our own alone. */
export type Extra = {
  source: Source;
  /** The program's version with its build: "0.1.0+Bx3kQ9pa". */
  version: string;
  language: Locale;
  online: boolean;
  /** How often Try Again was pressed before. */
  retries: number;
  /** How often the same failure came within the minute after the one before it. */
  repeats: number;
  /** The feature whose query failed; empty where none did. */
  query: string;
};

/** One failure as it is kept, shown and sent (E-03). */
export type ErrorReport = {
  id: string;
  message: string;
  /** Places in our scripts, one a line. */
  stack: string;
  category: Category;
  severity: Severity;
  context: {
    userAgent: string;
    url: string;
    /** ISO 8601. */
    timestamp: string;
    /** "session_" and random characters: one visit of one tab. Tells nobody who it was. */
    sessionId: string;
    extra: Extra;
  };
  recoverable: boolean;
  /** What the person was told, and advised, in the language of the page. */
  userMessage: string;
  recoveryActions: readonly string[];
};

/** The kept reports, latest first, from the stored text; what is damaged is left out. */
export function readReports(stored: string | null): ErrorReport[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter(isReport).slice(0, errorReportsKept) : [];
  } catch {
    return [];
  }
}

function isReport(value: unknown): value is ErrorReport {
  if (!isRecord(value) || !isRecord(value.context) || !isRecord(value.context.extra)) return false;
  const { id, message, stack, category, severity, recoverable, userMessage } = value;
  const { userAgent, url, timestamp, sessionId, extra } = value.context;
  return (
    [id, message, stack, userMessage, userAgent, url, timestamp, sessionId].every(isText) &&
    [extra.source, extra.version, extra.query].every(isText) &&
    isLocale(extra.language) &&
    [extra.retries, extra.repeats].every((count) => typeof count === "number") &&
    typeof extra.online === "boolean" &&
    typeof recoverable === "boolean" &&
    categories.some((known) => known === category) &&
    severities.some((known) => known === severity) &&
    Array.isArray(value.recoveryActions) &&
    value.recoveryActions.every(isText)
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/**
 * The reports with one more, latest first and 100 at most (E-06). The same failure again within a minute is
 * counted on the report before it, so that a failure that repeats does not push all others out.
 */
export function addReport(reports: readonly ErrorReport[], report: ErrorReport): ErrorReport[] {
  const [last, ...older] = reports;
  const isSame = last?.message === report.message && last.stack === report.stack;
  if (!last || !isSame || age(last, report) > minute) {
    return [report, ...reports].slice(0, errorReportsKept);
  }
  const { context } = report;
  const repeats = last.context.extra.repeats + 1;
  const counted = { ...context, extra: { ...context.extra, repeats } };
  return [{ ...report, id: last.id, context: counted }, ...older];
}

/** Milliseconds from one report to the next. */
function age(last: ErrorReport, next: ErrorReport): number {
  return Date.parse(next.context.timestamp) - Date.parse(last.context.timestamp);
}

/** The reports that are shown: the 10 latest (E-06). */
export function shownReports(reports: readonly ErrorReport[]): readonly ErrorReport[] {
  return reports.slice(0, errorReportsShown);
}

/** The browser and its main version, from a user agent: "Firefox 140"; "Other" where it cannot be told. */
export function browserOf(userAgent: string): string {
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return "Other";
}

/** In this order: a browser's user agent also names those it wants to be taken for. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d{1,4})/, "Edge"],
  [/\bOPR\/(\d{1,4})/, "Opera"],
  [/\bSamsungBrowser\/(\d{1,4})/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d{1,4})/, "Firefox"],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\/(\d{1,4})/, "Chrome"],
  [/\bVersion\/(\d{1,4})[\d.]*.*\bSafari\//, "Safari"],
];
