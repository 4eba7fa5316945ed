import {
  divide,
  equals,
  isZero,
  multiply,
  type Rational,
  toText,
} from "../../../numbers/rational.ts";
import { hasValue } from "../checks/claims.ts";
import { bracketedNumber, writeNumber } from "../exact/write.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** Terms further out have more digits than anybody writes. */
const maxPlace = 60;

/** The ratio of terms of which each is the one before times the same number; null where they are not. */
function ratioOf(terms: readonly Rational[]): Rational | null {
  const [first, second] = terms;
  if (first === undefined || second === undefined || terms.some(isZero)) return null;
  const ratio = divide(second, first);
  return terms.every((term, at) => {
    const before = terms[at - 1];
    return before === undefined || equals(multiply(before, ratio), term);
  })
    ? ratio
    : null;
}

function ratioStep(ratio: Rational): SolutionStep {
  return step(
    "pattern",
    `Each term is the one before times $${toText(ratio)}$.`,
    `Cada término es el anterior por $${toText(ratio)}$.`,
    toText(ratio),
  );
}

/** The term at a place of a geometric sequence. */
export function geometricTerm(terms: readonly Rational[], place: number): Draft | null {
  const ratio = ratioOf(terms);
  const [first] = terms;
  if (ratio === null || first === undefined || place < 1 || place > maxPlace) return null;
  let value = first;
  for (let at = 1; at < place; at++) value = multiply(value, ratio);
  const formula = `${writeNumber(first)} * ${bracketedNumber(ratio)}^${place - 1}`;
  const last = terms.at(-1) ?? first;
  const answer = writeNumber(value);
  return {
    kind: "geometric-place",
    start: terms.map(writeNumber).join(", "),
    steps: [
      ratioStep(ratio),
      step(
        "formula",
        `From the first term to term $${place}$ it is multiplied $${place - 1}$ times.`,
        `Del primer término al término $${place}$ se multiplica $${place - 1}$ veces.`,
        formula,
      ),
      step("evaluate", "Work it out.", "Calcula.", answer),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      // From the last known term on, where the formula goes from the first.
      claims: [
        hasValue(`(${toText(last)})/(${toText(terms.at(-2) ?? last)})`),
        hasValue(`(${toText(last)})*(${toText(ratio)})^(${place - terms.length})`),
        hasValue(`(${toText(last)})*(${toText(ratio)})^(${place - terms.length})`),
      ],
    },
  };
}

/** The rule of a geometric sequence: "2 * 3^(n - 1)". */
export function geometricRule(terms: readonly Rational[], name: string): Draft | null {
  const ratio = ratioOf(terms);
  const [first] = terms;
  if (ratio === null || first === undefined) return null;
  const start = toText(first);
  const front = start === "1" ? "" : `${start.includes("/") ? `(${start})` : start} * `;
  const answer = `${front}${bracketedNumber(ratio)}^(${name} - 1)`;
  const at = (place: number) => answer.replaceAll(name, String(place));
  return {
    kind: "geometric-rule",
    start: terms.map(writeNumber).join(", "),
    steps: [
      ratioStep(ratio),
      step(
        "formula",
        `The first term is multiplied $${name} - 1$ times.`,
        `El primer término se multiplica $${name} - 1$ veces.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        hasValue(`(${toText(terms[2] ?? first)})/(${toText(terms[1] ?? first)})`),
        (line) =>
          line === answer && terms.every((term, index) => hasValue(toText(term))(at(index + 1))),
      ],
    },
  };
}
