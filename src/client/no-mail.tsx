import { mailMeta } from "#shared/mail-meta.ts";
import { Callout } from "#ui/callout.tsx";
import { useTranslate } from "./language.tsx";

/** Says where a page speaks of a letter that this academy has no way to send, and what to do; nothing where it has one. */
export function NoMail() {
  const translate = useTranslate();
  const isSent =
    document.querySelector<HTMLMetaElement>(`meta[name="${mailMeta}"]`)?.content !== "none";
  if (isSent) return null;
  return (
    <Callout kind="care" title={translate("forms.noMailTitle")}>
      {translate("forms.noMailText")}
    </Callout>
  );
}
