import { add, divide, fromInteger, multiply, type Rational } from "../../mathematics/rational.ts";
import type { ClaimText } from "../falsehoods/claim-text.ts";
import type { Described } from "../described-form.ts";
import type { SaidBefore } from "../said-before.ts";
import { anyUnit, type Unit, unitOf } from "../units.ts";

const measured = new RegExp(`(?<!\\S)#(\\d+) (${anyUnit})(?!\\S)`, "gu");
/** "a kilometre a minute", "1 km cada minuto"; without a number before it, one. */
const rated = new RegExp(
  `(?:(?<!\\S)#(\\d+) |(?<!\\S)(?:an?|un|una) )(${anyUnit}) (?:(?:in|per|every|each|for every|for each|an?|por|cada|por cada|al?|en|/|\\*) )+(?:#(\\d+) )?(${anyUnit})(?!\\S)`,
  "gu",
);

/** "Two hours and thirty minutes". */
const compounded = new RegExp(
  `(?<!\\S)#(\\d+) (${anyUnit}) (?:and|y|con|,) #(\\d+) (${anyUnit})(?!\\S)`,
  "gu",
);

/** The units that the texts before speak of: an answer is asked for in one of them. */
function unitsSaid({ folded }: SaidBefore): Unit[] {
  const names = folded.split(" ").flatMap((word) => unitOf(word) ?? []);
  return [...new Set(names)];
}

/**
 * What the measures of a text come to in the units that were spoken of before: 1500 mm where metres are asked for,
 * a kilometre a minute where km per hour are.
 */
export function createUnitReader(said: SaidBefore): (text: ClaimText) => Described[] {
  const units = unitsSaid(said);
  if (units.length === 0) return () => [];
  return ({ text, operands }) => {
    const valueOf = (index: string | undefined) => operands[Number(index)]?.values?.[0];
    const rates = [...text.matchAll(rated)].flatMap(([, count, of = "", time, per = ""]) => {
      const [top, bottom] = [unitOf(of), unitOf(per)];
      const a = count === undefined ? fromInteger(1) : valueOf(count);
      const b = time === undefined ? fromInteger(1) : valueOf(time);
      if (!top || !bottom || !a || !b || b.n === 0n || bottom.dimension !== "time") return [];
      if (top.dimension === "time") return [];
      const perSecond = divide(multiply(a, top.size), multiply(b, bottom.size));
      return units
        .filter(({ dimension }) => dimension === top.dimension)
        .flatMap((unit) =>
          units
            .filter(({ dimension }) => dimension === "time")
            .map((time_) => rateOf(perSecond, unit, time_)),
        );
    });
    const compounds = [...text.matchAll(compounded)].flatMap(([, a, of = "", b, and = ""]) => {
      const [first, second, x, y] = [unitOf(of), unitOf(and), valueOf(a), valueOf(b)];
      if (!first || !second || !x || !y || first.dimension !== second.dimension) return [];
      const total = add(multiply(x, first.size), multiply(y, second.size));
      return units
        .filter(({ dimension }) => dimension === first.dimension)
        .map((each) => ({ value: divide(total, each.size), from: [] }));
    });
    const measures = [...text.matchAll(measured)].flatMap(([, count, name = ""], _, all) => {
      const [unit, value] = [unitOf(name), valueOf(count)];
      if (!unit || !value || all.length > 1) return [];
      return units
        .filter((each) => each.dimension === unit.dimension && each.size.n !== 0n && each !== unit)
        .map((each) => ({ value: divide(multiply(value, unit.size), each.size), from: [value] }));
    });
    return [...rates, ...compounds, ...measures];
  };
}

function rateOf(perSecond: Rational, unit: Unit, time: Unit): Described {
  return { value: divide(multiply(perSecond, time.size), unit.size), from: [] };
}
