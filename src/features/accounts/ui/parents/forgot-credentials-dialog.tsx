import { useEffect, useRef, useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { RefusalCallout } from "./refusal-callout.tsx";
import { forgotRefusal } from "./refusal-words.ts";

type ForgotCredentialsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Has a parent sent how their children sign in (R-07, M-05). */
export function ForgotCredentialsDialog({ open, onOpenChange }: ForgotCredentialsDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={translate("parents.forgotTitle")}
      description={translate("parents.forgotLead")}
      closeLabel={translate("shell.close")}
    >
      <Request onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Request({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [sent, setSent] = useState<string | null>(null);
  const { failure, problem, isPending, form } = useSubmission(
    (fields) =>
      call("accounts", "sendForgotCredentialsEmail", {
        parentEmail: textOf(fields, "parentEmail"),
      }),
    ({ message }) => setSent(message),
  );
  if (sent !== null) return <Sent message={sent} onClose={onClose} />;
  return (
    <form {...form} className="flex flex-col gap-5">
      <RefusalCallout failure={failure} words={forgotRefusal} />
      <Field label={translate("parents.parentEmail")} error={problem("parentEmail")}>
        {(control) => (
          <TextInput {...control} type="email" name="parentEmail" autoComplete="email" />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="lamp" pending={isPending}>
          {translate(isPending ? "parents.forgotSending" : "parents.forgotSend")}
        </Button>
        <TextLink to="/reset-password">{translate("parents.forgotByOwnEmail")}</TextLink>
      </div>
    </form>
  );
}

/** Takes the place of the form, and its focus. */
function Sent({ message, onClose }: { message: string; onClose: () => void }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-5">
      <Callout kind="right" announce title={translate("parents.informationSent")}>
        {message}
      </Callout>
      <Button ref={button} onClick={onClose}>
        {translate("shell.close")}
      </Button>
    </div>
  );
}
