import { compare, divide, fromInteger, isInteger, subtract, toText } from "../../rational.ts";
import { openAccount, readNumeral } from "../reading/account.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

const around =
  "integers integer numbers number whole natural what are they these three two find smallest largest greatest least middle first last enteros naturales numeros numero cuales son hallalos encuentralos halla menor mayor " +
  "pares impares even odd sum suma dichos those positive is pequeno grande equals total tres dos";

/** "The sum of three consecutive even integers is 72": the numbers, or the smallest or largest of them. */
export function solveConsecutive(text: string): Draft | null {
  const account = openAccount(text);
  const match = account.take(
    /\b(?:the )?(?:sum of|suma de) (two|three|four|five|dos|tres|cuatro|cinco|\d) (?:numeros )?(?:enteros )?(?:(pares|impares) )?(consecutive|consecutivos)(?: (even|odd|pares|impares))?(?: (?:integers|numbers|whole numbers|enteros|numeros))?(?: (pares|impares))? (?:is|equals|es|es igual a|vale) (-?\d+)(?![.\d])/,
  );
  const count = match?.[1] === undefined ? null : readWholeNumber(match[1]);
  const sum = readNumeral(match?.[6]);
  if (match === null || count === null || sum === null || count < 2 || count > 9) return null;
  const kind = match[2] ?? match[4] ?? match[5];
  const gap = kind === undefined ? 1 : 2;
  const rest = account.rest();
  const smallest = /\b(?:smallest|least|first|menor|pequeno)\b/.test(rest);
  const largest = /\b(?:largest|greatest|last|mayor|grande)\b/.test(rest);
  if (!account.isSettled(around) || (smallest && largest) || /\b(?:middle)\b/.test(rest))
    return null;
  const extra = (gap * count * (count - 1)) / 2;
  const first = divide(subtract(sum, fromInteger(extra)), fromInteger(count));
  if (!isInteger(first)) return null;
  const odd = first.n % 2n !== 0n;
  if (
    (/^(?:even|pares)$/.test(kind ?? "") && odd) ||
    (/^(?:odd|impares)$/.test(kind ?? "") && !odd)
  )
    return null;
  if (/\b(?:positive|natural|naturales)\b/.test(text) && compare(first, fromInteger(0)) < 0)
    return null;
  const numbers = Array.from({ length: count }, (_, index) =>
    String(first.n + BigInt(index * gap)),
  );
  const terms = Array.from({ length: count }, (_, index) =>
    index === 0 ? "x" : `(x + ${index * gap})`,
  ).join(" + ");
  const answer = smallest
    ? (numbers[0] ?? "")
    : largest
      ? (numbers.at(-1) ?? "")
      : numbers.join(", ");
  const equation = `${terms} = ${toText(sum)}`;
  return {
    kind: "consecutive-numbers",
    start: equation,
    steps: [
      step(
        "set-up-equation",
        `Call the smallest $x$; each next one is $${gap}$ more.`,
        `Llama $x$ al menor; cada uno de los siguientes es $${gap}$ más.`,
        equation,
      ),
      step("isolate", "Solve for $x$.", "Despeja $x$.", `x = ${toText(first)}`),
      step("conclude", "Write down the numbers asked for.", "Escribe los números pedidos.", answer),
    ],
    answer,
    policy: {},
    check: {
      by: "story",
      values: [["x", toText(first)]],
      answer: smallest
        ? "x"
        : largest
          ? `x + ${gap * (count - 1)}`
          : numbers.map((_, index) => `x + ${index * gap}`).join(", "),
    },
  };
}
