import { useLocation } from "wouter";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { useSignOut } from "#client/session.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { day } from "#shared/constants.ts";
import { invitationMs } from "#shared/family-invitations.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Invitation } from "../../contract/guardians.ts";
import { LetterPage, ParentAccountLinks } from "../letter-page.tsx";

/** Where the letter leads that invites an adult to look after a student: who invites, and yes or no. */
export function InvitationPage() {
  const { translate } = useLanguage();
  return (
    <LetterPage
      name="invitation"
      read={(invitationToken, signal) =>
        call("family", "readInvitation", { invitationToken }, { signal })
      }
      gone={{
        title: translate("guardians.letterGoneTitle"),
        text: translate("guardians.letterGoneText", { days: invitationMs / day }),
      }}
      failed={translate("guardians.letterFailed")}
      declined={{
        title: translate("guardians.letterDecline"),
        text: translate("guardians.letterDeclined"),
      }}
    >
      {(invitation, invitationToken, onDeclined) => (
        <FormPage title={translate("guardians.letterTitle", { inviter: invitation.inviter })}>
          <Letter
            invitation={invitation}
            invitationToken={invitationToken}
            onDeclined={onDeclined}
          />
        </FormPage>
      )}
    </LetterPage>
  );
}

type LetterProps = { invitation: Invitation; invitationToken: string; onDeclined: () => void };

function Letter({ invitation, invitationToken, onDeclined }: LetterProps) {
  const { locale, translate } = useLanguage();
  const { inviter, kind, recipient, reader } = invitation;
  const names = new Intl.ListFormat(locale).format(invitation.children);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(
    new Date(invitation.expiresAt),
  );
  const next = `/family-invitation?${new URLSearchParams({ token: invitationToken })}`;
  return (
    <div className="flex flex-col gap-6">
      <StepHeading
        title={translate("guardians.letterTitle", { inviter })}
        lead={translate(
          kind === "parent" ? "guardians.letterLeadParent" : "guardians.letterLeadGuardian",
          { inviter, names },
        )}
      />
      <p>{translate("guardians.letterWhat", { names })}</p>
      {reader === "another-address" && (
        <Callout kind="care">{translate("guardians.letterAnother", { inviter })}</Callout>
      )}
      {reader === "no-parent" && (
        <Callout kind="care">{translate("guardians.letterNoParent")}</Callout>
      )}
      {(reader === "another-address" || reader === "no-parent") && <OpenAgain next={next} />}
      {reader === "invited" && <Accept names={names} invitationToken={invitationToken} />}
      {reader === "visitor" && (
        <ParentAccountLinks
          next={next}
          register={translate("guardians.letterRegister")}
          login={translate("guardians.letterLogin")}
        />
      )}
      <p className="text-small text-quiet">
        {translate("guardians.letterAddress", { recipient })}{" "}
        {translate("guardians.letterKeep", { date })}
      </p>
      <Decline invitationToken={invitationToken} onDeclined={onDeclined} />
    </div>
  );
}

function Accept({ names, invitationToken }: { names: string; invitationToken: string }) {
  const { translate } = useLanguage();
  const [, navigate] = useLocation();
  const { form, failure, isPending } = useSubmission(
    () => call("family", "acceptInvitation", { invitationToken }),
    ({ childIds: [child = ""] }) => {
      showToast({ title: translate("guardians.letterAccepted", { names }), tone: "right" });
      const to = `/parent-dashboard?${new URLSearchParams({ child })}`;
      navigate(to, { replace: true });
    },
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      <FailureCallout failure={failure} title={translate("guardians.letterFailed")} />
      <Button type="submit" variant="lamp" pending={isPending}>
        {translate("guardians.letterAccept")}
      </Button>
    </form>
  );
}

/** For somebody who is signed in as another than the letter means. */
function OpenAgain({ next }: { next: string }) {
  const { translate } = useLanguage();
  const signOut = useSignOut();
  const { form, failure, isPending } = useSubmission(
    () => signOut(next),
    () => undefined,
  );
  return (
    <form {...form} className="flex flex-col items-start gap-4">
      <FailureCallout failure={failure} title={translate("guardians.letterFailed")} />
      <Button type="submit" pending={isPending}>
        {translate("guardians.letterSignOut")}
      </Button>
    </form>
  );
}

type DeclineProps = { invitationToken: string; onDeclined: () => void };

function Decline({ invitationToken, onDeclined }: DeclineProps) {
  const { translate } = useLanguage();
  const { form, failure, isPending } = useSubmission(
    () => call("family", "declineInvitation", { invitationToken }),
    onDeclined,
  );
  return (
    <form {...form} className="flex flex-col gap-4">
      <FailureCallout failure={failure} title={translate("guardians.letterFailed")} />
      <div>
        <Button type="submit" variant="quiet" pending={isPending} className="-ml-4">
          {translate("guardians.letterDecline")}
        </Button>
      </div>
    </form>
  );
}
