import { useQuery } from "@tanstack/react-query";
import type { ChildCredits } from "#features/credits/contract.ts";
import { second } from "#shared/constants.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { Callout } from "#ui/callout.tsx";
import { TextLink } from "#ui/link.tsx";
import { call } from "../api.ts";
import { useTranslate } from "../language.tsx";
import { childLink } from "./child-tabs.ts";

/** How often it is looked for answers while the page is in sight. */
const lookAgainMs = 10 * second;

const kinds = { open: "note", granted: "right", declined: "care" } as const;

/** The latest request of each child that waits or was answered in the last days. */
export function CreditNewsList() {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ["credits", "requests"],
    queryFn: ({ signal }) => call("credits", "readRequests", {}, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  });
  const requests = data?.requests ?? [];
  return (
    <section
      aria-label={translate("credits.news")}
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
