import type { Ask } from "../../tasks/task.ts";
import {
  add,
  divide,
  fromInteger,
  isInteger,
  type Rational,
  subtract,
} from "../../../numbers/rational.ts";
import { hasValue, isTrue, lists } from "../checks/claims.ts";
import { surdValue, writeSurd } from "../exact/surd.ts";
import { bracketedNumber, writeNumber } from "../exact/write.ts";
import { readMathematics } from "../../../notation/read.ts";
import { emptyScope, readNumber } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** Two numbers by their sum and their difference or product; both, or the one that is asked for. */
export function twoNumbers(ask: Extract<Ask, { kind: "two-numbers" }>): Draft | null {
  const [sum, other] = [readNumber(ask.sum, emptyScope), readNumber(ask.other, emptyScope)];
  if (sum === null || other === null) return null;
  const gap = ask.by === "difference" ? other : gapOf(sum, other);
  if (gap === null) return null;
  const high = divide(add(sum, gap), fromInteger(2));
  const low = subtract(sum, high);
  const both = `${writeNumber(high)}, ${writeNumber(low)}`;
  const answer = ask.size === null ? both : writeNumber(ask.size === "greatest" ? high : low);
  const [a, b] = [bracketedNumber(high), bracketedNumber(low)];
  const proof = ask.by === "difference" ? `${a} - ${b}` : `${a} * ${b}`;
  return {
    kind: "two-numbers",
    start: `x + y = ${writeNumber(sum)}, ${ask.by === "difference" ? "x - y" : "x * y"} = ${writeNumber(other)}`,
    steps: [
      ...(ask.by === "difference"
        ? []
        : [
            step(
              "square-root",
              "The square of the difference is the square of the sum minus four times the product.",
              "El cuadrado de la diferencia es el cuadrado de la suma menos cuatro veces el producto.",
              writeNumber(gap),
            ),
          ]),
      step(
        "divide",
        "Add sum and difference: that is twice the greater number, so halve it.",
        "Suma la suma y la diferencia: es el doble del número mayor, así que divide entre dos.",
        writeNumber(high),
      ),
      step(
        "subtract",
        "Take it from the sum to get the other.",
        "Réstalo de la suma para obtener el otro.",
        `${a} + ${b} = ${writeNumber(sum)}`,
      ),
      step(
        "check-solutions",
        "Check the other condition.",
        "Comprueba la otra condición.",
        `${proof} = ${writeNumber(other)}`,
      ),
      step("conclude", "So this is the answer.", "Así, esta es la respuesta.", answer),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        ...(ask.by === "difference"
          ? []
          : [hasValue(`sqrt((${writeNumber(sum)})^2 - 4*(${writeNumber(other)}))`)]),
        hasValue(`(${writeNumber(sum)} + ${bracketedNumber(gap)})/2`),
        isTrue,
        isTrue,
        ask.size === null ? lists([high, low]) : lists([ask.size === "greatest" ? high : low]),
      ],
    },
  };
}

/** The difference of two numbers with a sum and a product, where it is a fraction. */
function gapOf(sum: Rational, product: Rational): Rational | null {
  const read = readMathematics(`sqrt((${writeNumber(sum)})^2 - 4*(${writeNumber(product)}))`, {
    functions: [],
    units: false,
  });
  const surd = read.ok ? surdValue(read.expression, new Map()) : null;
  return surd === null ? null : readNumber(writeSurd(surd), emptyScope);
}

/** Consecutive whole numbers with a sum. */
export function consecutive({
  count,
  sum,
  which,
  size,
}: Extract<Ask, { kind: "consecutive" }>): Draft | null {
  const total = readNumber(sum, emptyScope);
  const many = Number(count);
  if (total === null || !Number.isInteger(many) || many < 2 || many > 10) return null;
  const gap = which === "all" ? 1 : 2;
  const middle = divide(total, fromInteger(many));
  const first = subtract(middle, divide(fromInteger(gap * (many - 1)), fromInteger(2)));
  const isOf =
    isInteger(first) && (which === "all" || (first.n % 2n === 0n) === (which === "even"));
  if (!isOf) return null;
  const numbers = Array.from({ length: many }, (_, at) => add(first, fromInteger(gap * at)));
  const asked = size === null ? numbers : numbers.slice(...(size === "greatest" ? [-1] : [0, 1]));
  const answer = asked.map(writeNumber).join(", ");
  return {
    kind: "consecutive-numbers",
    start: `${many}; ${writeNumber(total)}`,
    steps: [
      step(
        "divide",
        "The sum divided by how many there are is the number in the middle of them.",
        "La suma dividida entre cuántos son es el número que está en medio de ellos.",
        writeNumber(middle),
      ),
      step(
        "check-solutions",
        "Take the numbers around the middle; their sum is what it has to be.",
        "Toma los números alrededor del centro; su suma es la que debe ser.",
        `${numbers.map(bracketedNumber).join(" + ")} = ${writeNumber(total)}`,
      ),
      step("conclude", "So this is the answer.", "Así, esta es la respuesta.", answer),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [hasValue(`(${writeNumber(total)})/${many}`), isTrue, lists(asked)],
    },
  };
}
