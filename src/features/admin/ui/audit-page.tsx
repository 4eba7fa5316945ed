import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { NoSessionsPicture } from "#ui/art/empty-pictures.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import type { DeedView } from "../contract/audit.ts";
import { actionWords } from "./action-words.ts";
import { DeedList } from "./deed-list.tsx";
import { LoadState, MoreButton } from "./load-state.tsx";
import { PageHead } from "./page-head.tsx";
import { paged } from "./paged.ts";

const all = "all";

/** Who did what to whom, and when; of one action, or about one account, where the address names it. */
export function AuditPage() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const action = address.get("action") ?? undefined;
  const about = address.get("about") ?? undefined;
  const list = useInfiniteQuery({
    queryKey: ["admin", "audit", action, about],
    queryFn: ({ pageParam, signal }) =>
      call("admin", "listDeeds", { action, about, after: pageParam ?? undefined }, { signal }),
    ...paged,
  });
  const deeds = list.data?.pages.flatMap((page) => page.deeds);
  const actions = list.data?.pages[0]?.actions ?? [];

  function choose(value: string): void {
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === all) next.delete("action");
        else next.set("action", value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <PageHead title={translate("admin.audit")} lead={translate("admin.auditLead")} />
      {deeds ? (
        <>
          {about !== undefined && (
            <p className="mb-6 flex flex-wrap gap-x-4">
              {translate("admin.auditAbout", { name: nameOf(about, deeds) })}
              <TextLink to="/admin/audit">{translate("admin.auditAll")}</TextLink>
            </p>
          )}
          {actions.length > 0 && (
            <Field label={translate("admin.action")} className="mb-6 max-w-100">
              {(control) => (
                <Select
                  {...control}
                  value={action ?? all}
                  onValue={choose}
                  options={[
                    { value: all, label: translate("admin.any") },
                    ...actions.map((value) => ({
                      value,
                      label: actionWords(translate, value),
                    })),
                  ]}
                />
              )}
            </Field>
          )}
          {deeds.length === 0 ? (
            <EmptyState
              picture={<NoSessionsPicture />}
              title={translate("admin.noAudit")}
              text={translate("admin.noAuditText")}
            />
          ) : (
            <DeedList deeds={deeds} />
          )}
          <MoreButton
            hasMore={list.hasNextPage}
            isPending={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      ) : (
        <LoadState error={list.error} onRetry={() => void list.refetch()} />
      )}
    </>
  );
}

/** Who an id is, as far as the deeds shown tell. */
function nameOf(id: string, deeds: readonly DeedView[]): string {
  for (const deed of deeds) {
    if (deed.subjectId === id && deed.subjectName !== null) return deed.subjectName;
    if (deed.actorId === id && deed.actorName !== null) return deed.actorName;
  }
  return id;
}
