import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { NoSessionsPicture } from "#ui/art/empty-pictures.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { actionWords } from "./action-words.ts";
import { DeedList } from "./deed-list.tsx";
import { LoadState, MoreButton } from "./load-state.tsx";
import { PageHead } from "./page-head.tsx";
import { paged } from "./paged.ts";

const all = "all";

/** Who did what to whom, and when; of one kind where the address names it. */
export function AuditPage() {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const action = address.get("action") ?? undefined;
  const list = useInfiniteQuery({
    queryKey: ["admin", "audit", action],
    queryFn: ({ pageParam, signal }) =>
      call("admin", "listDeeds", { action, after: pageParam ?? undefined }, { signal }),
    ...paged,
  });
  const deeds = list.data?.pages.flatMap((page) => page.deeds);
  const actions = list.data?.pages[0]?.actions ?? [];

  function choose(value: string): void {
    setAddress(value === all ? {} : { action: value }, { replace: true });
  }

  return (
    <>
      <PageHead title={translate("admin.audit")} lead={translate("admin.auditLead")} />
      {deeds ? (
        <>
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
