import type { Rational } from "../../rational.ts";
import { add, subtract, multiply, divide, isZero, fromInteger, toText } from "../../rational.ts";
import { bracketedNumber, writeNumber, writePercent } from "../exact/write.ts";
import { percentSign } from "../reading/percent-sign.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";
import { inMath } from "../words.ts";

/** Percentages: a part, a rate, a whole, an increase or a decrease, and numbers written as percent. */
export function solvePercent(problem: Problem): Draft | null {
  return rateOf(problem) ?? wholeOf(problem) ?? partOf(problem) ?? change(problem);
}

const partPatterns = [new RegExp(`^(?:the |el )?(.+?) ?${percentSign} (?:of|de) (.+)$`, "i")];

function partOf({ body, scope }: Problem): Draft | null {
  const [rateText, wholeText] = firstMatch(body, partPatterns) ?? [];
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

const ratePatterns = [
  /^(.+?) (?:is )?what (?:percent|percentage|per cent) (?:is it )?of (.+)$/i,
  /^what (?:percent|percentage|per cent|%) (?:of (.+?) is|is) (.+?)(?: of (.+))?$/i,
  /^(?:que|cual) (?:porcentaje|tanto por ciento) (?:de (.+?) es|es) (.+?)(?: de (.+))?$/i,
  /^(.+?) (?:es )?(?:que|cual) (?:porcentaje|tanto por ciento) (?:es )?de (.+)$/i,
];

function rateOf({ ask, scope }: Problem): Draft | null {
  for (const [index, pattern] of ratePatterns.entries()) {
    const match = pattern.exec(ask);
    if (match === null) continue;
    const [, a, b, c] = match;
    const [partText, wholeText] =
      index === 0 || index === 3 ? [a, b] : a === undefined ? [b, c] : [b, a];
    const part = readNumber(partText, scope);
    const whole = readNumber(wholeText, scope);
    if (part === null || whole === null || isZero(whole)) return null;
    return rateDraft(part, whole, "percent-rate");
  }
  return null;
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

const wholePatterns = [
  new RegExp(`^(.+?) is (.+?) ?${percentSign} of (?:what(?: number)?|which number)$`, "i"),
  new RegExp(`^(?:of )?what number is (.+?) (.+?) ?${percentSign}$`, "i"),
  new RegExp(`^(?:de )?que numero es (.+?) el (.+?) ?${percentSign}$`, "i"),
  new RegExp(`^(.+?) es el (.+?) ?${percentSign} de (?:que|cual) (?:numero|cantidad)$`, "i"),
];

const rateFirstPatterns = [
  new RegExp(`^(.+?) ?${percentSign} of (?:what|which)(?: number)? (?:is|equals|gives) (.+)$`, "i"),
  new RegExp(`^(?:el )?(.+?) ?${percentSign} de (?:que|cual) (?:numero|cantidad) es (.+)$`, "i"),
];

function wholeOf({ ask, scope }: Problem): Draft | null {
  const [rateBefore, partAfter] = firstMatch(ask, rateFirstPatterns) ?? [];
  const [partText, rateText] = firstMatch(ask, wholePatterns) ?? [partAfter, rateBefore];
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

const changePatterns = [
  new RegExp(
    `^(increase|decrease|reduce|raise|lower|aumenta|incrementa|disminuye|reduce|rebaja) (.+?) (?:by|en|(?:en )?un|in) (?:a |un )?(.+?) ?${percentSign}$`,
    "i",
  ),
];
const changedPatterns = [
  new RegExp(
    `^(.+?) (increased|decreased|reduced|aumentado|incrementado|disminuido|reducido) (?:by|en)(?: un| a)? (.+?) ?${percentSign}$`,
    "i",
  ),
];
const ratePatternsOfChange = [
  /^(?:the )?(?:percent|percentage) (?:change|increase|decrease) from (.+?) to (.+)$/i,
  /^(?:el )?(?:porcentaje de (?:cambio|aumento|disminucion)|(?:aumento|cambio) porcentual) de (.+?) a (.+)$/i,
];

function change({ ask, body, scope }: Problem): Draft | null {
  const rates = firstMatch(body, ratePatternsOfChange);
  if (rates !== null) {
    const [from, to] = [readNumber(rates[0], scope), readNumber(rates[1], scope)];
    if (from === null || to === null || isZero(from)) return null;
    const difference = /decrease|disminucion/i.test(body) ? subtract(from, to) : subtract(to, from);
    return rateDraft(difference, from, "percent-change");
  }
  const first = firstMatch(ask, changePatterns);
  const second = first === null ? firstMatch(body, changedPatterns) : null;
  const [verb, wholeText, rateText] =
    first ?? (second === null ? [] : [second[1], second[0], second[2]]);
  const whole = readNumber(wholeText, scope);
  const rate = readNumber(rateText, scope);
  if (whole === null || rate === null || verb === undefined) return null;
  const down = /^(?:dec|red|low|dis|reb)/i.test(verb);
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
