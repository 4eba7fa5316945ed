import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { site } from "#shared/site.ts";
import { TextLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { BrandForm } from "./form/brand-form.tsx";
import { StateNote } from "./form/state-note.tsx";
import { HostnameSection } from "./hostname/hostname-section.tsx";

type OwnBrand = OutputFrom<"brands", "readOwnBrand">;

const queryKey = ["brands", "own"] as const;

/** Where an affiliate makes and changes a landing page of their own (/affiliate/brand). */
export function BrandFormPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("brands", "readOwnBrand", {}, { signal }),
    staleTime: 0,
    // What is being typed stays.
    refetchOnWindowFocus: false,
  });
  const title = translate("brands.title");
  const keep = (saved: OwnBrand) => client.setQueryData<OwnBrand>(queryKey, saved);
  return (
    <div className="mx-auto flex w-full max-w-[88rem] flex-col gap-8 px-4 py-10 sm:px-8 lg:py-14">
      <title>{`${title} · ${site.name}`}</title>
      <header>
        <TextLink to="/affiliate/dashboard">{translate("brands.back")}</TextLink>
        <h1 className="mt-4 text-heading">{title}</h1>
        <p className="mt-2 max-w-text text-quiet">{translate("brands.lead")}</p>
      </header>
      {error && (
        <FailureCallout
          failure={error instanceof AppError ? error : new AppError("internal")}
          title={translate("brands.loadFailed")}
        />
      )}
      {!data && !error && <Loading label={translate("brands.loading")} lines={8} />}
      {data && <StateNote own={data} onChanged={keep} />}
      {data && <BrandForm own={data} onSaved={keep} />}
      {data && <HostnameSection hasBrand={data.brand !== null} />}
    </div>
  );
}
