import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import type { Severity } from "../rules.ts";

const tones = {
  low: "plain",
  medium: "plain",
  high: "lamp",
  critical: "care",
} as const satisfies Record<Severity, string>;

/** How bad a failure is, in a word. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  const translate = useTranslate();
  return <Badge tone={tones[severity]}>{translate(`mishaps.severity_${severity}`)}</Badge>;
}
