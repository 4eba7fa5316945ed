import { useState } from "react";
import { useTranslate } from "#client/language.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import type { OpenSetup } from "./open-setup.ts";
import { PasswordForm } from "./password-form.tsx";
import { TokenForm } from "./token-form.tsx";

/** Where the first administrator is made (L-05): the token first, unless it came in the address, then the password. */
export function SetupPage({ token }: { token: string }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<OpenSetup | null>(null);
  return (
    <FormPage title={translate("admin.setupTitle")}>
      <StepHeading title={translate("admin.setupTitle")} lead={translate("admin.setupLead")} />
      <div className="mt-6">
        {opened ? (
          <PasswordForm setup={opened} />
        ) : (
          <TokenForm given={token} onOpened={setOpened} />
        )}
      </div>
    </FormPage>
  );
}
