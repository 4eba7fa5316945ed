import { hasValue, isNumeralOf } from "../checks/claims.ts";
import { fromBase, toBase } from "../exact/bases.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** Bases that have digits and letters enough. */
const isBase = (base: number) => Number.isInteger(base) && base >= 2 && base <= 36;

/** A number written in another base. */
export function toOtherBase(digits: string, from: number, to: number): Draft | null {
  const value = isBase(from) && isBase(to) ? fromBase(digits, from) : null;
  if (value === null) return null;
  const answer = toBase(value, to);
  const decimal = step(
    "convert-base",
    `In base $${from}$ each place is worth $${from}$ times the place at its right. Added up in base ten that is $${value}$.`,
    `En base $${from}$ cada lugar vale $${from}$ veces el de su derecha. Sumado en base diez da $${value}$.`,
    `${value}`,
  );
  const written = step(
    "convert-base",
    `Divide by $${to}$ again and again; the remainders, read from the last to the first, are the digits.`,
    `Divide entre $${to}$ una y otra vez; los restos, leídos del último al primero, son las cifras.`,
    answer,
  );
  return {
    kind: "base-conversion",
    start: `${digits} (base ${from})`,
    steps: [...(from === 10 ? [] : [decimal]), ...(to === 10 && from !== 10 ? [] : [written])],
    answer,
    latex: `\\text{${answer}}`,
    policy: { words: [answer] },
    check: {
      by: "claims",
      claims: [
        ...(from === 10 ? [] : [hasValue(`${value}`)]),
        ...(to === 10 && from !== 10 ? [] : [isNumeralOf(value, to)]),
      ],
    },
  };
}

/** A sum, difference or product of two numbers that are written in a base. */
export function sumInBase(text: string, base: number): Draft | null {
  const [, left = "", sign = "", right = ""] =
    /^(-?[0-9a-z]+) ?([-+*]) ?(-?[0-9a-z]+)$/i.exec(text) ?? [];
  const a = isBase(base) && left !== "" ? fromBase(left, base) : null;
  const b = isBase(base) && right !== "" ? fromBase(right, base) : null;
  if (a === null || b === null) return null;
  const operator = sign === "+" || sign === "-" ? sign : "*";
  const value = operator === "+" ? a + b : operator === "-" ? a - b : a * b;
  const answer = toBase(value, base);
  return {
    kind: "base-arithmetic",
    start: `${left} ${operator} ${right} (base ${base})`,
    steps: [
      step(
        "convert-base",
        `In base ten the two numbers are $${a}$ and $${b}$.`,
        `En base diez los dos números son $${a}$ y $${b}$.`,
        `${a} ${operator} ${b < 0n ? `(${b})` : b}`,
      ),
      step("calculate", `Calculate: $${value}$.`, `Calcula: $${value}$.`, `${value}`),
      step(
        "convert-base",
        `Write the result in base $${base}$.`,
        `Escribe el resultado en base $${base}$.`,
        answer,
      ),
    ],
    answer,
    latex: `\\text{${answer}}`,
    policy: { words: [answer] },
    check: {
      by: "claims",
      claims: [
        hasValue(`(${a}) ${operator} (${b})`),
        hasValue(`(${a}) ${operator} (${b})`),
        isNumeralOf(value, base),
      ],
    },
  };
}
