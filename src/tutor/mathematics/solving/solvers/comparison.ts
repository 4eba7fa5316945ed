import { toText } from "../../../numbers/rational.ts";
import type { Claim } from "../checks/claims.ts";
import { isTrue, lists } from "../checks/claims.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { subtract, absolute, compare } from "../../../numbers/rational.ts";
import { writeNumber } from "../exact/write.ts";
import { readNumber, type Scope } from "../reading/scope.ts";
import type { Ask } from "../../tasks/task.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { compareStep } from "./statements.ts";

/** A number as the question names it, or the letter of a choice. */
type Entry = { name: string; value: Rational; text: string };

/** The numbers of a question; by their letters where they are choices. */
function readEntries(texts: readonly string[], choices: boolean, scope: Scope): Entry[] | null {
  const entries: Entry[] = [];
  for (const [index, text] of texts.entries()) {
    const value = readNumber(text, scope);
    if (value === null) return null;
    entries.push({ name: choices ? String.fromCodePoint(97 + index) : text, value, text });
  }
  return entries.length > 1 ? entries : null;
}

/** Longer lists are not put in order: nobody reads so long a line. */
const maxEntries = 100;

/** Numbers put in order. */
export function sorted(of: readonly string[], descending: boolean, scope: Scope): Draft | null {
  const entries = readEntries(of, false, scope);
  if (entries === null || entries.length > maxEntries) return null;
  const ordered = entries.toSorted((a, b) => compare(a.value, b.value) * (descending ? -1 : 1));
  const answer = ordered.map(({ name }) => name).join(", ");
  return draft(
    "sort",
    entries,
    answer,
    [
      step(
        "order",
        descending
          ? "Write them from the greatest to the smallest."
          : "Write them from the smallest to the greatest.",
        descending ? "Escríbelos del mayor al menor." : "Escríbelos del menor al mayor.",
        answer,
      ),
    ],
    [(line) => line === answer && stands(ordered, entries.length, descending)],
    { ordered: true },
  );
}

/** The number of a list that is nearest to another. */
export function closest(
  to: string,
  of: readonly string[],
  choices: boolean,
  scope: Scope,
): Draft | null {
  const target = readNumber(to, scope);
  const entries = readEntries(of, choices, scope);
  if (target === null || entries === null) return null;
  const distance = ({ value }: Entry) => absolute(subtract(value, target));
  const ordered = entries.toSorted((a, b) => compare(distance(a), distance(b)));
  const [best, next] = ordered;
  if (best === undefined || next === undefined || compare(distance(best), distance(next)) === 0)
    return null;
  const distances = entries.map((entry) => writeNumber(distance(entry))).join(", ");
  return draft(
    "closest",
    entries,
    best.name,
    [
      step(
        "subtract",
        `Find how far each number is from $${writeNumber(target)}$.`,
        `Calcula a qué distancia está cada número de $${writeNumber(target)}$.`,
        distances,
      ),
      step(
        "compare",
        `The smallest distance is $${writeNumber(distance(best))}$.`,
        `La distancia más pequeña es $${writeNumber(distance(best))}$.`,
        best.name,
      ),
    ],
    [
      lists(entries.map(distance)),
      (line) =>
        line === best.name &&
        entries.every(
          (entry) =>
            entry === best ||
            isTrue(
              `abs(${toText(best.value)} - (${toText(target)})) < abs(${toText(entry.value)} - (${toText(target)}))`,
            ),
        ),
    ],
  );
}

/** The greatest or smallest of a list of numbers, or the second, third … of them. */
export function ranked(
  { of, size, rank, choices }: Extract<Ask, { kind: "compare" }>,
  scope: Scope,
): Draft | null {
  const entries = readEntries(of, choices, scope);
  if (entries === null) return null;
  const descending = size === "greatest";
  const ordered = entries.toSorted((a, b) => compare(a.value, b.value) * (descending ? -1 : 1));
  const chosen = ordered[rank - 1];
  if (chosen === undefined) return null;
  const tied = entries.some(
    (entry) => entry !== chosen && compare(entry.value, chosen.value) === 0,
  );
  if (tied) return null;
  return draft(
    "ranked",
    entries,
    chosen.name,
    [
      step(
        "order",
        descending ? "Order them from the greatest." : "Order them from the smallest.",
        descending ? "Ordénalos empezando por el mayor." : "Ordénalos empezando por el menor.",
        ordered.map(({ text }) => text).join(", "),
      ),
      step(
        "read-digit",
        `Take number $${rank}$ of the list.`,
        `Toma el número $${rank}$ de la lista.`,
        chosen.name,
      ),
    ],
    [
      () => stands(ordered, entries.length, descending),
      (line) =>
        line === chosen.name &&
        entries.filter((entry) =>
          isTrue(`${toText(entry.value)} ${descending ? ">" : "<"} ${toText(chosen.value)}`),
        ).length ===
          rank - 1,
    ],
  );
}

/** Which of two numbers is greater, or smaller. */
export function greaterOfTwo(
  of: readonly string[],
  wantsGreater: boolean,
  scope: Scope,
): Draft | null {
  const entries = readEntries(of, false, scope);
  const [a, b] = entries ?? [];
  if (entries?.length !== 2 || a === undefined || b === undefined) return null;
  const order = compare(a.value, b.value);
  if (order === 0) return null;
  const chosen = order > 0 === wantsGreater ? a : b;
  return draft(
    "compare-pair",
    entries,
    chosen.name,
    [
      compareStep(a.value, b.value),
      step(
        "conclude",
        "Take the one the question asks for.",
        "Toma el que pide la pregunta.",
        chosen.name,
      ),
    ],
    [
      isTrue,
      (line) =>
        line === chosen.name &&
        isTrue(
          `${toText(chosen.value)} ${wantsGreater ? ">" : "<"} ${toText((chosen === a ? b : a).value)}`,
        ),
    ],
  );
}

function draft(
  kind: string,
  entries: readonly Entry[],
  answer: string,
  steps: Draft["steps"],
  claims: readonly Claim[],
  policy: Draft["policy"] = {},
): Draft {
  const first = step(
    "common-form",
    "Write every number as a decimal or over a common denominator, so that they can be compared.",
    "Escribe todos los números como decimales o con denominador común para poder compararlos.",
    entries.map(({ value }) => writeNumber(value)).join(", "),
  );
  const words = /^[a-z]$/i.test(answer) ? { words: [answer] } : {};
  return {
    kind,
    start: entries.map(({ text }) => text).join(", "),
    steps: [first, ...steps],
    answer,
    policy: { ...policy, ...words },
    check: { by: "claims", claims: [lists(entries.map(({ value }) => value)), ...claims] },
  };
}

/** Whether all entries stand in this order, none before one that is further along. */
function stands(ordered: readonly Entry[], count: number, descending: boolean): boolean {
  return (
    new Set(ordered).size === count &&
    ordered.every((entry, index) => {
      const next = ordered[index + 1];
      return (
        next === undefined ||
        isTrue(`${toText(entry.value)} ${descending ? ">=" : "<="} ${toText(next.value)}`)
      );
    })
  );
}
