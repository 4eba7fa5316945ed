import { useState } from "react";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { FailureCallout } from "../failure-callout.tsx";
import { useTranslate } from "../language.tsx";
import { saveFile } from "../save-file.ts";

type CopyFiles = { fileName: string; html: string; json: string };

type CopySectionProps = {
  text: string;
  /** Asks the server for the copy. */
  load: () => Promise<CopyFiles>;
};

/** Downloads all that is stored about a student, with one press. Its words stand in the area "privacy". */
export function CopySection({ text, load }: CopySectionProps) {
  const translate = useTranslate();
  const [pending, setPending] = useState<"html" | "json" | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function save(form: "html" | "json"): Promise<void> {
    setPending(form);
    setFailure(null);
    try {
      const { fileName, html, json } = await load();
      if (form === "html") saveFile(`${fileName}.html`, html, "text/html");
      else saveFile(`${fileName}.json`, json, "application/json");
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
    } finally {
      setPending(null);
    }
  }

  return (
    <section aria-labelledby="privacy-copy" className="flex flex-col gap-4">
      <div>
        <h2 id="privacy-copy" className="text-title">
          {translate("privacy.copyTitle")}
        </h2>
        <p className="mt-1 max-w-text text-quiet">{text}</p>
      </div>
      <FailureCallout failure={failure} title={translate("privacy.copyFailed")} />
      <div className="flex flex-wrap gap-3">
        <Button variant="lamp" pending={pending === "html"} onClick={() => void save("html")}>
          {translate(pending === "html" ? "privacy.copying" : "privacy.copy")}
        </Button>
        <Button pending={pending === "json"} onClick={() => void save("json")}>
          {translate("privacy.copyJson")}
        </Button>
      </div>
    </section>
  );
}
