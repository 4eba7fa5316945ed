import { useId, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";

/** The default password to be read and copied. */
export function DefaultPassword({ password }: { password: string }) {
  const translate = useTranslate();
  const [said, setSaid] = useState("");
  const id = useId();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(password);
      setSaid(translate("admin.setupCopied"));
    } catch {
      setSaid(translate("admin.setupCopyFailed"));
    }
  }

  return (
    <div>
      <p id={id} className="font-semibold">
        {translate("admin.setupDefaultLabel")}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <code
          aria-labelledby={id}
          className="rounded-control border border-hairline bg-sunken px-3 py-2 font-code select-all"
        >
          {password}
        </code>
        <Button onClick={() => void copy()}>{translate("admin.setupCopy")}</Button>
      </div>
      <p aria-live="polite" className="mt-1 min-h-6 text-small text-quiet">
        {said}
      </p>
    </div>
  );
}
