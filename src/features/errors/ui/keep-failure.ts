import { call } from "#client/api.ts";
import { createId } from "#shared/ids.ts";
import { diagnose, isNoFailure, type Source, tipsPerCategory } from "../rules.ts";
import type { ErrorReport } from "../rules-reports.ts";
import { scrubAddress, scrubStack, scrubUserAgent } from "../rules-scrub.ts";
import { addKeptReport, sendsReports } from "./kept-reports.ts";
import { languageOfPage, releaseOfPage, visitId } from "./surroundings.ts";

/** Anything that was thrown, where it was caught, and what is known beside. */
export type Failure = {
  thrown: unknown;
  source: Source;
  /** How often Try Again was pressed before. */
  retries?: number;
  /** The feature whose query failed. */
  query?: string;
};

const words = {
  en: async () => (await import("#shared/messages/en/mishaps.ts")).mishaps,
  es: async () => (await import("#shared/messages/es/mishaps.ts")).mishaps,
};

/** The reports that went out from this page without being asked for; a failure that repeats is sent once. */
const sentByItself = new Set<string>();

const known = new WeakMap<object, Promise<ErrorReport>>();

/**
 * Makes a report of a failure, keeps it in this browser, and sends it where the person has switched that on. The
 * same thrown object makes one report, however often it is seen. Null for what is no failure.
 */
export function keepFailure(failure: Failure): Promise<ErrorReport | null> {
  const { thrown } = failure;
  if (isNoFailure(thrown)) return Promise.resolve(null);
  if (typeof thrown !== "object" || thrown === null) return makeAndKeep(failure);
  const made = known.get(thrown) ?? makeAndKeep(failure);
  known.set(thrown, made);
  return made;
}

async function makeAndKeep(failure: Failure): Promise<ErrorReport> {
  const report = addKeptReport(await makeReport(failure));
  if (sendsReports() && !sentByItself.has(report.id)) {
    sentByItself.add(report.id);
    sendReport(report).catch(() => {
      // It stays in this browser, where it can be sent by hand.
    });
  }
  return report;
}

/** Sends a report to the people who run the academy. Throws AppError where it was not taken. */
export async function sendReport(report: ErrorReport): Promise<void> {
  await call("errors", "report", report);
}

async function makeReport(failure: Failure): Promise<ErrorReport> {
  const { thrown, source, retries = 0, query = "" } = failure;
  const { message, category, severity, recoverable } = diagnose(thrown, source);
  const language = languageOfPage();
  const said = await words[language]();
  const tips = Array.from({ length: tipsPerCategory }, (_, index) => index + 1);
  return {
    id: createId("err"),
    message,
    stack: stackOf(thrown),
    category,
    severity,
    context: {
      userAgent: scrubUserAgent(navigator.userAgent),
      url: scrubAddress(location.href),
      timestamp: new Date().toISOString(),
      sessionId: visitId(),
      extra: {
        source,
        version: releaseOfPage(),
        language,
        online: navigator.onLine,
        retries,
        repeats: 0,
        query,
      },
    },
    recoverable,
    userMessage: said[`message_${category}`],
    recoveryActions: tips.map((tip) => textAt(said, `tip_${category}_${tip}`)),
  };
}

/** The places that a thrown error came through. Some browsers put its words before them, which are cut off first. */
function stackOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "";
  const stack = thrown.stack ?? "";
  const end = stack.indexOf(thrown.message) + thrown.message.length;
  return scrubStack(stack.startsWith(thrown.name) ? stack.slice(end) : stack);
}

function textAt(texts: Readonly<Record<string, string>>, key: string): string {
  return texts[key] ?? "";
}
