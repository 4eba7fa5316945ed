import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import type { BlurbStatus } from "../../rules/fields.ts";

type DecisionStateProps = { status: BlurbStatus; reason: string | null };

const tones = { pending: "lamp", approved: "right", rejected: "care" } as const;

/** What an administrator has decided about something of a partner's, and why. */
export function DecisionState({ status, reason }: DecisionStateProps) {
  const translate = useTranslate();
  return (
    <div className="mt-2 flex flex-col items-start gap-1">
      <Badge tone={tones[status]}>{translate(`brands.blurb_${status}`)}</Badge>
      {reason && <p className="text-small">{translate("brands.blurbReason", { reason })}</p>}
    </div>
  );
}
