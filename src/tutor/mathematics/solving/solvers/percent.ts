import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  subtract,
  multiply,
  divide,
  isZero,
  fromInteger,
  toText,
} from "../../../numbers/rational.ts";
import { bracketedNumber, writeNumber, writePercent } from "../exact/write.ts";
import { readNumber, type Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";

/** So many percent of a number. */
export function percentOf(rateText: string, wholeText: string, scope: Scope): Draft | null {
  const rate = readNumber(rateText, scope);
  const whole = readNumber(wholeText, scope);
  if (rate === null || whole === null) return null;
  const value = divide(multiply(rate, whole), fromInteger(100));
  const answer = writeNumber(value);
  const share = divide(rate, fromInteger(100));
  return {
    kind: "percent-of",
    start: `${writeNumber(rate)}% * ${bracketedNumber(whole)}`,
    steps: [
      step(
        "percent-to-fraction",
        `Percent means per hundred: ${inMath(`${writeNumber(rate)}%`)} is ${inMath(`${writeNumber(rate)}/100`)}.`,
        `Por ciento significa de cada cien: ${inMath(`${writeNumber(rate)}%`)} es ${inMath(`${writeNumber(rate)}/100`)}.`,
        `${writeNumber(rate)}/100 * ${bracketedNumber(whole)}`,
      ),
      step(
        "multiply",
        `Multiply: ${inMath(`${bracketedNumber(share)} * ${bracketedNumber(whole)}`)} is ${inMath(answer)}.`,
        `Multiplica: ${inMath(`${bracketedNumber(share)} * ${bracketedNumber(whole)}`)} es ${inMath(answer)}.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

/** What percent a part is of a whole. */
export function percentRate(partText: string, wholeText: string, scope: Scope): Draft | null {
  const part = readNumber(partText, scope);
  const whole = readNumber(wholeText, scope);
  return part === null || whole === null || isZero(whole)
    ? null
    : rateDraft(part, whole, "percent-rate");
}

function rateDraft(part: Rational, whole: Rational, kind: string): Draft {
  const answer = `${writePercent(multiply(divide(part, whole), fromInteger(100)))}%`;
  return {
    kind,
    start: `${bracketedNumber(part)}/${bracketedNumber(whole)}`,
    steps: [
      step(
        "divide",
        `Divide the part by the whole: ${inMath(toText(divide(part, whole)))}.`,
        `Divide la parte entre el total: ${inMath(toText(divide(part, whole)))}.`,
        toText(divide(part, whole)),
      ),
      step(
        "multiply",
        "Multiply by $100$ to get percent.",
        "Multiplica por $100$ para tener tanto por ciento.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

/** The number of which a part is so many percent. */
export function percentWhole(partText: string, rateText: string, scope: Scope): Draft | null {
  const part = readNumber(partText, scope);
  const rate = readNumber(rateText, scope);
  if (part === null || rate === null || isZero(rate)) return null;
  const value = divide(multiply(part, fromInteger(100)), rate);
  const answer = writeNumber(value);
  return {
    kind: "percent-whole",
    start: `${bracketedNumber(part)}/(${writeNumber(rate)}%)`,
    steps: [
      step(
        "divide-both-sides",
        `The whole is the part divided by the rate: ${inMath(`${writeNumber(part)}/(${writeNumber(rate)}/100)`)}.`,
        `El total es la parte dividida entre el porcentaje: ${inMath(`${writeNumber(part)}/(${writeNumber(rate)}/100)`)}.`,
        `${bracketedNumber(part)}/(${writeNumber(rate)}/100)`,
      ),
      step("divide", `Divide: ${inMath(answer)}.`, `Divide: ${inMath(answer)}.`, answer),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

/** By how many percent a number changes; a fall may be asked for as such. */
export function percentChange(
  fromText: string,
  laterText: string,
  asFall: boolean,
  scope: Scope,
): Draft | null {
  const [from, to] = [readNumber(fromText, scope), readNumber(laterText, scope)];
  if (from === null || to === null || isZero(from)) return null;
  return rateDraft(asFall ? subtract(from, to) : subtract(to, from), from, "percent-change");
}

/** A number that rises or falls by so many percent. */
export function changeByPercent(
  wholeText: string,
  rateText: string,
  up: boolean,
  scope: Scope,
): Draft | null {
  const whole = readNumber(wholeText, scope);
  const rate = readNumber(rateText, scope);
  if (whole === null || rate === null) return null;
  const down = !up;
  const part = divide(multiply(whole, rate), fromInteger(100));
  const answer = writeNumber(down ? subtract(whole, part) : add(whole, part));
  const operator = down ? "-" : "+";
  return {
    kind: "percent-change",
    start: `${writeNumber(whole)} ${operator} ${writeNumber(rate)}% * ${bracketedNumber(whole)}`,
    steps: [
      step(
        "percent-to-fraction",
        `Find ${inMath(`${writeNumber(rate)}%`)} of ${inMath(writeNumber(whole))}: ${inMath(writeNumber(part))}.`,
        `Calcula el ${inMath(`${writeNumber(rate)}%`)} de ${inMath(writeNumber(whole))}: ${inMath(writeNumber(part))}.`,
        `${writeNumber(whole)} ${operator} ${bracketedNumber(part)}`,
      ),
      step(
        down ? "subtract" : "add",
        down ? "Subtract it from the whole." : "Add it to the whole.",
        down ? "Réstalo del total." : "Súmalo al total.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}
