import { useTranslate } from "#client/language.tsx";
import type { HelpLimit } from "#shared/help-limits.ts";

/** In the place of the button for an own problem: who turned it off. */
export function OwnProblemsOff() {
  const translate = useTranslate();
  return (
    <p className="min-w-40 self-center px-1 text-small text-quiet">{translate("tools.ownOff")}</p>
  );
}

export type HelpLimitProps = { help: Exclude<HelpLimit, "all"> };

const words = { "no-answer": "tools.helpNoAnswer", "first-hint": "tools.helpFirstHint" } as const;

/** Beside the hints: how far they go, and who decided it. */
export function HelpLimitNote({ help }: HelpLimitProps) {
  const translate = useTranslate();
  return <p className="mt-1 text-small text-quiet">{translate(words[help])}</p>;
}
