import { useEffect, useRef } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { OpenSetup } from "./open-setup.ts";

type TokenFormProps = {
  /** The token of the address; empty where it has none. */
  given: string;
  onOpened: (setup: OpenSetup) => void;
};

/** Asks for the token of the set-up. One that came with the address is tried at once. */
export function TokenForm({ given, onOpened }: TokenFormProps) {
  const translate = useTranslate();
  const submission = useSubmission(async (fields) => {
    const token = textOf(fields, "token").trim();
    return { token, ...(await call("admin", "openAdminSetup", { token })) };
  }, onOpened);
  const { failure, problem, isPending, form } = submission;

  const tried = useRef(false);
  useEffect(() => {
    if (given === "" || tried.current) return;
    tried.current = true;
    form.ref.current?.requestSubmit();
  }, [given, form.ref]);

  return (
    <form {...form} className="flex flex-col gap-6">
      <FailureCallout
        failure={failure}
        title={translate("admin.setupRefused")}
        {...(failure?.code === "token_invalid" && { text: translate("admin.setupTokenInvalid") })}
      />
      <Field
        label={translate("admin.setupToken")}
        help={translate("admin.setupTokenHelp")}
        error={problem("token")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="token"
            defaultValue={given}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-code"
          />
        )}
      </Field>
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "admin.setupOpening" : "admin.setupOpen")}
      </Button>
      {failure?.code === "admin_exists" && (
        <p>
          <TextLink to="/login">{translate("admin.setupLogin")}</TextLink>
        </p>
      )}
    </form>
  );
}
