import { useState } from "react";
import { useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { AskLinkForm } from "./ask-link-form.tsx";
import { LinkSent } from "./link-sent.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";

/** Resets a password: asks for an address, or sets the new password where a link brought its token. */
export function ResetPasswordPage() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const token = query.get("token");
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <FormPage title={translate("profile.resetTitle")}>
      {token !== null ? (
        <NewPasswordStep key={token} token={token} onNewLink={() => setQuery({})} />
      ) : (
        <>
          <AskLinkForm shown={sentTo === null} onSent={setSentTo} />
          {sentTo !== null && <LinkSent email={sentTo} onOther={() => setSentTo(null)} />}
        </>
      )}
    </FormPage>
  );
}
