import { add, divide, fromInteger, isInteger, multiply, subtract, toText } from "../../rational.ts";
import type { Rational } from "../../rational.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

const name = "([A-Z][a-z]+)";
const count =
  "(\\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)";
const thing = "([a-z]+)";
const times: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  doble: 2,
  triple: 3,
  mitad: 0.5,
  half: 0.5,
  cuadruple: 4,
};

/** How one person's number follows from the other's: own = factor·other + more. */
type Relation = { own: string; other: string; factor: Rational; more: Rational; thing: string };

const relations: readonly (readonly [
  RegExp,
  (match: RegExpExecArray) => Omit<Relation, "own" | "other"> | null,
])[] = [
  [
    new RegExp(`^${name} is ${count} years (older|younger) than ${name}$`),
    (m) => more(m[2], m[3] === "older", "years"),
  ],
  [
    new RegExp(`^${name} has ${count} (more|fewer|less) ${thing} than ${name}$`),
    (m) => more(m[2], m[3] === "more", m[4] ?? ""),
  ],
  [
    new RegExp(`^${name} is (twice|half|${count} times) as old as ${name}$`),
    (m) => scale(m[3] ?? m[2], "years"),
  ],
  [
    new RegExp(`^${name} has (twice|half|${count} times) as many ${thing} as ${name}$`),
    (m) => scale(m[3] ?? m[2], m[4] ?? ""),
  ],
  [
    new RegExp(`^${name} tiene ${count} ${thing} (mas|menos) que ${name}$`),
    (m) => more(m[2], m[4] === "mas", m[3] ?? ""),
  ],
  [
    new RegExp(`^${name} es ${count} anos (mayor|menor) que ${name}$`),
    (m) => more(m[2], m[3] === "mayor", "anos"),
  ],
  [
    new RegExp(
      `^${name} tiene (?:el |la )?(doble|triple|mitad|cuadruple) de (?:la edad|anos) (?:de|que) ${name}$`,
    ),
    (m) => scale(m[2], "anos"),
  ],
  [
    new RegExp(`^${name} tiene (?:el |la )?(doble|triple|mitad) de ${thing} que ${name}$`),
    (m) => scale(m[2], m[3] ?? ""),
  ],
  [
    new RegExp(
      `^[Ll]a edad de ${name} es (?:el |la )?(doble|triple|mitad|cuadruple) (?:de la|que la) de ${name}$`,
    ),
    (m) => scale(m[2], "anos"),
  ],
];
const sums: readonly RegExp[] = [
  new RegExp(
    `^(?:together |altogether )?they are ${count}(?: years old)?(?: together| altogether| in total)?$`,
    "i",
  ),
  new RegExp(`^(?:the )?sum of their ages is ${count}(?: years)?$`, "i"),
  new RegExp(
    `^(?:together |altogether |in total )?they have (?:a total of )?${count} ([a-z]+)(?: together| altogether| in total| in all)?$`,
    "i",
  ),
  new RegExp(
    `^(?:entre (?:los|las|ambos|ambas)(?: dos)?|entre ambos|juntos|juntas|entre ellos|en total) (?:suman|tienen|reunen|juntan) ${count}(?: ([a-z]+))?(?: en total)?$`,
    "i",
  ),
  new RegExp(`^entre ${name} y ${name} (?:suman|tienen|reunen|juntan) ${count} ([a-z]+)$`, "i"),
  new RegExp(
    `^${name} and ${name} (?:together )?have ${count} ([a-z]+)(?: together| altogether| in total| between them)?$`,
    "i",
  ),
  new RegExp(`^la suma de sus edades es(?: de)? ${count}(?: anos)?$`, "i"),
  new RegExp(`^sus edades suman ${count}(?: anos)?$`, "i"),
];
const asks: readonly RegExp[] = [
  new RegExp(`^how old is ${name}$`, "i"),
  new RegExp(`^how many ([a-z]+) does ${name} have$`, "i"),
  new RegExp(`^(?:cuantos|cuantas) ([a-z]+) tiene ${name}$`, "i"),
  new RegExp(`^(?:cuantos|cuantas) tiene ${name}$`, "i"),
  new RegExp(`^(?:cuanto|how much) (dinero|money) (?:tiene|does) ${name}(?: have)?$`, "i"),
  new RegExp(`^how many does ${name} have$`, "i"),
  new RegExp(`^(?:que edad tiene|cual es la edad de) ${name}$`, "i"),
];

function more(
  text: string | undefined,
  up: boolean,
  of: string,
): Omit<Relation, "own" | "other"> | null {
  const value = text === undefined ? null : readWholeNumber(text);
  return value === null
    ? null
    : { factor: fromInteger(1), more: fromInteger(up ? value : -value), thing: of };
}

function scale(text: string | undefined, of: string): Omit<Relation, "own" | "other"> | null {
  const known = times[text ?? ""];
  const value = known ?? (text === undefined ? null : readWholeNumber(text));
  if (value === null || value === undefined || value <= 0) return null;
  return {
    factor: value === 0.5 ? { n: 1n, d: 2n } : fromInteger(value),
    more: fromInteger(0),
    thing: of,
  };
}

/** Two people's ages (or things) from one relation and their sum: "Anna is 4 years older than Ben. Together they are 30 years old." */
export function solveTwoPeople(text: string): Draft | null {
  const parts = text
    .replaceAll(/[¿¡]/g, "")
    .split(
      /[.?;] *| and (?=(?:together|their|the sum|they|in total|altogether)\b)| y (?=(?:entre|la suma|sus|juntos|juntas)\b)|, (?=(?:how|and|together|the sum|they|cuant|entre|juntos|la suma))/i,
    )
    .map((part) =>
      part
        .replace(/^(?:if|si|and|y) /i, "")
        .replace(/,$/, "")
        .trim(),
    )
    .filter((part) => part !== "" && !/^(?:hoy|today|now)$/i.test(part));
  let relation: Relation | null = null;
  let sum: Rational | null = null;
  let asked: string | null = null;
  const things = new Set<string>();
  const people = new Set<string>();
  if (parts.length !== 3) return null;
  for (const part of parts) {
    const found = readRelation(part);
    const total = sums.map((pattern) => pattern.exec(part)).find((match) => match !== null);
    const ask = asks.map((pattern) => pattern.exec(part)).find((match) => match !== null);
    if (found !== null) {
      if (relation !== null) return null;
      relation = found;
      things.add(found.thing);
    } else if (total != null) {
      const groups = total.slice(1).filter((group) => group !== undefined);
      const value = groups.map((group) => readWholeNumber(group)).find((read) => read !== null);
      sum = value == null ? null : fromInteger(value);
      for (const group of groups) {
        if (/^[A-Z]/.test(group)) people.add(group);
        else if (readWholeNumber(group) === null) things.add(group);
      }
    } else if (ask != null) {
      asked = ask.at(-1) ?? null;
      if (ask[2] !== undefined && ask[1] !== undefined && !/^(?:dinero|money)$/i.test(ask[1]))
        things.add(ask[1]);
    } else return null;
  }
  if (
    relation === null ||
    sum === null ||
    asked === null ||
    (asked !== relation.own && asked !== relation.other) ||
    things.size !== 1 ||
    [...people].some((person) => person !== relation?.own && person !== relation?.other)
  )
    return null;
  return told(relation, sum, asked);
}

function readRelation(part: string): Relation | null {
  for (const [pattern, write] of relations) {
    const match = pattern.exec(part);
    const made = match === null ? null : write(match);
    const [own, other] = [match?.[1], match?.at(-1)];
    if (made !== null && own !== undefined && other !== undefined && own !== other)
      return { ...made, own, other };
  }
  return null;
}

function told(
  { own, other, factor, more: extra }: Relation,
  sum: Rational,
  asked: string,
): Draft | null {
  const value = divide(subtract(sum, extra), add(factor, fromInteger(1)));
  const ownValue = add(multiply(factor, value), extra);
  if (!isInteger(value) || !isInteger(ownValue) || value.n <= 0n || ownValue.n <= 0n) return null;
  const sign = extra.n < 0n ? `- ${-extra.n}` : `+ ${extra.n}`;
  const product = factor.d === 2n ? "x/2" : factor.n === 1n ? "x" : `${factor.n}*x`;
  const expression = extra.n === 0n ? product : `${product} ${sign}`;
  const equation = `x + ${expression} = ${toText(sum)}`;
  const answer = asked === other ? toText(value) : toText(ownValue);
  const steps = [
    step(
      "set-up-equation",
      `Call ${other}'s number $x$; then ${own}'s is $${expression.replace("*", "")}$.`,
      `Llama $x$ a lo de ${other}; entonces lo de ${own} es $${expression.replace("*", "")}$.`,
      equation,
    ),
    step("isolate", "Solve for $x$.", "Despeja $x$.", `x = ${toText(value)}`),
    step("conclude", `That gives ${asked}'s number.`, `Así se obtiene lo de ${asked}.`, answer),
  ];
  return {
    kind: "two-people",
    start: equation,
    steps,
    answer,
    policy: {},
    check: {
      by: "story",
      values: [["x", toText(value)]],
      answer: asked === other ? "x" : expression,
    },
  };
}
