import { hasValue, isNumeralOf } from "../checks/claims.ts";
import { fromBase, toBase } from "../exact/bases.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft, Problem } from "../solver.ts";
import { step } from "../solver.ts";

/** Numbers written in other bases: from one base to another, and sums in a base. */
export function solveBases(problem: Problem): Draft | null {
  return convert(problem) ?? arithmetic(problem);
}

const number = "(-?[0-9a-z]+)";
const named = "(base|decimal|binary|octal|hexadecimal|binario)";
const convertPatterns = [
  new RegExp(
    `^(?:convert |change |write |express |convierte |convertir |pasa |escribe |expresa )?(?:the number |el numero )?${number} ?[(,]? ?(?:in |from |de (?:la )?|en )?base (\\w+)\\)? (?:to|in|into|as|a|en) (?:la )?base (\\w+)$`,
    "i",
  ),
  new RegExp(
    `^(?:convert |change |convierte |convertir |pasa )(?:the number |el numero )?${number} (?:from|de) (?:la )?base (\\w+) (?:to|into|a) (?:la )?base (\\w+)$`,
    "i",
  ),
  new RegExp(
    `^(?:in|en) base (\\w+),? (?:what is|write|cuanto es|escribe) ${number} \\(?(?:in |en )?base (\\w+)\\)?$`,
    "i",
  ),
];

const leadingBase = new RegExp(
  `^(?:convert |change |write |express |convierte )?(?:the )?base[- ](\\w+) (?:number )?${number} (?:to|in|into|as) base[- ](\\w+)$`,
  "i",
);
const representation = new RegExp(
  `^(?:the )?base[- ](\\w+) (?:representation|form|expansion) of ${number}(?: \\(?base (\\w+)\\)?)?$`,
  "i",
);
const fromWords = new RegExp(
  `^(?:convert |change |convierte )?(?:the number )?${number} from ${named} to ${named}$`,
  "i",
);

const wordBases = new RegExp(
  `^(?:convert |change |write |express |convierte |escribe )?(?:the )?${named}(?: number)? ${number} (?:to|in|into|as|a|en) ${named}$`,
  "i",
);

const baseNames: Readonly<Record<string, number>> = {
  binary: 2,
  binario: 2,
  octal: 8,
  decimal: 10,
  hexadecimal: 16,
};

function convert({ ask, body }: Problem): Draft | null {
  for (const text of [body, ask]) {
    for (const [index, pattern] of convertPatterns.entries()) {
      const [, a, b, c] = pattern.exec(text) ?? [];
      if (a === undefined || b === undefined || c === undefined) continue;
      return index === 2
        ? conversion(b, readBase(c), readBase(a))
        : conversion(a, readBase(b), readBase(c));
    }
    const [, first, digitsRead, second] = leadingBase.exec(text) ?? [];
    if (first !== undefined && digitsRead !== undefined && second !== undefined) {
      return conversion(digitsRead, readBase(first), readBase(second));
    }
    const [, target, of, source = "10"] = representation.exec(text) ?? [];
    if (target !== undefined && of !== undefined)
      return conversion(of, readBase(source), readBase(target));
    const [, plain, low, high] = fromWords.exec(text) ?? [];
    if (plain !== undefined && low !== undefined && high !== undefined) {
      return conversion(
        plain,
        baseNames[low.toLowerCase()] ?? null,
        baseNames[high.toLowerCase()] ?? null,
      );
    }
    const [, from, digits, to] = wordBases.exec(text) ?? [];
    if (from !== undefined && digits !== undefined && to !== undefined) {
      return conversion(
        digits,
        baseNames[from.toLowerCase()] ?? null,
        baseNames[to.toLowerCase()] ?? null,
      );
    }
  }
  return null;
}

function conversion(digits: string, from: number | null, to: number | null): Draft | null {
  const value = from === null ? null : fromBase(digits, from);
  if (value === null || from === null || to === null) return null;
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

const sumPatterns = [
  new RegExp(
    `^(?:in|working in|en) base (\\w+),? ?¿? ?(?:what is|calculate|compute|evaluate|work out|find|cuanto es|calcula) ${number} ?([-+*]|minus|plus|times|menos|mas|por) ?${number}$`,
    "i",
  ),
  new RegExp(
    `^${number} ?([-+*]|minus|plus|times|menos|mas|por) ?${number},? \\(?(?:in|en) base (\\w+)\\)?$`,
    "i",
  ),
];

const wordSum = new RegExp(
  `^(?:(?:the )?(sum|product|difference) of|(add|multiply|subtract)) ${number} (?:and|by|from|to) ${number},? (?:in|en) base (\\w+)$`,
  "i",
);

function arithmetic({ ask, body }: Problem): Draft | null {
  const [, noun, verb = noun, a1, b1, named1] = wordSum.exec(body) ?? wordSum.exec(ask) ?? [];
  if (verb !== undefined && a1 !== undefined && b1 !== undefined && named1 !== undefined) {
    const [x, y] = verb.toLowerCase() === "subtract" ? [b1, a1] : [a1, b1];
    const joint = /^(?:sum|add)/i.test(verb)
      ? "+"
      : /^(?:product|multiply)/i.test(verb)
        ? "*"
        : "-";
    return sumInBase(named1, x, joint, y);
  }
  const first = sumPatterns[0]?.exec(ask);
  const second = sumPatterns[1]?.exec(body);
  const [baseText, left, sign, right] = first
    ? first.slice(1)
    : second
      ? [second[4], second[1], second[2], second[3]]
      : [];
  return sumInBase(baseText, left, sign, right);
}

function sumInBase(
  baseText: string | undefined,
  left: string | undefined,
  sign: string | undefined,
  right: string | undefined,
): Draft | null {
  if (baseText === undefined || left === undefined || sign === undefined || right === undefined)
    return null;
  const base = readBase(baseText);
  const a = base === null ? null : fromBase(left, base);
  const b = base === null ? null : fromBase(right, base);
  if (base === null || a === null || b === null) return null;
  const operator = operators[sign.toLowerCase()];
  if (operator === undefined) return null;
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

const operators: Readonly<Record<string, "+" | "-" | "*">> = {
  "+": "+",
  plus: "+",
  mas: "+",
  "-": "-",
  minus: "-",
  menos: "-",
  "*": "*",
  times: "*",
  por: "*",
};

function readBase(text: string): number | null {
  const base = readWholeNumber(text);
  return base !== null && base >= 2 && base <= 36 ? base : null;
}
