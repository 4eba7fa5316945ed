import { useLanguage } from "#client/language.tsx";
import { NoMail } from "#client/no-mail.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import type { ConsentRequest } from "./ask-parent-form.tsx";
import { StepHeading } from "#ui/step-heading.tsx";

type ParentPendingProps = {
  request: ConsentRequest;
  /** The child typed the wrong address. */
  onCorrect: () => void;
};

/** Where a child waits for a parent's answer: what happens now, and until when. */
export function ParentPending({ request, onCorrect }: ParentPendingProps) {
  const { locale, translate } = useLanguage();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(
    new Date(request.expiresAt),
  );
  return (
    <div className="flex flex-col items-start gap-6">
      <StepHeading
        title={translate("accounts.pendingTitle")}
        lead={translate("accounts.pendingLead", { parentEmail: request.parentEmail })}
        follows
      />
      <NoMail />
      <Callout kind="note">{translate("accounts.pendingHint")}</Callout>
      <p className="text-quiet">{translate("accounts.pendingUntil", { date })}</p>
      <Button onClick={onCorrect}>{translate("accounts.pendingCorrect")}</Button>
    </div>
  );
}
