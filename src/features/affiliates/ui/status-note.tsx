import { useTranslate } from "#client/language.tsx";
import { site } from "#shared/site.ts";
import { Callout } from "#ui/callout.tsx";
import type { Standing } from "./affiliate-step-page.tsx";

type StatusNoteProps = { affiliate: NonNullable<Standing["affiliate"]> };

/** What it means that the link does not count yet, or no longer, and what to do meanwhile. */
export function StatusNote({ affiliate }: StatusNoteProps) {
  const translate = useTranslate();
  const { status, statusReason, email } = affiliate;
  if (status === "active") return null;
  if (status === "pending") {
    return (
      <Callout kind="note" title={translate("affiliates.pendingTitle")}>
        <p className="max-w-text">{translate("affiliates.pendingText", { email })}</p>
      </Callout>
    );
  }
  const contact = site.contactEmail;
  return (
    <Callout
      kind="care"
      title={translate(
        status === "suspended" ? "affiliates.suspendedTitle" : "affiliates.rejectedTitle",
      )}
    >
      {statusReason && <p>{translate("affiliates.reason", { reason: statusReason })}</p>}
      <p className="max-w-text">
        {translate(
          status === "suspended" ? "affiliates.suspendedText" : "affiliates.rejectedText",
          { contact },
        )}
      </p>
    </Callout>
  );
}
