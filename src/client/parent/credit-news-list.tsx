import { useQuery } from "@tanstack/react-query";
import type { ChildCredits } from "#features/credits/contract.ts";
import { second } from "#shared/constants.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { Callout } from "#ui/callout.tsx";
import { TextLink } from "#ui/link.tsx";
import { call } from "../api.ts";
import { useTranslate } from "../language.tsx";
import { childLink } from "./child-tabs.ts";
import { creditRequestsKey } from "./requests-key.ts";

/** How often it is looked for answers while the page is in sight. */
const lookAgainMs = 10 * second;

const kinds = { open: "note", granted: "right", declined: "care" } as const;

export type CreditNewsProps = {
  shows: "open" | "answered";
  /** The child whose requests the page shows itself. */
  except?: string | undefined;
};

/** The latest request of each child: those that wait, or those that were answered in the last days. */
export function CreditNewsList({ shows, except }: CreditNewsProps) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: creditRequestsKey,
    queryFn: ({ signal }) => call("credits", "readRequests", {}, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const requests = (data?.requests ?? []).filter(
    ({ childId, request }) =>
      (request.status === "open") === (shows === "open") && childId !== except,
  );
  return (
    <section
      aria-label={translate(shows === "open" ? "credits.newsOpen" : "credits.news")}
      aria-live="polite"
      className="flex flex-col gap-3 empty:hidden"
    >
      {requests.map((child) => (
        <Callout key={child.request.id} kind={kinds[child.request.status]}>
          <p>{wordsOf(child, translate)}</p>
          {child.request.reason && (
            <p className="wrap-anywhere">
              {translate("credits.quoted", { words: child.request.reason })}
            </p>
          )}
          <TextLink to={childLink("/parent-dashboard/credits", child.childId)}>
            {translate("credits.newsLink", { firstName: child.firstName })}
          </TextLink>
        </Callout>
      ))}
    </section>
  );
}

function wordsOf({ firstName, request }: ChildCredits, translate: Translate): string {
  if (request.status === "granted") {
    return translate("credits.newsGranted", { firstName, count: request.amount ?? 0 });
  }
  const key = request.status === "open" ? "credits.newsWaiting" : "credits.newsDeclined";
  return translate(key, { firstName });
}
