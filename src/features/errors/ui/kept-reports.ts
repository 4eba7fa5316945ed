import { storageKeys } from "#shared/browser-storage.ts";
import { addReport, type ErrorReport, readReports } from "../rules-reports.ts";

/** The reports of this browser, latest first; none where it keeps nothing. */
export function keptReports(): ErrorReport[] {
  return readReports(recall(storageKeys.errorReports));
}

/** Adds a report; gives it as it is kept, counted with the one before it where that is the same failure. */
export function addKeptReport(report: ErrorReport): ErrorReport {
  const reports = addReport(keptReports(), report);
  keep(storageKeys.errorReports, JSON.stringify(reports));
  return reports[0] ?? report;
}

export function deleteKeptReports(): void {
  keep(storageKeys.errorReports, null);
}

/** Whether the reports of this browser are sent without asking each time; not unless the person said so. */
export function sendsReports(): boolean {
  return recall(storageKeys.sendErrorReports) === "1";
}

/** Notes what the person decided about sending. */
export function decideSending(isSent: boolean): void {
  keep(storageKeys.sendErrorReports, isSent ? "1" : null);
}

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
    // A browser that keeps nothing, or has no room, goes without reports.
  }
}
