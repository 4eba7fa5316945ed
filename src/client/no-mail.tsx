import { mailMeta } from "#shared/mail-meta.ts";
import { Callout } from "#ui/callout.tsx";
import { useTranslate } from "./language.tsx";

/** Whether letters leave the academy, as the server told the page. */
function sendsMail(): boolean {
  // A screen that is drawn without a browser was told nothing.
  if (typeof document === "undefined") return true;
  return document.querySelector<HTMLMetaElement>(`meta[name="${mailMeta}"]`)?.content !== "none";
}

/** Says where a page speaks of a letter that this academy has no way to send, and what to do; nothing where it has one. */
export function NoMail() {
  const translate = useTranslate();
  if (sendsMail()) return null;
  return (
    <Callout kind="care" title={translate("forms.noMailTitle")}>
      {translate("forms.noMailText")}
    </Callout>
  );
}
