import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { site } from "#shared/site.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { Payment } from "../../contract/payments.ts";
import { FamilySearch } from "./family-search.tsx";
import { PaymentsTable } from "./payments-table.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

const queryKey = ["affiliates", "payments"];

function start(): string | undefined {
  return undefined;
}

/** Where administrators write down what families paid (/admin/payments). */
export function PaymentsPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [refunding, setRefunding] = useState<Payment | null>(null);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call("affiliates", "listPayments", { after: pageParam }, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const renew = () => void client.invalidateQueries({ queryKey });
  const found = list.data?.pages.flatMap(({ payments }) => payments);
  const title = translate("admin.payments");
  return (
    <div className="flex w-full flex-col gap-8">
      <div>
        <title>{`${title} · ${site.name}`}</title>
        <h1 className="text-heading">{title}</h1>
        <p className="mt-1 max-w-text text-quiet">{translate("money.paymentsLead")}</p>
      </div>
      <FamilySearch onEntered={renew} />
      {!found && list.error && (
        <LoadFailed
          error={list.error}
          title={translate("money.loadFailed")}
          onRetry={() => void list.refetch()}
        />
      )}
      {!found && !list.error && <Loading label={translate("money.loading")} lines={5} />}
      {found?.length === 0 && (
        <EmptyState
          title={translate("money.noPayments")}
          text={translate("money.noPaymentsText")}
        />
      )}
      {found && found.length > 0 && <PaymentsTable payments={found} onRefund={setRefunding} />}
      {list.hasNextPage && (
        <Button
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="self-start"
        >
          {translate("money.more")}
        </Button>
      )}
      {refunding && (
        <RefundDialog
          payment={refunding}
          onClose={() => setRefunding(null)}
          onDone={() => {
            setRefunding(null);
            renew();
          }}
        />
      )}
    </div>
  );
}
