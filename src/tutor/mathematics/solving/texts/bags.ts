import { fraction, multiply, one, toText } from "../../rational.ts";
import { openAccount } from "../reading/account.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { ofSet } from "./letter-draws.ts";
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
/** Words about which nothing is known that may stand beside. */
const maxStrangers = 4;
const number =
  "(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)";
const around =
  `bag box jar urn drawer basket contains contain containing holds probability chance picked drawn chosen selected taken draw pick drawing picking getting choosing random randomly be marble ball balls marbles counter counters beads bead ` +
  `bolsa urna caja cajon contiene contienen hay con probabilidad azar extrae extraen saca sacan sacar extraer elige obtener obtenga salga sea sean bola bolas canica canicas ficha fichas caramelo caramelos extraida dentro elegida escoge toma colours color resulte same bolita bolitas pelota pelotas sweets sweet candies candy socks sock there in si sacamos one if it is taken chosen`;

/** Coloured things drawn from a bag: one, or several with or without putting back, all of one colour. */
export function bagChance(text: string): Draft | null {
  const account = openAccount(text);
  const counts = account.takeAll(
    new RegExp(`\\b${number} (?:${thing} )?${colour}(?: ${thing})?\\b(?! (?:are|is|in a row))`),
  );
  const parted = partCounts(counts);
  if (parted === null) return null;
  const { contents, mixture } = parted;
  const total = [...contents.values()].reduce((sum, value) => sum + Number(value), 0);
  if (contents.size < 2 || total === 0) return null;
  const without =
    account.take(
      /\bwithout (?:replacement|replacing(?: \w+)?|putting \w+ back)\b|\bsin (?:reemplazo|reemplazamiento|reposicion|devolucion|devolver\w*)\b/,
    ) !== null;
  const withBack =
    account.take(
      /\bwith replacement\b|\bcon (?:reemplazo|reemplazamiento|reposicion|devolucion)\b/,
    ) !== null;
  const draws = account
    .take(
      new RegExp(
        `\\b(one|two|three|four|five|a|an|single|un|una|dos|tres|cuatro|cinco|2|3|4|5) (?:(?:of (?:them|the) |de (?:ellas|las) )?${thing}|is|are|se|of them|de ellas|de ellos)\\b|\\bse (?:sacan|extraen|toman|eligen|cogen) (dos|tres|cuatro|cinco|2|3|4|5)\\b|\\b(?:draws?|takes?|picks?|draw out|take out|sacamos|saca|extraemos|extrae|tomamos|cogemos) (?:out )?(two|three|four|five|2|3|4|5|dos|tres|cuatro|cinco)\\b`,
      ),
    )
    ?.slice(1)
    .find((found) => found !== undefined);
  if (mixture !== null) {
    // One after the other is another question than both in any order.
    if (
      /\b(?:then|first|second|followed|order|luego|despues|primero|primera|segunda|orden|seguida|seguido)\b/.test(
        account.rest(),
      )
    )
      return null;
    const size = [...mixture.values()].reduce((sum, count) => sum + count, 0n);
    const stated = draws === undefined ? size : BigInt(readWholeNumber(draws) ?? 0);
    return without &&
      !withBack &&
      stated === size &&
      account.isSettled(`${around} exactly exactamente of them de ellas out`, maxStrangers)
      ? ofSet(contents, mixture, { en: "things", es: "objetos" })
      : null;
  }
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
    !account.isSettled(around, maxStrangers)
  )
    return null;
  if (times === 1 ? all || without || withBack : !all || without === withBack || negated || either)
    return null;
  const good =
    Number(contents.get(first) ?? 0) +
    Number(second === undefined ? 0 : (contents.get(second) ?? 0));
  if (good === 0) return null;
  return times === 1
    ? single(negated ? total - good : good, total)
    : several(good, total, times, without);
}

/**
 * What the bag holds and, where every colour wanted is counted too ("2 red and 1 green"), what is to be drawn: the colours named
 * again, in the other half of the text. null where the two cannot be told apart.
 */
function partCounts(
  counts: readonly RegExpExecArray[],
): { contents: Map<string, bigint>; mixture: Map<string, bigint> | null } | null {
  const groups: Map<string, bigint>[] = [new Map()];
  for (const [, count = "", name = ""] of counts) {
    const key = colourNames[name];
    const value = readWholeNumber(count);
    if (key === undefined || value === null) return null;
    if (groups.at(-1)?.has(key) === true) groups.push(new Map());
    groups.at(-1)?.set(key, BigInt(value));
  }
  const [first = new Map<string, bigint>(), second, more] = groups;
  if (more !== undefined) return null;
  if (second === undefined) return { contents: first, mixture: null };
  const holds = (bag: Map<string, bigint>, set: Map<string, bigint>) =>
    [...set].every(([key, value]) => (bag.get(key) ?? 0n) >= value);
  const [there, back] = [holds(first, second), holds(second, first)];
  if (there === back) return null;
  return there ? { contents: first, mixture: second } : { contents: second, mixture: first };
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
