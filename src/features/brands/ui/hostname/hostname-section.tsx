import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { OwnHostname } from "../../contract/hostname.ts";
import { hostnameState } from "../../rules/hostname-state.ts";
import { RecordList } from "./record-list.tsx";

const queryKey = ["brands", "hostname"] as const;

/** How long after a look at the DNS the next one comes, while somebody waits for a record. */
const lookAgainMs = 4000;

/** Where an affiliate gives their page a hostname of their own, and sees what is still to be done for it. */
export function HostnameSection({ hasBrand }: { hasBrand: boolean }) {
  const translate = useTranslate();
  return (
    <section className="rounded-card border border-hairline bg-surface p-5 sm:p-7">
      <h2 className="text-title">{translate("brands.hostnameTitle")}</h2>
      <p className="mt-1 max-w-text text-quiet">
        {translate(hasBrand ? "brands.hostnameLead" : "brands.hostnameFirst")}
      </p>
      {hasBrand && <Hostname />}
    </section>
  );
}

function Hostname() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("brands", "readOwnHostname", {}, { signal }),
    staleTime: Infinity,
  });
  const keep = (answer: OwnHostname) => client.setQueryData<OwnHostname>(queryKey, answer);
  useLooking(data?.hostname ?? null, keep);
  if (!data) {
    return error ? (
      <FailureCallout
        failure={error instanceof AppError ? error : new AppError("internal")}
        title={translate("brands.loadFailed")}
      />
    ) : (
      <Loading label={translate("brands.hostnameLoading")} lines={3} />
    );
  }
  const { hostname } = data;
  return (
    <div className="mt-5 flex flex-col gap-6">
      <HostnameForm key={hostname?.hostname} hostname={hostname} onSaved={keep} />
      {hostname && (
        <>
          <HostnameNote hostname={hostname} />
          <RecordList domain={hostname.domain} records={hostname.records} />
        </>
      )}
    </div>
  );
}

type Entered = NonNullable<OwnHostname["hostname"]>;

/** Looks at the DNS at once and again and again, until all is found; also for what an administrator decides. */
function useLooking(hostname: Entered | null, keep: (answer: OwnHostname) => void): void {
  const isDone =
    hostname === null ||
    (hostnameState(hostname) === "served" &&
      hostname.records.every(({ state }) => state === "found"));
  useQuery({
    queryKey: [...queryKey, "look", hostname?.hostname],
    queryFn: async ({ signal }) => {
      const answer = await call("brands", "checkOwnHostname", {}, { signal });
      keep(answer);
      return answer;
    },
    enabled: !isDone,
    staleTime: 0,
    retry: false,
    refetchInterval: isDone ? false : lookAgainMs,
  });
}

type HostnameFormProps = { hostname: Entered | null; onSaved: (answer: OwnHostname) => void };

function HostnameForm({ hostname, onSaved }: HostnameFormProps) {
  const translate = useTranslate();
  const [isRemoving, setRemoving] = useState(false);
  const { failure, problem, form, isPending } = useSubmission(
    (fields) => call("brands", "saveOwnHostname", { hostname: textOf(fields, "hostname") }),
    (saved) => {
      onSaved(saved);
      showToast({ title: translate("brands.hostnameSaved"), tone: "right" });
    },
  );

  async function remove(): Promise<void> {
    setRemoving(true);
    try {
      onSaved(await call("brands", "removeOwnHostname", {}));
      showToast({ title: translate("brands.hostnameRemoved"), tone: "right" });
    } catch (error) {
      const failed = error instanceof AppError ? error : new AppError("internal");
      const text = translate(`errors.${failed.code}`, failed.data);
      showToast({ title: translate("brands.failed"), text, tone: "care" });
    } finally {
      setRemoving(false);
    }
  }

  return (
    <form {...form} className="flex max-w-text flex-col gap-4">
      <FailureCallout failure={failure} title={translate("brands.saveFailed")} />
      <Field
        label={translate("brands.hostname")}
        help={translate("brands.hostnameHelp")}
        error={problem("hostname")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="hostname"
            defaultValue={hostname?.hostname ?? ""}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {translate(isPending ? "brands.hostnameSaving" : "brands.hostnameSave")}
        </Button>
        {hostname && (
          <Button variant="care" pending={isRemoving} onClick={() => void remove()}>
            {translate("brands.hostnameRemove")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** How far the hostname has come. */
function HostnameNote({ hostname }: { hostname: Entered }) {
  const translate = useTranslate();
  const { decisionReason, isTaken, strange, hostname: name } = hostname;
  if (isTaken) {
    return (
      <Callout kind="care" title={translate("brands.hostnameElsewhere", { hostname: name })} />
    );
  }
  const state = hostnameState(hostname);
  const { kind, message } = notes[state];
  const title = translate(message, { hostname: name, reason: decisionReason ?? "" });
  return (
    <Callout kind={kind} title={title} announce={state !== "unproven"}>
      {strange.length > 0 && translate("brands.hostnameStrange", { found: strange.join(", ") })}
    </Callout>
  );
}

const notes = {
  unproven: { kind: "note", message: "brands.hostnameUnproven" },
  waits: { kind: "note", message: "brands.hostnameWaits" },
  served: { kind: "right", message: "brands.hostnameServed" },
  refused: { kind: "care", message: "brands.hostnameRefused" },
  off: { kind: "care", message: "brands.hostnameOff" },
  failing: { kind: "care", message: "brands.hostnameFailing" },
  straying: { kind: "care", message: "brands.hostnameStraying" },
  strayed: { kind: "care", message: "brands.hostnameStrayed" },
} as const;
