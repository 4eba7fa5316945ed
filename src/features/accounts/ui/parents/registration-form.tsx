import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { useKnownEmail } from "#client/known-email.ts";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { RefusalCallout } from "./refusal-callout.tsx";
import { registrationRefusal } from "./refusal-words.ts";
import { verificationPath } from "./verification-path.ts";

/** What a parent enters to have an account (L-04); leads on to the verification of the address (T-05), and from there to `next`. */
export function RegistrationForm({ next }: { next: string | null }) {
  const { locale, translate } = useLanguage();
  const knownEmail = useKnownEmail();
  const [, navigate] = useLocation();
  const [password, setPassword] = useState("");
  const { failure, problem, isPending, form } = useSubmission(
    (fields) =>
      call("accounts", "signUpParent", {
        fullName: textOf(fields, "fullName"),
        email: textOf(fields, "email"),
        phone: textOf(fields, "phone"),
        password: textOf(fields, "password"),
        locale,
      }),
    ({ email, firstName }) => {
      showToast({ title: translate("parents.welcome", { firstName }), tone: "right" });
      navigate(verificationPath(email, { next }));
    },
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <RefusalCallout failure={failure} words={registrationRefusal} />
      <Field label={translate("parents.fullName")} error={problem("fullName")}>
        {(control) => <TextInput {...control} name="fullName" autoComplete="name" />}
      </Field>
      <Field
        label={translate("parents.email")}
        help={translate("parents.emailHelp")}
        error={problem("email")}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={knownEmail}
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
      <PasswordField
        label={translate("parents.password")}
        help={<PasswordRules password={password} />}
        error={problem("password")}
        name="password"
        autoComplete="new-password"
        onChange={setPassword}
      />
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "parents.registering" : "parents.register")}
      </Button>
    </form>
  );
}
