import { call, type OutputFrom } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { consentRequestMs, day } from "#shared/constants.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { FailureCallout } from "#client/failure-callout.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";

/** What the server kept of the request. */
export type ConsentRequest = OutputFrom<"accounts", "askParent">;

type AskParentFormProps = {
  /** Hidden, it keeps what was typed. */
  shown: boolean;
  onAsked: (request: ConsentRequest) => void;
};

/** A child's first name and whom to ask: all that is taken before a parent has said yes. */
export function AskParentForm({ shown, onAsked }: AskParentFormProps) {
  const { locale, translate } = useLanguage();
  const { isPending, failure, problem, form } = useSubmission(
    (fields) =>
      call("accounts", "askParent", {
        firstName: textOf(fields, "firstName"),
        parentEmail: textOf(fields, "parentEmail"),
        locale,
      }),
    onAsked,
  );
  return (
    <form {...form} hidden={!shown} className="flex flex-col gap-6">
      <StepHeading
        title={translate("accounts.parentTitle")}
        lead={translate("accounts.parentLead")}
        follows={shown}
      />
      <FailureCallout failure={failure} title={translate("accounts.parentFailed")} />
      <Field label={translate("accounts.firstName")} error={problem("firstName")}>
        {(control) => <TextInput {...control} name="firstName" autoComplete="given-name" />}
      </Field>
      <Field
        label={translate("accounts.parentEmail")}
        help={translate("accounts.parentPrivacy", { days: consentRequestMs / day })}
        error={problem("parentEmail")}
      >
        {(control) => <TextInput {...control} type="email" name="parentEmail" autoComplete="off" />}
      </Field>
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "accounts.parentAsking" : "accounts.parentAsk")}
      </Button>
    </form>
  );
}
