import { add, fromInteger, negate, type Rational } from "../../mathematics/rational.ts";
import type { ClaimText } from "../falsehoods/claim-text.ts";
import { describedBy } from "../described-form.ts";
import { wasSaid, type SaidBefore } from "../said-before.ts";
import type { Sentence } from "../sentence.ts";
import { asksFor } from "../unfinished-answer.ts";
import { answerEquations, distances, joinedNumbers } from "./answer-equations.ts";
import { clueTextOf } from "./clue-text.ts";
import { createUnitReader } from "./converted-units.ts";
import { digitFacts, type Fact, sizeAndKind } from "./facts.ts";
import { createFractionParts } from "./told-parts.ts";

/** More facts than that about one number are no tutor's. */
const factsMax = 40;

/**
 * Says of one sentence after another whether what it states leaves the student no work: an equation about the answer, its
 * digits one by one, bounds and properties that only it has, two numbers to be put together. Keeps the facts that were
 * stated over the whole reply. `values` are the readings of a key that is one number.
 */
export function createClueCheck(
  values: readonly Rational[],
  said: SaidBefore,
): (sentence: Sentence) => boolean {
  const [key] = values;
  const isKey = ({ n, d }: Rational) => values.some((value) => value.n === n && value.d === d);
  const isNew = (operands: readonly Rational[]) =>
    operands.length === 0 || !operands.every((each) => wasSaid(each, said));
  const inOtherUnits = createUnitReader(said);
  const hasBothParts = createFractionParts(key, said);
  const facts: Fact[] = [];

  /** Whether the facts so far hold of one number alone, among those with as many digits. */
  function leaveOnly(candidate: number): boolean {
    const size = String(Math.abs(candidate)).length;
    const [from, to] = size === 1 ? [0, 9] : [10 ** (size - 1), 10 ** size - 1];
    if (size > 4) return false;
    for (let each = from; each <= to; each++) {
      const other = candidate < 0 ? -each : each;
      if (other !== candidate && facts.every((fact) => fact(other))) return false;
    }
    return facts.length > 0;
  }

  return (sentence) => {
    const { now, whole } = clueTextOf(sentence);
    const asks = asksFor(sentence) || sentence.question;
    if (!asksFor(sentence) && describedBy(answerEquations, now).some(({ value }) => isKey(value)))
      return true;
    const described = [
      ...(asks ? [] : describedBy(joinedNumbers, now)),
      ...(asks ? [] : inOtherUnits(now)),
    ];
    if (!asksFor(sentence) && described.some(({ value, from }) => isKey(value) && isNew(from)))
      return true;
    if (!asks && (isApart(now, said, isKey) || isSeries(now, isKey) || isTotal(now, isKey)))
      return true;
    if (!asks && hasBothParts(whole)) return true;
    if (!asks && isPutTogether(sentence, whole, now, isKey, isNew)) return true;
    if (!key || key.d !== 1n || facts.length > factsMax) return false;
    const candidate = Number(key.n);
    const stated = asks ? [] : [...sizeAndKind(now), ...digitFacts(whole)];
    const holding = stated.filter((fact) => fact(candidate));
    facts.push(...holding);
    return holding.length > 0 && leaveOnly(candidate);
  };
}

/** "You wrote 54, which is two too small": the distance of an answer that the student gave. */
function isApart(
  { text, operands }: ClaimText,
  said: SaidBefore,
  isKey: (value: Rational) => boolean,
): boolean {
  return distances.some(({ form, sign }) =>
    [...text.matchAll(form)].some(([, index]) => {
      const distance = operands[Number(index)]?.values?.[0];
      if (!distance) return false;
      const steps =
        sign === 0 ? [distance, negate(distance)] : [sign > 0 ? distance : negate(distance)];
      const here = operands.flatMap((each, at) =>
        at < Number(index) ? (each.values?.[0] ?? []) : [],
      );
      return steps.some((step) =>
        [...here, ...said.given].some((value) => isKey(add(value, step))),
      );
    }),
  );
}

/** "42, 49 and the next one": numbers in equal steps that lead to the answer. */
function isSeries({ text, operands }: ClaimText, isKey: (value: Rational) => boolean): boolean {
  if (
    !/(?<!\S)(?:next|following|siguiente|one more (?:step|jump|hop|time)|keep going|otro salto|un salto mas|sigue asi)(?!\S)/.test(
      text,
    )
  )
    return false;
  const values = operands.flatMap((each) => each.values?.[0] ?? []);
  const [last, before] = values.toReversed();
  return last !== undefined && before !== undefined && isKey(add(last, add(last, negate(before))));
}

/** "10 % is 24 and 5 % is 12; it is the sum of the two." */
function isTotal({ text, operands }: ClaimText, isKey: (value: Rational) => boolean): boolean {
  if (
    !/(?<!\S)(?:(?:sum|suma|total) (?:of|de) (?:the |los |las |ambos|ambas|both|those|these|them)|(?:add|adding|put|putting) (?:them|both|those|these|the|it)|together|altogether|sumalos|sumalas|sumando(?:los|las)?|suma (?:los|las|ambos|ambas)|juntos|juntas|en total)/.test(
      text,
    )
  )
    return false;
  const results = [...text.matchAll(/(?:=\S*|get|gives|have|sale|salen|tienes) #(\d+)/g)].flatMap(
    ([, index]) => operands[Number(index)]?.values?.[0] ?? [],
  );
  return results.length > 1 && isKey(results.reduce(add, fromInteger(0)));
}

const joins =
  /#(\d+) (?:(?!\?)[.!:;,…]+ )+(?:(?:now|then|and|just|simply|next|y|ahora|luego|despues|tan solo|solo) )*(?:(?:plus|add|adding|put|join|mas|suma|sumale|anade|anadele|pon|ponle|with|con)(?: (?:on|a|an?|un|una|otros|another))? |(?=#\d+ (?:more|mas|on top|encima|extra)))#(\d+)(?! [#*/^])/g;

/** "It is fifty. Plus six.": a number at the end of one sentence and what the next adds to it. */
function isPutTogether(
  { earlier }: Sentence,
  { text, operands }: ClaimText,
  now: ClaimText,
  isKey: (value: Rational) => boolean,
  isNew: (operands: readonly Rational[]) => boolean,
): boolean {
  if (earlier === "" || now.operands.length === 0) return false;
  return [...text.matchAll(joins)].some(([, first, second]) => {
    const [a, b] = [operands[Number(first)]?.values?.[0], operands[Number(second)]?.values?.[0]];
    return a !== undefined && b !== undefined && isKey(add(a, b)) && isNew([a, b]);
  });
}
