import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { site } from "#shared/site.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading } from "#ui/skeleton.tsx";
import type { ListedBrand } from "../../contract.ts";
import { BrandCard } from "./brand-card.tsx";

/** A brand in the list; it stays among those that waited when it was loaded, so that the focus has a place to stay. */
type Shown = ListedBrand & { isInQueue: boolean };

type Page = Omit<OutputFrom<"brands", "listBrands">, "brands"> & { brands: Shown[] };

const queryKey = ["brands", "admin"] as const;

/** Where administrators read partners' words and switch their pages on and off (/admin/brands). */
export function BrandsAdminPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const page = await call("brands", "listBrands", { page: pageParam }, { signal });
      const brands = page.brands.map((one) => ({ ...one, isInQueue: one.waits.length > 0 }));
      return { ...page, brands };
    },
    initialPageParam: 0,
    getNextPageParam: (page, _, last) => (page.hasMore ? last + 1 : null),
    staleTime: 0,
  });

  /** The decided one stays where it is, so that the focus does too. */
  function replace(decided: ListedBrand): void {
    client.setQueryData<InfiniteData<Page>>(
      queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            brands: page.brands.map((one) =>
              one.id === decided.id ? { ...decided, isInQueue: one.isInQueue } : one,
            ),
          })),
        },
    );
  }

  const found = data?.pages.flatMap(({ brands }) => brands);
  const queue = found?.filter(({ isInQueue }) => isInQueue) ?? [];
  const others = found?.filter(({ isInQueue }) => !isInQueue) ?? [];
  const decided = queue.filter(({ waits }) => waits.length === 0).length;
  const waiting = (data?.pages[0]?.waiting ?? 0) - decided;
  const title = translate("brands.adminTitle");
  return (
    <div className="w-full">
      <title>{`${title} · ${site.name}`}</title>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-1 text-quiet">{translate("brands.adminLead")}</p>
      <div className="mt-8 flex flex-col gap-5">
        {error && (
          <FailureCallout
            failure={error instanceof AppError ? error : new AppError("internal")}
            title={translate("brands.loadFailed")}
          />
        )}
        {!found && !error && <Loading label={translate("brands.adminLoading")} lines={5} />}
        {found?.length === 0 && (
          <EmptyState
            title={translate("brands.adminEmpty")}
            text={translate("brands.adminEmptyText")}
          />
        )}
        {found && found.length > 0 && (
          <section className="flex flex-col gap-4">
            <h2 className="text-title">{translate("brands.queueTitle", { count: waiting })}</h2>
            {queue.length === 0 && <Callout kind="right">{translate("brands.queueEmpty")}</Callout>}
            {queue.map((brand, index) => (
              <BrandCard key={brand.id} brand={brand} isNext={index === 0} onDecided={replace} />
            ))}
          </section>
        )}
        {others.length > 0 && (
          <section className="mt-4 flex flex-col gap-4">
            <h2 className="text-title">{translate("brands.othersTitle")}</h2>
            {others.map((brand) => (
              <BrandCard key={brand.id} brand={brand} isNext={false} onDecided={replace} />
            ))}
          </section>
        )}
        {hasNextPage && (
          <Button
            pending={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            className="self-start"
          >
            {translate("brands.adminMore")}
          </Button>
        )}
      </div>
    </div>
  );
}
