import { type Rational, multiply, sign } from "../../../numbers/rational.ts";
import type { Ask } from "../../tasks/task.ts";
import { bracketedNumber, writeNumber } from "../exact/write.ts";
import { emptyScope, readNumber } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { valueDraft } from "../texts/value-draft.ts";
import { isSameUnit, unitKindOf, unitName, unitsIn } from "./measurement.ts";

/** Distance, time or speed from the two others; times and lengths in the units that the speed is told in. */
export function motionOf(ask: Extract<Ask, { kind: "motion" }>): Draft | null {
  const { asked, given } = ask;
  const told = (unit: string) => toldIn(ask.unit, unit);
  const of = (kind: "length" | "time" | "speed") =>
    given.find(([, unit]) => unitKindOf(unit) === kind);
  const [length, time, speed] = [of("length"), of("time"), of("speed")];
  if (asked === "speed") {
    if (length === undefined || time === undefined) return null;
    const own = unitName(`${length[1]}per${time[1]}`);
    const [unit, factor] = told(own) ?? [];
    const [way, duration] = [valueOf(length[0]), valueOf(time[0])];
    if (way === null || duration === null || unit === undefined || factor === undefined)
      return null;
    return valueDraft({
      kind: "speed",
      plain: `${writeNumber(way)}/${bracketedNumber(duration)}${factor}`,
      en: "Speed is distance divided by time.",
      es: "La velocidad es la distancia dividida entre el tiempo.",
      unit,
    });
  }
  const [wayUnit, timeUnit] = unitName(speed?.[1] ?? "").split("/");
  const rate = speed === undefined ? null : valueOf(speed[0]);
  if (wayUnit === undefined || timeUnit === undefined || rate === null) return null;
  if (asked === "distance") {
    const duration = inUnit(time, timeUnit);
    const [unit, factor] = told(wayUnit) ?? [];
    return duration === null || unit === undefined || factor === undefined
      ? null
      : valueDraft({
          kind: "distance-travelled",
          plain: `${writeNumber(rate)} * ${bracketedNumber(duration)}${factor}`,
          en: `Distance is speed times time, with the time in ${timeUnit}.`,
          es: `La distancia es la velocidad por el tiempo, con el tiempo en ${timeUnit}.`,
          unit,
        });
  }
  const way = inUnit(length, wayUnit);
  const [unit, factor] = told(timeUnit) ?? [];
  return way === null || unit === undefined || factor === undefined
    ? null
    : valueDraft({
        kind: "time-taken",
        plain: `${writeNumber(way)}/${bracketedNumber(rate)}${factor}`,
        en: "Time is distance divided by speed.",
        es: "El tiempo es la distancia dividida entre la velocidad.",
        unit,
      });
}

/** The unit of the answer and the factor, as it is written behind a product, from the unit that it comes out in; null where they differ in kind. */
function toldIn(asked: string | null, own: string): [unit: string, factor: string] | null {
  if (asked === null || isSameUnit(asked, own)) return [own, ""];
  const factor = unitsIn(own, asked);
  return factor === null ? null : [unitName(asked), ` * ${bracketedNumber(factor)}`];
}

function valueOf(text: string): Rational | null {
  const value = readNumber(text, emptyScope);
  return value !== null && sign(value) > 0 ? value : null;
}

function inUnit(given: readonly [string, string] | undefined, unit: string): Rational | null {
  if (given === undefined) return null;
  const [value, factor] = [valueOf(given[0]), unitsIn(given[1], unit)];
  return value === null || factor === null ? null : multiply(value, factor);
}
