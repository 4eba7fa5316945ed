import { call, type OutputFrom } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { useSignedIn } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { RefusalCallout } from "./refusal-callout.tsx";
import { registrationRefusal } from "./refusal-words.ts";

type Ticket = NonNullable<OutputFrom<"accounts", "readGoogleTicket">["ticket"]>;

/** What is left to say for a parent whose name and address Google has told: no password, nothing to verify. */
export function GoogleRegistrationForm({ ticket }: { ticket: Ticket }) {
  const { locale, translate } = useLanguage();
  const signedIn = useSignedIn();
  const { failure, problem, isPending, form } = useSubmission(
    (fields) =>
      call("accounts", "signUpParentByGoogle", {
        fullName: textOf(fields, "fullName"),
        phone: textOf(fields, "phone"),
        locale,
      }),
    ({ account }) => {
      const { firstName } = account;
      showToast({ title: translate("accounts.welcome", { firstName }), tone: "right" });
      signedIn(account);
    },
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <RefusalCallout failure={failure} words={registrationRefusal} />
      <Callout kind="right">{translate("parents.googleProved", { email: ticket.email })}</Callout>
      <Field label={translate("parents.fullName")} error={problem("fullName")}>
        {(control) => (
          <TextInput
            {...control}
            name="fullName"
            autoComplete="name"
            defaultValue={ticket.fullName}
          />
        )}
      </Field>
      <Field
        label={translate("parents.phone")}
        help={translate("parents.phoneHelp")}
        error={problem("phone")}
      >
        {(control) => <TextInput {...control} type="tel" name="phone" autoComplete="tel" />}
      </Field>
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "parents.registering" : "parents.register")}
      </Button>
    </form>
  );
}
