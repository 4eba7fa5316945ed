import { useTranslate } from "#client/language.tsx";
import { minute, resetLinkMs } from "#shared/constants.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { TextLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";

type LinkSentProps = { email: string; onOther: () => void };

/** Says where to look now, the same whether the address has an account or not. */
export function LinkSent({ email, onOther }: LinkSentProps) {
  const translate = useTranslate();
  return (
    <div className="flex flex-col items-start gap-6">
      <StepHeading
        title={translate("profile.resetSentTitle")}
        lead={translate("profile.resetSentLead", { email, minutes: resetLinkMs / minute })}
        follows
      />
      <Callout kind="note">{translate("profile.resetSentHint")}</Callout>
      <Button onClick={onOther}>{translate("profile.resetOther")}</Button>
      <TextLink to="/login">{translate("profile.resetToLogin")}</TextLink>
    </div>
  );
}
