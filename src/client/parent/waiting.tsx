import { TriangleAlert } from "lucide-react";
import type { Family } from "#features/family/contract.ts";
import { TextLink } from "#ui/link.tsx";
import { useTranslate } from "../language.tsx";
import { childLink } from "./child-tabs.ts";
import { TimeRequests } from "./time-requests.tsx";

type WaitingProps = {
  family: Family;
  /** The child whose alerts the page itself shows in full. */
  shownHere?: string | undefined;
};

/**
 * What waits for a parent, on top of each of their pages until it is answered: alerts before all else, then wishes. Its
 * words stand in the area "child".
 */
export function Waiting({ family, shownHere }: WaitingProps) {
  const translate = useTranslate();
  if (family.isSample) return null;
  const alerted = family.children.filter(
    ({ id, openAlerts }) => openAlerts > 0 && id !== shownHere,
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
    </div>
  );
}
