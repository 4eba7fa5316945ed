import { add, divide, fromInteger, multiply, subtract, toDecimal } from "../../rational.ts";
import type { Rational } from "../../rational.ts";
import { writeNumber } from "../exact/write.ts";
import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import { percentSign } from "../reading/percent-sign.ts";
import type { Draft } from "../solver.ts";
import { money, priceWords, unitOf } from "./money.ts";
import { valueDraft } from "./value-draft.ts";

const up =
  "goes up|go up|going up|went up|gone up|rises|rose|risen|increases|increased|grows|grew|grown|raised|sube|subio|subido|aumenta|aumento|aumentado|crece|crecio|crecido|incrementa|incremento";
const down =
  "goes down|go down|going down|went down|gone down|falls|fell|fallen|drops|dropped|decreases|decreased|reduced|lowered|baja|bajo|bajado|disminuye|disminuyo|disminuido|cae|cayo|caido|rebaja|rebajo|rebajado|reduce|redujo|reducido";
const upNoun = "increase|rise|raise|aumento|subida|incremento";
const downNoun = "discount|reduction|decrease|drop|off|descuento|rebaja|reduccion|bajada";
const rate = `${numeral} ?${percentSign}`;
const change = new RegExp(
  `\\b(?:(${up})|(${down})) (?:(?:by|in|en|un|el|a|another|further|otro|again|its|price) ){0,3}${rate}|` +
    `${rate} (?:de )?(?:price )?(?:(${upNoun})|(${downNoun}))\\b|` +
    `\\b(?:(${upNoun})|(${downNoun})) (?:(?:of|del|de|un|a) ){1,2}${rate}`,
);

const asksFirst =
  /\b(?:original|originally|before|initial|initially|at first|antes|inicial|inicialmente|al principio)\b/;
const asksLast =
  /\b(?:new|final|now|cost|price|value|worth|how (?:much|many)|ahora|nuevo|nueva|precio|cuanto|cuantos|cuesta|costara|vale|valdra|poblacion|population|salary|wage|sueldo|salario|al final|sera)\b/;
const asksOther =
  /\b(?:percent|percentage|porcentaje|porcentual|difference|diferencia|more|less|mas|menos|save|saved|saves|ahorr\\w+|by how much|discount|descuento|total)\b/;
const isResult = /\b(?:after|tras|despues|now|ahora|to|hasta|quedando|queda)\b/;

const own =
  "after tras luego then again another further is was grew grown grow fell fallen risen went goes going up down first initially inicialmente inicial initial at before originally it what worth value next year month week later ano mes semana siguiente hasta cuesta costaba valia vale y did do gone stock share house casa coche car ring holiday trip meal viaje ordenador subida bajada se ha queda quedando cost habia habitantes inhabitants village city ciudad pueblo bill factura";

/**
 * One or two changes in percent of a price or a number, one after another: what comes out, or what there was before them. null
 * where it is open of what the percent is taken.
 */
export function solvePercentChains(text: string): Draft | null {
  const account = openAccount(text);
  const changes = account.takeAll(change);
  const [first, second, more] = changes.map(readChange);
  if (first === undefined || first === null || second === null || more !== undefined) return null;
  const whole = ` ${text.toLowerCase()}`;
  const amount = account.take(new RegExp(money));
  const value = readNumeral(amount?.[2]);
  const unit = unitOf([amount], 1, 3);
  if (amount === null || value === null || unit === null || value.n <= 0n) return null;
  if (!account.isSettled(`${priceWords} ${own}`)) return null;
  const cut = Math.max(whole.lastIndexOf("¿"), whole.lastIndexOf(". ", whole.length - 3));
  if (cut < 0) return null;
  const [told, asked] = [whole.slice(0, cut), whole.slice(cut)];
  const factors = [first, ...(second === undefined ? [] : [second])];
  const placeOf = (part: string | undefined) => told.indexOf(part ?? " ");
  const amountAt = placeOf(amount[0].trim());
  const rateAt = placeOf(changes[0]?.[0].match(/\d[\d.,]*(?= ?(?:%|\\%|p))/)?.[0] ?? "?");
  if (amountAt < 0 || rateAt < 0 || asksOther.test(asked)) return null;
  if (asksFirst.test(asked)) {
    if (asksFirst.test(told) || !isResult.test(told) || /\b(?:after|tras|despues)\b/.test(asked))
      return null;
    // The amount has to be what came out: behind the change, or called "now".
    if (amountAt < rateAt && !/\b(?:after|tras|despues|now|ahora)\b/.test(told)) return null;
    const result = factors.reduce((now, { by }) => divide(now, by), value);
    return isMoney(result)
      ? valueDraft({
          kind: "percent-before",
          plain: `${writeNumber(value)}/${bracketed(factors)}`,
          en: "What there is now is that part of what there was before: divide by it.",
          es: "Lo que hay ahora es esa parte de lo que había antes: divide entre ella.",
          unit,
        })
      : null;
  }
  const isStart =
    amountAt < rateAt &&
    !/\b(?:after|tras|despues|now|ahora|to|hasta)\b/.test(told.slice(0, rateAt));
  if (!isStart || !asksLast.test(asked) || asksFirst.test(told)) return null;
  const result = factors.reduce((now, { by }) => multiply(now, by), value);
  return isMoney(result)
    ? valueDraft({
        kind: "percent-chain",
        plain: [writeNumber(value), ...factors.map(({ plain }) => plain)].join("*"),
        en: "Each change multiplies what there was before it.",
        es: "Cada cambio multiplica lo que había antes de él.",
        unit,
      })
    : null;
}

type Factor = { by: Rational; plain: string };

function bracketed(factors: readonly Factor[]): string {
  const product = factors.map(({ plain }) => plain).join("*");
  return factors.length === 1 ? product : `(${product})`;
}

/** One change as the factor it multiplies by; null where it takes all or more. */
function readChange(match: RegExpExecArray): Factor | null {
  const [, grow, , a, b, growNoun, , growFirst, , c] = match;
  const percent = readNumeral(a ?? b ?? c);
  if (percent === null || percent.n <= 0n) return null;
  const grows = (grow ?? growNoun ?? growFirst) !== undefined;
  const part = divide(percent, fromInteger(100));
  const by = grows ? add(fromInteger(1), part) : subtract(fromInteger(1), part);
  return by.n <= 0n ? null : { by, plain: `(1 ${grows ? "+" : "-"} ${writeNumber(percent)}/100)` };
}

/** Whether an amount ends within four decimals: others are approximations, and whether to round them is not said. */
function isMoney(value: Rational): boolean {
  return /^\d+(?:\.\d{1,4})?$/.test(toDecimal(value) ?? "");
}
