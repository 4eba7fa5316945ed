import { toText } from "../../rational.ts";
import type { Claim } from "../checks/claims.ts";
import { isTrue, lists } from "../checks/claims.ts";
import type { Rational } from "../../rational.ts";
import { subtract, absolute, compare } from "../../rational.ts";
import { writeNumber } from "../exact/write.ts";
import { splitAtConnectors } from "../reading/lists.ts";
import { readOrdinal } from "../reading/number-words.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";
import { compareStep } from "./statements.ts";

/** Which is greater, the k-th greatest, the nearest, is a < b, sort: questions about the order of numbers. */
export function solveComparison(problem: Problem): Draft | null {
  return sorted(problem) ?? closest(problem) ?? ranked(problem) ?? pair(problem);
}

/** A number as the question names it, or the letter of a choice. */
type Entry = { name: string; value: Rational; text: string };

function readEntries(text: string | undefined, scope: Problem["scope"]): Entry[] | null {
  if (text === undefined) return null;
  const choices = [...text.matchAll(/\(([a-z])\) *(.+?) *(?=$|,? *\([a-z]\) )/gi)];
  const named =
    choices.length > 1
      ? choices.map((match) => ({ name: match[1] ?? "", text: match[2] ?? "" }))
      : splitAtConnectors(text).map((part) => ({ name: part, text: part }));
  const entries: Entry[] = [];
  for (const entry of named) {
    const value = readNumber(entry.text, scope);
    if (value === null) return null;
    entries.push({ ...entry, value });
  }
  return entries.length > 1 ? entries : null;
}

const direction =
  "(ascending|increasing|descending|decreasing|ascendente|creciente|descendente|decreciente)";
const sortPatterns = [
  new RegExp(
    `^(?:sort|put|order|arrange|write|place|list|rank)(?: the numbers| the following)?:? (.+?) in(?:to)? ${direction} order$`,
    "i",
  ),
  /^(?:sort|put|order|arrange|write|place|list|rank)(?: the numbers)?:? (.+?) (?:in order )?from (smallest|least|lowest|largest|biggest|greatest|highest) to (?:smallest|least|lowest|largest|biggest|greatest|highest)$/i,
  new RegExp(
    `^(?:ordena|ordenar|ordene|coloca|pon|escribe)(?: los numeros)?:? (.+?) (?:en|de) (?:orden |forma |manera )${direction}$`,
    "i",
  ),
  /^(?:ordena|ordenar|ordene|coloca|pon)(?: los numeros)?:? (.+?) de (menor|mayor) a (?:menor|mayor)$/i,
  /^(?:sort|ordena|order)(?: the numbers| los numeros)?:? (.+)$/i,
];
const sortLeading = [
  /^(?:sort|put|order|arrange|write|place|list|rank)(?: the numbers| these numbers| these| the following(?: numbers)?)? (?:in order )?from (smallest|least|lowest|largest|biggest|greatest|highest) to (?:smallest|least|lowest|largest|biggest|greatest|highest):? (.+)$/i,
  new RegExp(
    `^(?:sort|put|order|arrange|write|place|list|rank)(?: the numbers| these numbers| these| the following(?: numbers)?)? in(?:to)? ${direction} order:? (.+)$`,
    "i",
  ),
  new RegExp(
    `^(?:ordena|ordenar|pon|escribe) (?:en|de) (?:orden |forma )${direction}(?: los numeros)?:? (.+)$`,
    "i",
  ),
  /^(?:ordena|ordenar|pon|escribe) de (menor|mayor) a (?:menor|mayor)(?: los numeros| estos numeros)?:? (.+)$/i,
];

/** Longer lists are not put in order: nobody reads so long a line. */
const maxEntries = 100;

function sorted({ ask, scope }: Problem): Draft | null {
  const leading = firstMatch(ask, sortLeading);
  const [text, way = "ascending"] = leading?.toReversed() ?? firstMatch(ask, sortPatterns) ?? [];
  const entries = readEntries(text, scope);
  if (entries === null || entries.length > maxEntries) return null;
  const descending = /^(?:desc|decr|largest|biggest|greatest|highest|mayor)/i.test(way);
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

const closestPatterns = [
  /^(?:which|what)(?: number| one| value)? is (?:the )?(?:nearest|closest)(?: number| value)? to ([^:]+): *(.+)$/i,
  /^(?:which|what)(?: number| one| of these| of the following)? is (?:the )?(?:nearest|closest)(?: number| value)? to (.+?) (?:in|out of|among|from|of) (.+)$/i,
  /^(?:which|what)(?: number| one| of these| of the following)? is (?:the )?(?:nearest|closest)(?: number| value)? to (.+?)[?:,]? +(\(a\) .+)$/i,
  /^(?:which|what) is (?:nearest|closest) to (.+?): (.+)$/i,
  /^(?:find|give|determine) the (?:nearest|closest)(?: number| value)? to (.+?) (?:in|out of|among|from) (.+)$/i,
  /^(?:cual|que numero)(?: de estos numeros)? (?:es|esta) (?:el )?(?:numero )?mas (?:cercano|proximo|cerca) (?:a|de) (.+?)(?: (?:entre|de)|:) (.+)$/i,
];

/** Wordings where the list stands before the number it is compared with. */
const listFirst = [
  /^(?:which|what)(?: number| one| value)? (?:of|among|from|out of) (?:the numbers |the values )?(.+?) is (?:the )?(?:nearest|closest) to (.+)$/i,
  /^(?:of|among|from|out of) (?:the numbers |the values )?(.+?),? which(?: one| number)? is (?:the )?(?:nearest|closest) to (.+)$/i,
  /^(?:cual|que numero) de (?:los numeros )?(.+?) (?:es|esta) (?:el )?mas (?:cercano|proximo|cerca) (?:a|de) (.+)$/i,
];

function closest({ ask, scope }: Problem): Draft | null {
  const [targetText, list] =
    firstMatch(ask, listFirst)?.toReversed() ?? firstMatch(ask, closestPatterns) ?? [];
  const target = readNumber(targetText, scope);
  const entries = readEntries(list?.replace(/^:? */, ""), scope);
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

const size = "(biggest|largest|greatest|highest|maximum|smallest|lowest|least|minimum)";
const rankedPatterns = [
  new RegExp(
    `^(?:which|what|find|give|determine)(?: is)? the (?:(\\w+) )?${size}(?: value| number| one)? ?(?:in|out of|of|among|from)?:? (.+)$`,
    "i",
  ),
  new RegExp(
    `^(?:which|what|find|give|determine)(?: is)? the (?:(\\w+) )?${size}(?: value| number| one)?[?:,]? *(\\(a\\) .+)$`,
    "i",
  ),
  /^(?:cual es|halla|encuentra) el (?:(\w+) )?(?:numero |valor )?(?:mas )?(mayor|menor|grande|pequeno)(?: (?:valor|numero))? (?:de|entre)? ?:? ?(.+)$/i,
];

function ranked({ ask, scope }: Problem): Draft | null {
  const found = firstMatch(ask, rankedPatterns);
  if (found === null) return null;
  const [list, way, ordinal] = found.toReversed();
  const rank = ordinal === undefined ? 1 : readOrdinal(ordinal);
  const entries = readEntries(list, scope);
  if (rank === null || entries === null || way === undefined) return null;
  const descending = /^(?:big|lar|gre|hig|max|may|gra)/i.test(way);
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

const pairPatterns = [
  /^(?:which|what)(?: number| one)? is (greater|bigger|larger|higher|smaller|less|lower|more)[:,?]? +(.+? or .+)$/i,
  /^(?:cual|que numero|que) es (mayor|menor|mas grande|mas pequeno)[:,?]? +¿?(.+? o .+)$/i,
];

function pair({ ask, scope }: Problem): Draft | null {
  const [way, list] = firstMatch(ask, pairPatterns) ?? [];
  const entries = readEntries(list, scope);
  const [a, b] = entries ?? [];
  if (entries?.length !== 2 || a === undefined || b === undefined || way === undefined) return null;
  const order = compare(a.value, b.value);
  if (order === 0) return null;
  const wantsGreater = /^(?:gre|big|lar|hig|more|mayor|mas grande)/i.test(way);
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
