import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { TextInput } from "#ui/text-input.tsx";

type AskLinkFormProps = {
  /** Hidden, it keeps what was typed. */
  shown: boolean;
  onSent: (email: string) => void;
};

/** Asks for the address that a link is sent to. */
export function AskLinkForm({ shown, onSent }: AskLinkFormProps) {
  const { account } = useAccount();
  const translate = useTranslate();
  const { form, failure, problem, isPending } = useSubmission(async (fields) => {
    const email = textOf(fields, "email");
    await call("accounts", "requestPasswordReset", { email });
    return email.trim();
  }, onSent);
  return (
    <form {...form} hidden={!shown} className="flex flex-col gap-6">
      <StepHeading title={translate("profile.resetTitle")} lead={translate("profile.resetLead")} />
      <FailureCallout failure={failure} title={translate("profile.resetFailed")} />
      <Field label={translate("profile.resetEmail")} error={problem("email")}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            // Whoever comes from their own account need not type it.
            defaultValue={account?.email ?? ""}
            key={account?.email}
          />
        )}
      </Field>
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "profile.resetSending" : "profile.resetSend")}
      </Button>
      <p className="text-quiet">{translate("profile.resetNoEmail")}</p>
      <p>
        <TextLink to="/login">{translate("profile.resetToLogin")}</TextLink>
      </p>
    </form>
  );
}
