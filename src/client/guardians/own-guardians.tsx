import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnGuardians as Own } from "#features/family/contract/guardians.ts";
import { AppError } from "#shared/errors.ts";
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
import { SentList } from "./sent-list.tsx";

const queryKey = ["family", "own"];

/**
 * Who looks after the signed-in student, who asks to, and the way to invite a parent. Its words stand in the area
 * "guardians".
 */
export function OwnGuardians() {
  const { translate } = useLanguage();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("family", "readOwnGuardians", {}, { signal }),
  });
  if (data) return <Shown own={data} onChanged={(own) => client.setQueryData(queryKey, own)} />;
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
              <span className="font-semibold">{fullName}</span>
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

const sightWords = {
  full: "guardians.seesFull",
  flagged: "guardians.seesFlagged",
  summaries: "guardians.seesSummaries",
  none: null,
} as const;

type QuestionProps = ShownProps & { parent: Own["asking"][number] };

/** A parent's question, with exactly what a yes opens. */
function Question({ parent, own, onChanged }: QuestionProps) {
  const { translate } = useLanguage();
  const [pending, setPending] = useState<"yes" | "no" | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { fullName: name, email } = parent;
  const sight = sightWords[own.policy.sight];

  async function answer(accepts: boolean): Promise<void> {
    setPending(accepts ? "yes" : "no");
    setFailure(null);
    try {
      const changed = await call("family", "answerLink", { linkId: parent.id, accepts });
      const words = accepts ? "guardians.saidYes" : "guardians.saidNo";
      showToast({ title: translate(words, { name }) });
      onChanged(changed);
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
      setPending(null);
    }
  }

  return (
    <div className="flex flex-col gap-4 rounded-card border border-lamp bg-lamp-soft p-5">
      <div>
        <h3 className="text-lead font-semibold">{translate("guardians.asksTitle", { name })}</h3>
        <p className="wrap-anywhere">{translate("guardians.asksFrom", { email })}</p>
      </div>
      <div>
        <p className="font-semibold">{translate("guardians.seesTitle", { name })}</p>
        <ul className="list-disc pl-6">
          <li>{translate("guardians.seesNow")}</li>
          {sight && <li>{translate(sight)}</li>}
          <li>{translate("guardians.seesRules")}</li>
        </ul>
      </div>
      <FailureCallout failure={failure} title={translate("guardians.letterFailed")} />
      <div className="flex flex-wrap gap-3">
        <Button variant="lamp" pending={pending === "yes"} onClick={() => void answer(true)}>
          {translate("guardians.yes")}
        </Button>
        <Button pending={pending === "no"} onClick={() => void answer(false)}>
          {translate("guardians.no")}
        </Button>
      </div>
    </div>
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
        <h3 className="text-lead font-semibold">{translate("guardians.ownInviteTitle")}</h3>
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
