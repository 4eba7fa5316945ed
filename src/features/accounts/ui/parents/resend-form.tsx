import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";

type Answer = OutputFrom<"accounts", "resendParentVerification">;

/** Has the verification e-mail sent again: to a known address, or to the one typed where none is known. */
export function ResendForm({ email }: { email: string }) {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { failure, problem, isPending, form } = useSubmission((fields) => {
    setAnswer(null);
    return call("accounts", "resendParentVerification", {
      parentEmail: textOf(fields, "parentEmail"),
    });
  }, setAnswer);
  return (
    <form {...form} className="flex flex-col items-stretch gap-5">
      <FailureCallout failure={failure} title={translate("parents.resendFailed")} />
      {answer && (
        <Callout kind="right" announce>
          {translate(answer.state === "sent" ? "parents.resent" : "parents.alreadyVerified")}
        </Callout>
      )}
      {email ? (
        <input type="hidden" name="parentEmail" value={email} />
      ) : (
        <Field label={translate("parents.email")} error={problem("parentEmail")}>
          {(control) => (
            <TextInput {...control} type="email" name="parentEmail" autoComplete="email" />
          )}
        </Field>
      )}
      <Button type="submit" pending={isPending}>
        {translate(isPending ? "parents.resending" : "parents.resend")}
      </Button>
      {email && (
        <p>
          <TextLink to="/register">{translate("parents.otherAddress")}</TextLink>
        </p>
      )}
    </form>
  );
}
