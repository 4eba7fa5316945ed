import { hasValue, lists } from "../checks/claims.ts";
import { emptyScope, readNumber } from "../reading/scope.ts";
import type { Ask } from "../../tasks/task.ts";
import { fraction, toText, type Rational } from "../../../numbers/rational.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { valueDraft } from "../texts/value-draft.ts";

/** The probability of some of so many outcomes of which each is as likely as the others. */
export function chanceOf({ wanted, of }: Extract<Ask, { kind: "chance" }>): Draft | null {
  const values = wanted.map((text) => readNumber(text, emptyScope));
  const known = values.filter((value): value is Rational => value !== null);
  if (known.length !== values.length || of.length < 2) return null;
  const [count, all] = [BigInt(known.length), BigInt(of.length)];
  const answer = toText(fraction(count, all));
  const unreduced = `${count}/${all}`;
  const steps = [
    step(
      "formula",
      `The probability is the number of outcomes that fit over the number of all outcomes: $${count}$ of $${all}$.`,
      `La probabilidad es el número de casos favorables entre el de casos posibles: $${count}$ de $${all}$.`,
      unreduced,
    ),
  ];
  const isListed = count > 0n && all > 2n;
  if (isListed)
    steps.unshift(
      step(
        "count-outcomes",
        "List the outcomes that fit.",
        "Haz la lista de los casos favorables.",
        wanted.join(", "),
      ),
    );
  if (answer !== unreduced)
    steps.push(
      step("simplify-fraction", "Simplify the fraction.", "Simplifica la fracción.", answer),
    );
  // By the outcomes that do not fit: both together are certain.
  const others = of.filter((outcome) => !wanted.includes(outcome)).length;
  const claims = steps.map(({ line }) =>
    line.includes(",") || (isListed && line === wanted.join(", "))
      ? lists(known)
      : hasValue(`1 - ${others}/${of.length}`),
  );
  return {
    kind: "probability",
    start: of.join(", "),
    steps,
    answer,
    policy: {},
    check: { by: "claims", claims },
  };
}

/** The probability that one of several kinds is drawn, of which so many of each are there. */
export function shareOfAll({ wanted, counts }: Extract<Ask, { kind: "draw" }>): Draft | null {
  if (counts.length < 2 || ![...wanted, ...counts].every((count) => /^\d{1,4}$/.test(count)))
    return null;
  const top = wanted.length === 1 ? wanted[0] : `(${wanted.join(" + ")})`;
  return valueDraft({
    kind: "probability",
    plain: `${top}/(${counts.join(" + ")})`,
    en: "The probability is the number of outcomes that fit over the number of all outcomes.",
    es: "La probabilidad es el número de casos favorables entre el de casos posibles.",
  });
}
