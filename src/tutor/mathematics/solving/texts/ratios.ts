import {
  add,
  divide,
  fromInteger,
  greatestCommonDivisor,
  isInteger,
  multiply,
} from "../../rational.ts";
import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import { writeNumber } from "../exact/write.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { valueDraft, withUnit } from "./value-draft.ts";

/** Ratios in lowest terms, sharing in a ratio, and so much for so many, then how much for so many. */
export function solveRatios(text: string): Draft | null {
  return simplified(text) ?? shared(text) ?? proportional(text);
}

function simplified(text: string): Draft | null {
  const account = openAccount(text);
  const ratio = account.take(/(?<![\d.])(\d{1,9}) ?(?::|to|a) ?(\d{1,9})(?![\d.])/);
  const rest = account.rest();
  if (
    ratio === null ||
    !/\b(?:ratio|razon)\b/.test(rest) ||
    !/\b(?:simplif\w+|simplest|lowest|reduce)\b/.test(rest)
  )
    return null;
  if (
    !account.isSettled(
      "simplify simplest form lowest terms ratio reduce express razon simplifica simplificada reduce expresa forma mas simple",
    )
  )
    return null;
  const [a, b] = [BigInt(ratio[1] ?? 0), BigInt(ratio[2] ?? 0)];
  const common = greatestCommonDivisor(a, b);
  if (a === 0n || b === 0n) return null;
  const answer = `${a / common}:${b / common}`;
  return {
    kind: "simplify-ratio",
    start: `${a}:${b}`,
    steps: [
      step(
        "simplify-fraction",
        `Divide both parts by $${common}$.`,
        `Divide ambas partes entre $${common}$.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "same" },
  };
}

function shared(text: string): Draft | null {
  const account = openAccount(text);
  const ratio = account.take(
    /\b(?:in(?: the)? (?:ratio|proportion)(?: of)?|en (?:la )?(?:razon|proporcion)(?: de)?) (\d+) ?(?::|to|a) ?(\d+)(?: ?(?::|to|a) ?(\d+))?/,
  );
  const whole = account.take(new RegExp(`(\\$|€)? ?${numeral} ?(€|euros)?`));
  const parts = (ratio?.slice(1) ?? [])
    .filter((part) => part !== undefined)
    .map((part) => fromInteger(BigInt(part)));
  const total = readNumeral(whole?.[2]);
  if (
    ratio === null ||
    whole === null ||
    total === null ||
    parts.length < 2 ||
    parts.some((part) => part.n === 0n)
  )
    return null;
  if (
    !/\b(?:share|divide|split|reparte|repartir|divide)\b/.test(account.rest()) ||
    !account.isSettled(
      "share divide split reparte repartir dividir into entre dos tres personas partes",
    )
  )
    return null;
  const sum = parts.reduce(add);
  const unit = whole[1] ?? whole[3] ?? "";
  const values = parts.map((part) =>
    withUnit(writeNumber(divide(multiply(total, part), sum)), unit === "euros" ? "€" : unit),
  );
  const plain = parts.map((part) => `${writeNumber(total)}*${part.n}/${sum.n}`).join(", ");
  const bare = parts.map((part) => writeNumber(divide(multiply(total, part), sum))).join(", ");
  const answer = unit === "" ? bare : values.join(", ");
  const steps = [
    step(
      "formula",
      `There are $${sum.n}$ equal parts in all: take so many of them.`,
      `Hay $${sum.n}$ partes iguales en total: toma tantas como diga la razón.`,
      plain,
    ),
    step("calculate", "Work it out.", "Calcúlalo.", bare),
  ];
  if (answer !== bare)
    steps.push(step("unit-factor", "Give the unit.", "Indica la unidad.", answer));
  return {
    kind: "share-in-ratio",
    start: plain,
    steps,
    answer,
    policy: { ordered: true },
    check: { by: "same", unit: unit === "euros" ? "€" : unit },
  };
}

const rate = new RegExp(
  `^(?:(?:if|si) )?${numeral} ([a-z]+)(?: of [a-z]+| de [a-z]+)? (?:costs?|cuestan?|valen?) (\\$|€|£)?${numeral} ?(€|\\$|£|euros|dollars|dolares|pesos)? ?[,.] (?:and )?(?:how much (?:do|does|will|would|are|is)|what (?:do|does|will|is the (?:cost|price) of)|cuanto (?:cuestan?|costaran?|valen?|vale)) ${numeral} ([a-z]+)(?: of [a-z]+| de [a-z]+)?(?: cost)? ?[?.]? ?$`,
);

/** "If 3 pens cost $4.50, how much do 7 pens cost?" */
function proportional(text: string): Draft | null {
  const account = openAccount(text);
  const match = rate.exec(account.rest().trim());
  if (match === null) return null;
  const [, first, thing = "", before, price, after, second, other = ""] = match;
  const [a, p, b] = [readNumeral(first), readNumeral(price), readNumeral(second)];
  const singular = (word: string) => word.replace(/e?s$/, "");
  if (
    a === null ||
    p === null ||
    b === null ||
    a.n <= 0n ||
    b.n <= 0n ||
    p.n <= 0n ||
    singular(thing) !== singular(other)
  )
    return null;
  const sign = before ?? after ?? "";
  const unit = /^(?:\$|dol)/.test(sign) ? "$" : /^(?:€|euro)/.test(sign) ? "€" : sign;
  if (!isInteger(a) && !/^(?:kg|kilos?|m|metros?|meters?|litros?|liters?|l|g)$/.test(thing))
    return null;
  return valueDraft({
    kind: "unit-rate",
    plain: `${writeNumber(p)}/${writeNumber(a)}*${writeNumber(b)}`,
    en: "Find what one costs, then take it so many times.",
    es: "Calcula lo que cuesta uno y multiplica por la cantidad.",
    unit,
  });
}
