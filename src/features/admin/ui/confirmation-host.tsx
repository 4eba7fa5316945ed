import { useEffect, useRef, useState } from "react";
import { call } from "#client/api.ts";
import { onConfirmationNeeded } from "#client/confirmation/ask-confirmation.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { PasswordField } from "#client/password-field.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextLink } from "#ui/link.tsx";

/**
 * Asks an administrator for their password where a call wants it, over whatever is open; the call is then made again.
 * Stands once in the area.
 */
export function ConfirmationHost() {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isGiven: boolean) => void>(() => undefined);

  useEffect(() => {
    const stop = onConfirmationNeeded(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setAsking(true);
        }),
    );
    return () => {
      stop();
      // Whoever leaves the page has not confirmed anything.
      answer.current(false);
    };
  }, []);

  function close(isGiven: boolean): void {
    setAsking(false);
    answer.current(isGiven);
  }

  return isAsking ? <ConfirmationDialog onClose={close} /> : null;
}

function ConfirmationDialog({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const translate = useTranslate();
  const submission = useSubmission(
    (fields) => call("accounts", "confirmSession", { password: textOf(fields, "password") }),
    () => onClose(true),
  );
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={translate("admin.confirmTitle")}
      description={translate("admin.confirmText")}
      closeLabel={translate("shell.close")}
    >
      <form {...submission.form} className="flex flex-col gap-5">
        <FailureCallout failure={submission.failure} title={translate("admin.confirmFailed")} />
        <PasswordField
          name="password"
          label={translate("admin.confirmPassword")}
          autoComplete="current-password"
          error={submission.problem("password")}
        />
        <TextLink to="/reset-password">{translate("admin.confirmNoPassword")}</TextLink>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="lamp" pending={submission.isPending}>
            {translate("admin.confirm")}
          </Button>
          <Button onClick={() => onClose(false)}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
