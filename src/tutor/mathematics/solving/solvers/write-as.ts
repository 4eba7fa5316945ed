import type { MarkingPolicy } from "../../../items/receipt.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  absolute,
  compare,
  divide,
  fraction,
  fromInteger,
  isInteger,
  isZero,
  multiply,
  toDecimal,
  toText,
} from "../../../numbers/rational.ts";
import type { Ask } from "../../tasks/task.ts";
import { writePercent } from "../exact/write.ts";
import type { Scope } from "../reading/scope.ts";
import { readNumber } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { latexOf } from "../words.ts";
import { valueOf } from "./values.ts";

type Form = Extract<Ask, { kind: "write-as" }>["form"];

/** A number, or what is worked out first, as a percentage, a decimal, a fraction in lowest terms, a mixed number or in scientific notation. */
export function writeAs(text: string, form: Form, scope: Scope): Draft | null {
  const value = readValue(text, scope);
  const answer = value === null ? null : written(value, form);
  if (value === null || answer === null) return null;
  if (text.includes("%") || !isWorkedOut(text)) return rewriteDraft(text, value, answer, form);
  const worked = valueOf(text, scope);
  if (worked === null) return null;
  const last = worked.answer === answer ? [] : [lastStep(value, answer, form)];
  return {
    ...worked,
    kind: `write-as-${form}`,
    steps: [...worked.steps, ...last],
    answer,
    policy: policyOf(value, form),
  };
}

/** More than a number, a fraction or a mixed number. */
function isWorkedOut(text: string): boolean {
  return !/^-?[\d.]+(?: ?\/ ?\d+| \d+\/\d+|\.?\(\d+\))?$/.test(text.trim());
}

function written(value: Rational, form: Form): string | null {
  switch (form) {
    case "percent":
      return `${writePercent(multiply(value, fromInteger(100)))}%`;
    case "decimal":
      return toDecimal(value);
    case "fraction":
      return toText(value);
    case "mixed":
      return asMixed(value);
    case "scientific":
      return asScientific(value);
  }
}

/** "5 3/4"; a proper fraction and a whole number stay what they are. */
function asMixed(value: Rational): string {
  const { n, d } = absolute(value);
  if (d === 1n || n < d) return toText(value);
  return `${value.n < 0n ? "-" : ""}${n / d} ${n % d}/${d}`;
}

/** "5.2 * 10^-4"; null where the decimal does not end. */
function asScientific(value: Rational): string | null {
  const power = powerOfTen(value);
  if (power === null) return null;
  const front = toDecimal(divide(value, tenTo(power)));
  return front === null ? null : `${front} * 10^${power}`;
}

const ten = fromInteger(10);

function tenTo(power: number): Rational {
  const size = 10n ** BigInt(Math.abs(power));
  return power < 0 ? fraction(1n, size) : fraction(size, 1n);
}

/** The power of ten that leaves one digit before the point; null for 0, and beyond what school writes. */
function powerOfTen(value: Rational): number | null {
  if (isZero(value)) return null;
  const size = absolute(value);
  for (let power = -30; power <= 30; power++) {
    const front = divide(size, tenTo(power));
    if (compare(front, fromInteger(1)) >= 0 && compare(front, ten) < 0) return power;
  }
  return null;
}

function policyOf(value: Rational, form: Form): MarkingPolicy {
  if (form === "scientific") return { form: "scientific" };
  if (form === "mixed" && !isInteger(value) && compare(absolute(value), fromInteger(1)) > 0)
    return { form: "mixed" };
  return form === "fraction" || form === "mixed" ? { lowestTerms: true } : {};
}

function lastStep(value: Rational, answer: string, form: Form): SolutionStep {
  switch (form) {
    case "percent":
      return step(
        "multiply",
        "Multiply by $100$ to get percent.",
        "Multiplica por $100$ para tener tanto por ciento.",
        answer,
      );
    case "decimal":
      return step(
        "fraction-to-decimal",
        "Divide the numerator by the denominator.",
        "Divide el numerador entre el denominador.",
        answer,
      );
    case "fraction":
      return step("simplify-fraction", "Simplify the fraction.", "Simplifica la fracción.", answer);
    case "mixed": {
      const { n, d } = absolute(value);
      const sum = `${n} = ${d} \\cdot ${n / d} + ${n % d}`;
      return step(
        "divide-with-remainder",
        `Divide: $${sum}$. So there are $${n / d}$ wholes, and $${n % d}$ of $${d}$ parts are left.`,
        `Divide: $${sum}$. Hay $${n / d}$ enteros y sobran $${n % d}$ de $${d}$ partes.`,
        answer,
      );
    }
    case "scientific": {
      const power = powerOfTen(value) ?? 0;
      return step(
        "power",
        `Move the point until one digit stands before it: $${Math.abs(power)}$ places, so the power is $10^{${power}}$.`,
        `Mueve la coma hasta que quede una cifra delante: $${Math.abs(power)}$ lugares, así que la potencia es $10^{${power}}$.`,
        answer,
      );
    }
  }
}

function rewriteDraft(text: string, value: Rational, answer: string, form: Form): Draft {
  const plain = text.replace("\\%", "%");
  const places = (/\.(\d+)/.exec(text)?.[1] ?? "").length;
  const scale = 10n ** BigInt(places) * (plain.includes("%") ? 100n : 1n);
  const over = `${(value.n * scale) / value.d}/${scale}`;
  const isOver = form === "decimal" || form === "fraction" || form === "mixed";
  const first =
    scale > 1n && isOver && over !== answer
      ? [
          step(
            plain.includes("%") ? "percent-to-fraction" : "decimal-to-fraction",
            `Write it over $${scale}$: $${latexOf(over)}$.`,
            `Escríbelo sobre $${scale}$: $${latexOf(over)}$.`,
            over,
          ),
        ]
      : [];
  return {
    kind: `write-as-${form}`,
    start: plain,
    steps: [...first, lastStep(value, answer, form)],
    answer,
    policy: policyOf(value, form),
    check: { by: "value" },
  };
}

function readValue(text: string, scope: Scope): Rational | null {
  const percent = /^(.+?) ?\\?%$/.exec(text)?.[1];
  const rate = percent === undefined ? null : readNumber(percent, scope);
  return rate === null ? readNumber(text, scope) : multiply(rate, fraction(1n, 100n));
}
