import { fraction, multiply, one, toText } from "../../rational.ts";
import { openAccount } from "../reading/account.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { readWholeNumber } from "../reading/number-words.ts";

const colourNames: Readonly<Record<string, string>> = {
  red: "red",
  blue: "blue",
  green: "green",
  white: "white",
  black: "black",
  yellow: "yellow",
  orange: "orange",
  purple: "purple",
  pink: "pink",
  brown: "brown",
  roja: "red",
  azul: "blue",
  verde: "green",
  blanca: "white",
  negra: "black",
  amarilla: "yellow",
  naranja: "orange",
  morada: "purple",
  rosa: "pink",
  rojo: "red",
  blanco: "white",
  negro: "black",
  amarillo: "yellow",
};
const colour = `(${Object.keys(colourNames)
  .sort((a, b) => b.length - a.length)
  .join("|")})(?:e?s)?`;
const thing =
  "(?:balls?|marbles?|counters?|beads?|sweets?|cand(?:y|ies)|socks?|pens?|chips?|cubes?|tokens?|bolas?|canicas?|fichas?|caramelos?|pelotas?|bolitas?|calcetines)";
const number =
  "(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)";
const around =
  `bag box jar urn drawer basket contains contain containing holds probability chance picked drawn chosen selected taken draw pick drawing picking getting choosing random randomly be marble ball balls marbles counter counters beads bead ` +
  `bolsa urna caja cajon contiene contienen hay con probabilidad azar extrae extraen saca sacan sacar extraer elige obtener obtenga salga sea sean bola bolas canica canicas ficha fichas caramelo caramelos extraida dentro elegida escoge toma colours color resulte same bolita bolitas pelota pelotas sweets sweet candies candy socks sock there in si sacamos one if it is taken chosen`;

/** Coloured things drawn from a bag: one, or several with or without putting back, all of one colour. */
export function bagChance(text: string): Draft | null {
  const account = openAccount(text);
  const contents = new Map<string, number>();
  for (const match of account.takeAll(
    new RegExp(`\\b${number} (?:${thing} )?${colour}(?: ${thing})?\\b(?! (?:are|is|in a row))`),
  )) {
    const [, count = "", name = ""] = match;
    const key = colourNames[name];
    const value = readWholeNumber(count);
    if (key === undefined || value === null || contents.has(key)) return null;
    contents.set(key, value);
  }
  const total = [...contents.values()].reduce((sum, value) => sum + value, 0);
  if (contents.size < 2 || total === 0) return null;
  const without =
    account.take(
      /\bwithout (?:replacement|replacing(?: \w+)?|putting \w+ back)\b|\bsin (?:reemplazo|reemplazamiento|reposicion|devolucion|devolver\w*)\b/,
    ) !== null;
  const withBack =
    account.take(
      /\bwith replacement\b|\bcon (?:reemplazo|reemplazamiento|reposicion|devolucion)\b/,
    ) !== null;
  const draws = account.take(
    new RegExp(
      `\\b(one|two|three|four|a|an|single|un|una|dos|tres|cuatro|2|3|4) (?:${thing}|is|are|se)\\b`,
    ),
  )?.[1];
  const negated = account.take(/\b(?:is not|not|no sea|no es|isn't|no)\b/) !== null;
  const all =
    account.take(
      /\b(?:both|all(?: three| two)?|the two|ambas|las dos|las tres|los dos|todas|dos|two)\b/,
    ) !== null;
  const wanted = account
    .takeAll(new RegExp(`\\b${colour}\\b`))
    .map((match) => colourNames[match[1] ?? ""]);
  const either = wanted.length === 2 && account.take(/ (?:or|o) /) !== null;
  const [first, second] = wanted;
  const times = draws === undefined ? 1 : (readWholeNumber(draws) ?? 1);
  if (
    first === undefined ||
    (wanted.length > 1 && !either) ||
    wanted.length > 2 ||
    !account.isSettled(around)
  )
    return null;
  if (times === 1 ? all || without || withBack : !all || without === withBack || negated || either)
    return null;
  const good =
    (contents.get(first) ?? 0) + (second === undefined ? 0 : (contents.get(second) ?? 0));
  if (good === 0) return null;
  return times === 1
    ? single(negated ? total - good : good, total)
    : several(good, total, times, without);
}

function single(good: number, total: number): Draft {
  const [plain, answer] = [`${good}/${total}`, toText(fraction(BigInt(good), BigInt(total)))];
  const steps = [
    step(
      "count-outcomes",
      `There are $${total}$ things in all; $${good}$ of them ${good === 1 ? "is" : "are"} wanted.`,
      `Hay $${total}$ en total; $${good}$ son favorables.`,
      plain,
    ),
    ...(answer === plain ? [] : [step("simplify-fraction", "Simplify.", "Simplifica.", answer)]),
  ];
  return {
    kind: "probability-bag",
    start: plain,
    steps,
    answer,
    policy: {},
    check: { by: "value" },
  };
}

function several(good: number, total: number, times: number, without: boolean): Draft | null {
  if (without && times > total) return null;
  const factors = Array.from({ length: times }, (_, index): readonly [number, number] =>
    without ? [Math.max(good - index, 0), total - index] : [good, total],
  );
  const plain = factors.map(([top, bottom]) => `${top}/${bottom}`).join(" * ");
  const answer = toText(
    factors.reduce(
      (value, [top, bottom]) => multiply(value, fraction(BigInt(top), BigInt(bottom))),
      one,
    ),
  );
  return {
    kind: "probability-bag",
    start: plain,
    steps: [
      step(
        "multiply-probabilities",
        without
          ? "Each draw leaves one fewer. Multiply the chances of the draws."
          : "Each draw is like the first. Multiply the chances of the draws.",
        without
          ? "En cada extracción queda una menos. Multiplica las probabilidades."
          : "Cada extracción es como la primera. Multiplica las probabilidades.",
        plain,
      ),
      step("simplify-fraction", "Multiply and simplify.", "Multiplica y simplifica.", answer),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}
