import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The codes for when the app is not at hand, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const translate = useTranslate();
  return (
    <section aria-labelledby="codes-title" className="flex max-w-text flex-col gap-5">
      <div>
        <h2 id="codes-title" className="text-title">
          {translate("factor.codesTitle")}
        </h2>
        <p className="mt-2">{translate("factor.codesText")}</p>
      </div>
      <ol className="grid gap-x-8 gap-y-2 rounded-card border border-hairline bg-surface p-5 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="lamp" onClick={onKept}>
          {translate("factor.kept")}
        </Button>
        <CopyButton
          value={codes.join("\n")}
          copied={translate("factor.copied")}
          failed={translate("factor.copyFailed")}
        >
          {translate("factor.copy")}
        </CopyButton>
      </div>
    </section>
  );
}
