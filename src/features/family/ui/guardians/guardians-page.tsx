import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { SentList } from "#client/guardians/sent-list.tsx";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { ChildFrame } from "#client/parent/child-frame.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Guardians } from "../../contract/guardians.ts";
import { GuardianList } from "./guardian-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { LinkForm } from "./link-form.tsx";

const queryKey = ["family", "guardians"];

/** L21: who looks after a child, another adult's invitation, and students who signed up alone. */
export function GuardiansPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("family", "readGuardians", {}, { signal }),
  });
  function show(guardians: Guardians): void {
    client.setQueryData(queryKey, guardians);
    void client.invalidateQueries({ queryKey: ["family", "children"] });
  }
  return (
    <>
      <ChildFrame here="/parent-dashboard/guardians" title={translate("guardians.pageTitle")}>
        {({ id }) => {
          const child = data?.children.find((candidate) => candidate.id === id);
          if (data && child) {
            return (
              <>
                <GuardianList child={child} isSample={data.isSample} onChanged={show} />
                {!data.isSample && (
                  <InviteForm family={data.children} childId={id} onChanged={show} />
                )}
              </>
            );
          }
          if (!error) return <Loading label={translate("shell.loading")} />;
          return (
            <LoadFailed
              error={error}
              title={translate("guardians.failed")}
              onRetry={() => void refetch()}
            />
          );
        }}
      </ChildFrame>
      {data && !data.isSample && (
        <div className="mx-auto flex w-full max-w-260 flex-col gap-10 px-4 pb-12 sm:px-8">
          <SentList
            sent={data.sent}
            withdraw={(invitationId) => call("family", "withdrawInvitation", { invitationId })}
            onChanged={show}
          />
          <LinkForm onChanged={show} />
        </div>
      )}
    </>
  );
}
