import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { AddChildForm } from "./add-child-form.tsx";
import { LetterPage, ParentAccountLinks } from "./letter-page.tsx";

type Letter = { token: string; childFirstName: string; parentEmail: string; expiresAt: string };

/** Where the letter leads that a child under the age of consent had us write: yes or no. */
export function ConsentPage() {
  const { translate } = useLanguage();
  const { isPending } = useAccount();
  if (isPending) return <Loading label={translate("shell.loading")} />;
  return (
    <LetterPage
      name="letter"
      read={(token, signal) => call("family", "readConsentRequest", { token }, { signal })}
      gone={{
        title: translate("family.letterGoneTitle"),
        text: translate("family.letterGoneText"),
      }}
      failed={translate("family.letterFailed")}
      declined={{ title: translate("family.letterNoDone"), text: translate("family.letterNoDone") }}
    >
      {(letter, token, onDeclined) => (
        <FormPage
          title={translate("family.letterTitle", { childFirstName: letter.childFirstName })}
        >
          <Answer letter={{ token, ...letter }} onDeclined={onDeclined} />
        </FormPage>
      )}
    </LetterPage>
  );
}

function Answer({ letter, onDeclined }: { letter: Letter; onDeclined: () => void }) {
  const { locale, translate } = useLanguage();
  const [, navigate] = useLocation();
  const { account } = useAccount();
  const { childFirstName } = letter;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(
    new Date(letter.expiresAt),
  );
  const next = `/parent-consent?${new URLSearchParams({ token: letter.token })}`;
  return (
    <div className="flex flex-col gap-6">
      <StepHeading
        title={translate("family.letterTitle", { childFirstName })}
        lead={translate("family.letterLead")}
      />
      <p>{translate("family.letterWhat")}</p>
      {account?.kind === "parent" && (
        <AddChildForm
          letter={letter}
          onAdded={(child) =>
            navigate(`/parent-dashboard?${new URLSearchParams({ child })}`, { replace: true })
          }
        />
      )}
      {account?.kind === "profile" && (
        <Callout kind="care">{translate("family.letterWrongAccount")}</Callout>
      )}
      {!account && (
        <ParentAccountLinks
          next={next}
          email={letter.parentEmail}
          register={translate("family.letterRegister")}
          login={translate("family.letterLogin")}
        />
      )}
      <p className="text-small text-quiet">{translate("family.letterKeep", { date })}</p>
      <Decline letter={letter} onDeclined={onDeclined} />
    </div>
  );
}

function Decline({ letter, onDeclined }: { letter: Letter; onDeclined: () => void }) {
  const { translate } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { form, failure, isPending } = useSubmission(
    () => call("family", "declineConsentRequest", { token: letter.token }),
    onDeclined,
  );
  const { childFirstName } = letter;
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {translate("family.letterNo")}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={translate("family.letterNoTitle", { childFirstName })}
        description={translate("family.letterNoText")}
        closeLabel={translate("shell.close")}
      >
        <form {...form} className="flex flex-col gap-4">
          <FailureCallout failure={failure} title={translate("family.letterNo")} />
          <Button type="submit" variant="lamp" pending={isPending}>
            {translate("family.letterNoSubmit")}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
