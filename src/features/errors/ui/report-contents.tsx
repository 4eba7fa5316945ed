import type { ErrorReport } from "../rules-reports.ts";

/** A report as it would be sent: all of it, so that whoever sends it knows what. */
export function ReportContents({ report, label }: { report: ErrorReport; label: string }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {label}
      </summary>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-2 max-h-80 overflow-auto rounded-control bg-sunken p-4 font-code text-small"
      >
        {textOfReport(report)}
      </pre>
    </details>
  );
}

/** A report as text that a person can read and pass on. */
export function textOfReport(report: ErrorReport): string {
  return JSON.stringify(report, null, 2);
}
