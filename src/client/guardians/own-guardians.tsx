import type { OwnGuardians as Own } from "#features/family/contract/guardians.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { call } from "../api.ts";
import { FailureCallout } from "../failure-callout.tsx";
import { useLanguage } from "../language.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { textOf, useSubmission } from "../use-submission.ts";
import { Question } from "./question.tsx";
import { SentList } from "./sent-list.tsx";
import { useOwnGuardians } from "./use-own-guardians.ts";

/**
 * Who looks after the signed-in student, who asks to, and the way to invite a parent. Its words stand in the area
 * "guardians".
 */
export function OwnGuardians() {
  const { translate } = useLanguage();
  const { data, error, refetch, keep } = useOwnGuardians();
  if (data) return <Shown own={data} onChanged={keep} />;
  if (!error) return <Loading label={translate("shell.loading")} />;
  return (
    <LoadFailed
      error={error}
      title={translate("guardians.ownFailed")}
      onRetry={() => void refetch()}
    />
  );
}

type ShownProps = { own: Own; onChanged: (own: Own) => void };

function Shown({ own, onChanged }: ShownProps) {
  const { locale, translate } = useLanguage();
  const { guardians, asking, sent, mayInvite } = own;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  return (
    <section id="guardians" aria-labelledby="own-guardians" className="flex flex-col gap-6">
      <div>
        <h2 id="own-guardians" className="text-title">
          {translate("guardians.ownTitle")}
        </h2>
        <p className="mt-1 text-quiet">{translate("guardians.ownLead")}</p>
      </div>
      {asking.map((parent) => (
        <Question key={parent.id} parent={parent} own={own} onChanged={onChanged} />
      ))}
      {guardians.length === 0 ? (
        <p>{translate("guardians.ownNobody")}</p>
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {guardians.map(({ fullName, since }) => (
            <li key={fullName + since} className="flex flex-wrap justify-between gap-x-6 px-5 py-4">
              <bdi className="font-semibold">{fullName}</bdi>
              <span className="text-quiet">
                {translate("guardians.ownSince", { date: day.format(new Date(since)) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SentList
        sent={sent}
        withdraw={(ownInvitationId) => call("family", "withdrawOwnInvitation", { ownInvitationId })}
        onChanged={onChanged}
      />
      {mayInvite && <InviteParent onChanged={onChanged} />}
    </section>
  );
}

function InviteParent({ onChanged }: { onChanged: (own: Own) => void }) {
  const { translate } = useLanguage();
  const { form, failure, problem, isPending } = useSubmission(
    async (fields) => {
      const to = textOf(fields, "email");
      return { to, own: await call("family", "inviteParent", { email: to }) };
    },
    ({ to, own }) => {
      showToast({ title: translate("guardians.invited", { to }), tone: "right" });
      onChanged(own);
    },
  );
  return (
    <form {...form} className="flex max-w-140 flex-col gap-4">
      <div>
        <h3 className="font-reading text-lead font-semibold">
          {translate("guardians.ownInviteTitle")}
        </h3>
        <p className="text-quiet">{translate("guardians.ownInviteLead")}</p>
      </div>
      <FailureCallout failure={failure} title={translate("guardians.inviteFailed")} />
      <Field label={translate("guardians.email")} error={problem("email")}>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="off" />}
      </Field>
      <div>
        <Button type="submit" pending={isPending}>
          {translate("guardians.invite")}
        </Button>
      </div>
    </form>
  );
}
