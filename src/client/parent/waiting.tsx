import { TriangleAlert } from "lucide-react";
import type { Family } from "#features/family/contract.ts";
import { TextLink } from "#ui/link.tsx";
import { useTranslate } from "../language.tsx";
import { childLink, type ChildTabPath } from "./child-tabs.ts";
import { CreditNews } from "./credit-news.tsx";
import { TimeRequests } from "./time-requests.tsx";
import { WaitingAnswers } from "./waiting-answers.tsx";

type WaitingProps = {
  family: Family;
  /** The page, and the child that it is about: what it shows in full is not said above it too. */
  here: ChildTabPath;
  childId?: string | undefined;
};

/**
 * What waits, on top of every page of a parent until it is answered: alerts before all else, then requests for time and
 * for credits, then invitations and consents. Its words stand in the area "child".
 */
export function Waiting({ family, here, childId }: WaitingProps) {
  const translate = useTranslate();
  if (family.isSample) return null;
  const alerted = family.children.filter(
    ({ id, openAlerts }) =>
      openAlerts > 0 && !(here === "/parent-dashboard/sessions" && id === childId),
  );
  return (
    // No box of its own: where nothing waits there is no gap on top of the page either.
    <div className="contents">
      {alerted.length > 0 && (
        <section aria-label={translate("child.alerts")} className="flex flex-col gap-3">
          {alerted.map(({ id, firstName, openAlerts }) => (
            <div
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-care bg-care-soft px-5 py-4 text-care-text"
            >
              <TriangleAlert className="size-5 shrink-0" aria-hidden />
              <p className="min-w-0 grow font-semibold break-words">
                {translate("child.alertsWait", { firstName })}
              </p>
              <TextLink to={childLink("/parent-dashboard/sessions", id)}>
                {translate("child.openAlerts", { count: openAlerts })}
              </TextLink>
            </div>
          ))}
        </section>
      )}
      <TimeRequests />
      <CreditNews
        shows="open"
        except={here === "/parent-dashboard/credits" ? childId : undefined}
      />
      <WaitingAnswers />
    </div>
  );
}
