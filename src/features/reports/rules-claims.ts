import type { EvidenceQuery } from "#features/family/contract/evidence.ts";
import type { Localized } from "#shared/locale.ts";
import type { Claim, ClaimKind, Counts, KitchenCard, ReportSkill } from "./contract.ts";
import { type DayRange, lengthOf, problemsIn } from "./rules-range.ts";

/** What sentences are made of. */
export type Facts = DayRange & {
  totals: Counts;
  /** Days with at least one problem. */
  activeDays: number;
  before: DayRange & { totals: Counts };
  skills: readonly ReportSkill[];
  cards: readonly KitchenCard[];
};

/** Two times are compared only where each has so many problems: shares of fewer are chance. */
const comparedFrom = 5;
/** Smaller changes of a share are chance; the dashboard compares by the same. */
const changeMin = 0.1;
/** A skill is spoken of only after so many problems. */
const spokenOfFrom = 3;
const strengthFrom = 0.7;
const difficultyTo = 0.4;
/** Of each kind at most so many skills: a report is read in a minute. */
const skillsMax = 2;

/**
 * Every sentence of a report, in the order they are read. Each comes from a rule over what is on record and names the
 * problems it counts; what has no evidence is not said.
 */
export function claimsFrom(facts: Facts): Claim[] {
  return [
    ...claimsOfTime(facts),
    ...comparison(facts),
    ...claimsOfSkills(facts),
    ...facts.cards.flatMap((card) => claimOfCard(card)),
  ];
}

function claim(
  kind: ClaimKind,
  numbers: Record<string, number>,
  evidence: Claim["evidence"],
  skill: Localized | null = null,
): Claim {
  return { kind, numbers, skill, evidence };
}

function claimsOfTime(facts: Facts): Claim[] {
  const { from, to, totals, activeDays } = facts;
  const count = problemsIn(totals);
  if (count === 0) return [];
  const range = { from, to };
  const parts = [
    { kind: "alone", count: totals.alone, ending: "alone" },
    { kind: "helped", count: totals.withHelp, ending: "withHelp" },
    { kind: "open", count: totals.open, ending: "open" },
  ] as const;
  return [
    claim("practised", { count }, [range]),
    claim("days", { count: activeDays, of: lengthOf(facts) }, [range]),
    ...parts
      .filter((part) => part.count > 0)
      .map((part) =>
        claim(part.kind, { count: part.count, of: count }, [{ ...range, ending: part.ending }]),
      ),
  ];
}

function comparison({ from, to, totals, before }: Facts): Claim[] {
  const now = problemsIn(totals);
  const then = problemsIn(before.totals);
  if (now < comparedFrom || then < comparedFrom) return [];
  const change = totals.alone / now - before.totals.alone / then;
  const kind = change > changeMin ? "more" : change < -changeMin ? "less" : "same";
  const numbers = {
    percent: percentOf(totals.alone, now),
    before: percentOf(before.totals.alone, then),
    days: lengthOf({ from, to }),
  };
  return [
    claim(kind, numbers, [
      { from, to },
      { from: before.from, to: before.to },
    ]),
  ];
}

/** A share in whole percent. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

function claimsOfSkills({ from, to, skills }: Facts): Claim[] {
  const named = skills.flatMap((skill) => {
    const { id, title } = skill;
    if (id === null || title === null) return [];
    const query: EvidenceQuery = { from, to, skillIds: id };
    return [{ ...skill, title, query, count: problemsIn(skill) }];
  });
  const mastered = named.filter(({ state, alone }) => alone > 0 && state === "mastered");
  const rest = named.filter((skill) => !mastered.includes(skill) && skill.count >= spokenOfFrom);
  return [
    ...mastered
      .slice(0, skillsMax)
      .map(({ title, query, alone }) =>
        claim("mastered", { count: alone }, [{ ...query, ending: "alone" }], title),
      ),
    ...rest
      .filter(({ alone, count }) => alone / count >= strengthFrom)
      .slice(0, skillsMax)
      .map(({ title, query, alone, count }) => claim("strength", { alone, count }, [query], title)),
    ...rest
      .filter(({ alone, count }) => alone / count <= difficultyTo)
      .slice(0, skillsMax)
      .map(({ title, query, withHelp, open, count }) =>
        claim("difficulty", { hard: withHelp + open, count }, [query], title),
      ),
  ];
}

function claimOfCard({ answer, skill, evidence }: KitchenCard): Claim[] {
  if (answer === "explained") return [claim("explained", {}, [evidence], skill)];
  return answer === "not-yet" ? [claim("notYet", {}, [evidence], skill)] : [];
}
