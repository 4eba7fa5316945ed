import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { placeName } from "#ui/place-name.ts";
import { Button } from "#ui/button.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import { diagnose } from "../rules.ts";
import type { ErrorReport } from "../rules-reports.ts";
import { keepFailure } from "./keep-failure.ts";
import { ReportContents, textOfReport } from "./report-contents.tsx";
import { SendReportButton } from "./send-report-button.tsx";
import { SendingSwitch } from "./sending-switch.tsx";
import { languageOfPage, toldByServer } from "./surroundings.ts";

type FallbackPageProps = {
  /** What the screen threw. */
  thrown: unknown;
  /** How often Try Again was pressed before. */
  retries: number;
  onRetry: () => void;
};

/** In place of a screen that failed: what that means, what may help, and the report of it (E-01). */
export function FallbackPage({ thrown, retries, onRetry }: FallbackPageProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { category, isMissingPart } = useMemo(() => diagnose(thrown, "screen"), [thrown]);
  const report = useKeptReport(thrown, retries);
  const title = translate(isMissingPart ? "mishaps.missingTitle" : "mishaps.title");

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="mx-auto w-full max-w-text grow overflow-y-auto px-4 py-10 sm:px-8">
      <title>{`${title} · ${placeName()}`}</title>
      <div role="alert">
        <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h1>
        <p className="mt-3">
          {translate(isMissingPart ? "mishaps.missingText" : `mishaps.message_${category}`)}{" "}
          {translate("mishaps.saved")}
        </p>
        {retries > 0 && (
          <p className="mt-2 text-quiet">{translate("mishaps.retried", { count: retries })}</p>
        )}
      </div>
      {!isMissingPart && (
        <>
          <h2 className="mt-6 font-reading text-body font-semibold">{translate("mishaps.tips")}</h2>
          <ul className="mt-1 list-disc pl-5">
            <li>{translate(`mishaps.tip_${category}_1`)}</li>
            <li>{translate(`mishaps.tip_${category}_2`)}</li>
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant={isMissingPart ? "outline" : "lamp"} onClick={onRetry}>
          {translate("mishaps.again")}
        </Button>
        <Button
          variant={isMissingPart ? "lamp" : "outline"}
          onClick={() => window.location.reload()}
        >
          {translate("mishaps.reload")}
        </Button>
        {report && toldByServer("environment") === "development" && <CopyButton report={report} />}
      </div>
      {report && <ReportSection report={report} />}
      <p className="mt-8">
        <a href={diagnosticsPath()} className={textLinkStyle}>
          {translate("mishaps.diagnostics")}
        </a>
      </p>
    </div>
  );
}

/** The report of what was thrown, once it is kept. */
function useKeptReport(thrown: unknown, retries: number): ErrorReport | null {
  const [report, setReport] = useState<ErrorReport | null>(null);
  useEffect(() => {
    keepFailure({ thrown, source: "screen", retries }).then(setReport, () => setReport(null));
  }, [thrown, retries]);
  return report;
}

function ReportSection({ report }: { report: ErrorReport }) {
  const translate = useTranslate();
  return (
    <section className="mt-10 border-t border-hairline pt-6">
      <h2 className="text-title">{translate("mishaps.report")}</h2>
      <p className="mt-2 mb-4 text-quiet">{translate("mishaps.reportText")}</p>
      <SendReportButton report={report} />
      <SendingSwitch />
      <ReportContents report={report} label={translate("mishaps.contents")} />
    </section>
  );
}

function CopyButton({ report }: { report: ErrorReport }) {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(textOfReport(report));
      setOutcome("copied");
    } catch {
      setOutcome("copyFailed");
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        {translate("mishaps.copy")}
      </Button>
      <output className="self-center text-small empty:hidden">
        {outcome && translate(`mishaps.${outcome}`)}
      </output>
    </>
  );
}

/** The diagnostics page in the language of this one. */
function diagnosticsPath(): string {
  return `${languageOfPage() === "es" ? "/inicio" : "/"}?debug=true`;
}
