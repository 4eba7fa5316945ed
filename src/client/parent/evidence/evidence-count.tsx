import { useLanguage } from "../../language.tsx";
import type { ReactNode } from "react";
import type { EvidenceQuery } from "#features/family/contract.ts";
import { type Ending, endingWord } from "#shared/endings.ts";
import { EvidenceButton } from "./evidence-button.tsx";

type EvidenceCountProps = {
  childId: string;
  count: number;
  query: EvidenceQuery & { from: string; to: string; ending: Ending };
};

/** A count of problems on some days that opens these problems; a nought has nothing to open. */
export function EvidenceCount({ childId, count, query }: EvidenceCountProps) {
  const { locale, translate } = useLanguage();
  if (count === 0) return 0;
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  const from = new Date(query.from);
  const to = new Date(query.to);
  const range = query.from === query.to ? date.format(from) : date.formatRange(from, to);
  const title = `${range}: ${count} ${endingWord(query.ending, translate)}`;
  return (
    <EvidenceButton childId={childId} title={title} query={query}>
      {count}
      <span className="sr-only"> {endingWord(query.ending, translate)}</span>
    </EvidenceButton>
  );
}

/** Shows a child's counts of single days, for a chart's table. */
export function countsOf(
  childId: string,
): (day: string, ending: Ending, count: number) => ReactNode {
  return (day, ending, count) => (
    <EvidenceCount childId={childId} count={count} query={{ from: day, to: day, ending }} />
  );
}
