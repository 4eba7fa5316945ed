import type { SentInvitation } from "#features/family/contract/guardians.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.tsx";
import { FailureCallout } from "../failure-callout.tsx";
import { useLanguage } from "../language.tsx";
import { useSubmission } from "../use-submission.ts";

type SentListProps<Result> = {
  sent: readonly SentInvitation[];
  withdraw: (invitationId: string) => Promise<Result>;
  onChanged: (result: Result) => void;
};

/** Invitations that wait for an answer; each can be taken back. Its words stand in the area "guardians". */
export function SentList<Result>({ sent, withdraw, onChanged }: SentListProps<Result>) {
  const { translate } = useLanguage();
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="sent-invitations" className="flex flex-col gap-3">
      <h2 id="sent-invitations" className="text-title">
        {translate("guardians.sentTitle")}
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {sent.map((invitation) => (
          <SentRow
            key={invitation.id}
            invitation={invitation}
            withdraw={() => withdraw(invitation.id)}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  );
}

type SentRowProps<Result> = {
  invitation: SentInvitation;
  withdraw: () => Promise<Result>;
  onChanged: (result: Result) => void;
};

const sentWords = {
  guardian: "guardians.sentGuardian",
  link: "guardians.sentLink",
  parent: "guardians.sentParent",
} as const;

function SentRow<Result>({ invitation, withdraw, onChanged }: SentRowProps<Result>) {
  const { locale, translate } = useLanguage();
  const { to, kind, children, expiresAt } = invitation;
  const { form, failure, isPending } = useSubmission(withdraw, (result) => {
    showToast({ title: translate("guardians.withdrawn") });
    onChanged(result);
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(expiresAt));
  const names = new Intl.ListFormat(locale).format(children);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{to}</p>
        <p className="text-small text-quiet">{translate(sentWords[kind], { names, date })}</p>
      </div>
      <form {...form}>
        <FailureCallout failure={failure} title={translate("guardians.leaveFailed")} />
        <Button
          type="submit"
          pending={isPending}
          aria-label={translate("guardians.withdrawFor", { to })}
        >
          {translate("guardians.withdraw")}
        </Button>
      </form>
    </li>
  );
}
