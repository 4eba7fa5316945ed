import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { saveFile } from "#client/save-file.ts";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { type Report, reportFormats } from "../contract.ts";
import { paperFor } from "../rules-paper.ts";

const words = { pdf: "report.pdf", csv: "report.csv" } as const;

/** The report as files to take home. */
export function Downloads({ report }: { report: Report }) {
  const translate = useTranslate();
  const [making, setMaking] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function download(format: (typeof reportFormats)[number]): Promise<void> {
    setMaking(format);
    setFailure(null);
    try {
      const { child, from, to } = report;
      const paper = paperFor(navigator.language);
      const file = await call("reports", "downloadReport", {
        childId: child.id,
        from,
        to,
        format,
        paper,
      });
      saveFile(file.fileName, bytesOf(file.base64), file.mediaType);
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
    } finally {
      setMaking(null);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <fieldset aria-label={translate("report.downloadTitle")} className="flex flex-wrap gap-2">
        {reportFormats.map((format) => (
          <Button key={format} pending={making === format} onClick={() => void download(format)}>
            {making === format ? translate("report.making") : translate(words[format])}
          </Button>
        ))}
      </fieldset>
      <FailureCallout failure={failure} title={translate("report.downloadFailed")} />
    </div>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
