import type { Rational } from "../../rational.ts";
import { add, compare, fromInteger, multiply, subtract, toText } from "../../rational.ts";
import { anglesOf, tableValue } from "../equations/trigonometry.ts";
import { readExpression, emptyScope } from "../reading/scope.ts";
import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import { writeNumber } from "../exact/write.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { exactText, valueDraft, withUnit } from "./value-draft.ts";

/** The missing angle of a triangle, complements and supplements, and triangles by the rules of sines and cosines. */
export function solveTriangles(text: string): Draft | null {
  return angleSum(text) ?? cornerTriangle(text);
}

const angleWords =
  "angle angles triangle measure measures degrees third other missing interior measuring find what big large quadrilateral supplementary supplement complementary complement angulo angulos triangulo miden mide grados tercer tercero otro falta " +
  "interior interiores cuadrilatero suplementario suplemento complementario complemento size remaining dos two three tres medida";

function angleSum(text: string): Draft | null {
  const account = openAccount(text);
  if (!/\b(?:angles?|angulos?|complement\w*|supplement\w*|suplement\w*)\b/.test(account.rest()))
    return null;
  const angles = account
    .takeAll(new RegExp(`(?<![\\w.])${numeral} ?(?:°|º|degrees|grados)`))
    .map((match) => readNumeral(match[1]))
    .filter((value) => value !== null);
  const rest = account.rest();
  if (angles.length === 0 || !account.isSettled(angleWords)) return null;
  const kinds = [
    {
      pattern: /\b(?:complement|complementary|complementario|complemento)\b/,
      count: 1,
      total: 90,
      en: "Complementary angles sum to $90°$.",
      es: "Los ángulos complementarios suman $90°$.",
    },
    {
      pattern: /\b(?:supplement|supplementary|suplementario|suplemento)\b/,
      count: 1,
      total: 180,
      en: "Supplementary angles sum to $180°$.",
      es: "Los ángulos suplementarios suman $180°$.",
    },
    {
      pattern: /\b(?:quadrilateral|cuadrilatero)\b/,
      count: 3,
      total: 360,
      en: "The angles of a quadrilateral sum to $360°$.",
      es: "Los ángulos de un cuadrilátero suman $360°$.",
    },
    {
      pattern: /\b(?:triangle|triangulo)\b/,
      count: 2,
      total: 180,
      en: "The angles of a triangle sum to $180°$.",
      es: "Los ángulos de un triángulo suman $180°$.",
    },
  ].filter(({ pattern }) => pattern.test(rest));
  const [kind, another] = kinds;
  if (kind === undefined || another !== undefined || kind.count !== angles.length) return null;
  const left = subtract(fromInteger(kind.total), angles.reduce(add));
  if (left.n <= 0n || angles.some((angle) => angle.n <= 0n)) return null;
  return valueDraft({
    kind: "angle-sum",
    plain: `${kind.total} - ${angles.map(writeNumber).join(" - ")}`,
    en: kind.en,
    es: kind.es,
    unit: "°",
  });
}

const cornerWords =
  "triangle abc side sides angle angles length law rule of sines cosines using triangulo lado lados angulo angulos teorema ley del seno senos coseno cosenos usando mediante is find exact exacto cm m";

type Side = "a" | "b" | "c";
const sides: readonly Side[] = ["a", "b", "c"];

/** "In triangle ABC, a = 7, b = 8 and C = 60°. Find c." Sides are small letters opposite the angles of the same name. */
function cornerTriangle(text: string): Draft | null {
  if (!/\btri(?:angle|angulo)\b/i.test(text)) return null;
  const given = new Map<string, Rational>();
  let rest = text.replaceAll(/[¿?¡!]/g, " ");
  for (const match of text.matchAll(
    new RegExp(
      `(?<![A-Za-z])(?:angle |angulo |∠)?([abcABC]) ?= ?${numeral} ?(°|º|degrees|grados|cm|m)?(?![A-Za-z\\d])`,
      "g",
    ),
  )) {
    const [whole, name = "", value, unit] = match;
    const read = readNumeral(value);
    const angle = /[ABC]/.test(name);
    if (
      read === null ||
      read.n <= 0n ||
      given.has(name) ||
      angle !== /^(?:°|º|degrees|grados)$/.test(unit ?? "")
    )
      return null;
    given.set(name, read);
    rest = rest.replace(whole, " ");
  }
  const asked =
    /\b(?:find|halla|calcula|determine|determina|what is|cual es|cuanto mide|calculate)(?: the| el| la| length| side| lado| measure of| of| angle| angulo| longitud| de| del)* ([abcABC])(?= ?(?:[.?]|$))/i.exec(
      rest,
    );
  const account = openAccount(asked === null ? rest : rest.replace(asked[0], " "));
  const ask = asked?.[1];
  if (ask === undefined || given.has(ask) || given.size !== 3 || !account.isSettled(cornerWords))
    return null;
  const value = (name: string) => given.get(name);
  if (/[ABC]/.test(ask)) return angleFromSides(ask, given);
  const own = sides.find((side) => side === ask);
  const [p, q] = sides.filter((side) => side !== own);
  if (own === undefined || p === undefined || q === undefined) return null;
  const [u, v, between] = [value(p), value(q), value(own.toUpperCase())];
  if (u !== undefined && v !== undefined && between !== undefined) {
    const cosine = tableValue("cos", between);
    if (cosine === null || compare(between, fromInteger(180)) >= 0) return null;
    return cosineRule(own, [p, q], [writeNumber(u), writeNumber(v)], toText(between), cosine);
  }
  return sineRule(own, given);
}

function cosineRule(
  own: Side,
  [p, q]: readonly [Side, Side],
  [u, v]: readonly [string, string],
  angle: string,
  cosine: string,
): Draft | null {
  const square = exactText(`${u}^2 + ${v}^2 - 2*${u}*${v}*(${cosine})`);
  const big = own.toUpperCase();
  // A root inside the root has no form that school writes.
  if (square === null || /sqrt/.test(square)) return null;
  return valueDraft({
    kind: "cosine-rule",
    plain: `sqrt(${u}^2 + ${v}^2 - 2*${u}*${v}*(${cosine}))`,
    en: `Law of cosines: $${own}^2 = ${p}^2 + ${q}^2 - 2${p}${q}\\cos ${big}$, with $${big} = ${angle}°$.`,
    es: `Teorema del coseno: $${own}^2 = ${p}^2 + ${q}^2 - 2${p}${q}\\cos ${big}$, con $${big} = ${angle}°$.`,
  });
}

function sineRule(own: Side, given: ReadonlyMap<string, Rational>): Draft | null {
  const known = sides.find((side) => given.has(side));
  const angles = new Map(sides.map((side) => [side, given.get(side.toUpperCase())]));
  const missing = sides.filter((side) => angles.get(side) === undefined);
  const sum = [...angles.values()]
    .filter((angle) => angle !== undefined)
    .reduce(add, fromInteger(0));
  if (known === undefined || missing.length !== 1) return null;
  const third = subtract(fromInteger(180), sum);
  if (third.n <= 0n) return null;
  const angleOf = (side: Side) => angles.get(side) ?? third;
  const [above, below, length] = [
    tableValue("sin", angleOf(own)),
    tableValue("sin", angleOf(known)),
    given.get(known),
  ];
  if (above === null || below === null || length === undefined) return null;
  return valueDraft({
    kind: "sine-rule",
    plain: `${writeNumber(length)}*(${above})/(${below})`,
    en: `Law of sines: $${own}/\\sin ${own.toUpperCase()} = ${known}/\\sin ${known.toUpperCase()}$.`,
    es: `Teorema del seno: $${own}/\\operatorname{sen} ${own.toUpperCase()} = ${known}/\\operatorname{sen} ${known.toUpperCase()}$.`,
  });
}

function angleFromSides(ask: string, given: ReadonlyMap<string, Rational>): Draft | null {
  const own = sides.find((side) => side.toUpperCase() === ask);
  const [p, q] = sides.filter((side) => side !== own);
  const [a, u, v] = [
    own === undefined ? undefined : given.get(own),
    p === undefined ? undefined : given.get(p),
    q === undefined ? undefined : given.get(q),
  ];
  if (a === undefined || u === undefined || v === undefined || own === undefined) return null;
  if (
    [
      [a, u, v],
      [u, v, a],
      [v, a, u],
    ].some(
      ([x, y, z]) =>
        x !== undefined && y !== undefined && z !== undefined && compare(x, add(y, z)) >= 0,
    )
  )
    return null;
  const text = (value: Rational) => writeNumber(value);
  const plain = `(${text(u)}^2 + ${text(v)}^2 - ${text(a)}^2)/(2*${text(u)}*${text(v)})`;
  const cosine = exactText(plain);
  const expression = cosine === null ? null : readExpression(cosine, emptyScope);
  const angle =
    expression === null ? undefined : anglesOf("cos", expression)?.find((value) => value < 180);
  if (cosine === null || angle === undefined || multiply(a, a).n === 0n) return null;
  const answer = withUnit(String(angle), "°");
  return {
    kind: "cosine-rule",
    start: `cos(${ask}) = ${plain}`,
    steps: [
      step(
        "formula",
        `Law of cosines, solved for $\\cos ${ask}$.`,
        `Teorema del coseno, despejado $\\cos ${ask}$.`,
        `cos(${ask}) = ${cosine}`,
      ),
      step(
        "table-of-angles",
        "Take the angle with that cosine from the table.",
        "Toma de la tabla el ángulo con ese coseno.",
        `${ask} = ${answer}`,
      ),
    ],
    answer: `${ask} = ${answer}`,
    policy: { variable: ask },
    check: { by: "angles", name: ask, values: [answer], degrees: true },
  };
}
