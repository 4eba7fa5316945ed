import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { setSiteFacts } from "#shared/site.ts";
import { Loading } from "#ui/skeleton.tsx";
import { factGroups, factsOf, keptFact } from "../../../rules/facts.ts";
import { SiteFrame } from "../site-frame.tsx";
import { FactForm } from "./fact-form.tsx";

type Facts = OutputFrom<"site", "readFacts">;

const queryKey = ["site", "facts"] as const;

/** What the pages and letters say about the academy, to be changed (/admin/site). */
export function FactsPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("site", "readFacts", {}, { signal }),
    staleTime: 0,
    // What is being typed stays.
    refetchOnWindowFocus: false,
  });
  function keep(saved: Facts): void {
    // The page that this was typed on says it too.
    const kept = saved.facts.map(({ key, text }) => [key, keptFact(text)] as const);
    setSiteFacts(factsOf(new Map<string, unknown>(kept)));
    client.setQueryData<Facts>(queryKey, saved);
  }

  return (
    <SiteFrame title="content.facts" lead="content.factsLead">
      {!data && error && (
        <LoadFailed
          error={error}
          title={translate("admin.loadFailed")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading label={translate("admin.loading")} lines={8} />}
      {data && (
        <div className="flex flex-col gap-8">
          {factGroups.map(({ id, keys }) => (
            <FactForm
              key={id}
              id={id}
              title={translate(`content.group_${id}`)}
              facts={data.facts.filter(({ key }) => keys.some((known) => known === key))}
              onSaved={keep}
              onOutdated={() => void refetch()}
            />
          ))}
        </div>
      )}
    </SiteFrame>
  );
}
