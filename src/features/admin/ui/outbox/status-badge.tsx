import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import type { EmailStatus } from "../../rules.ts";

const tones = { waiting: "lamp", sent: "right", failed: "care", kept: "plain" } as const;

/** What became of an e-mail. */
export function StatusBadge({ status }: { status: EmailStatus }) {
  const translate = useTranslate();
  return <Badge tone={tones[status]}>{translate(`admin.status_${status}`)}</Badge>;
}
