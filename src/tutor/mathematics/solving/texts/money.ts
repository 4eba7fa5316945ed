import {
  add,
  compare,
  divide,
  fraction,
  fromInteger,
  multiply,
  power,
  subtract,
  toDecimal,
  toText,
} from "../../rational.ts";
import type { Rational } from "../../rational.ts";
import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import type { Account } from "../reading/account.ts";
import { writeNumber } from "../exact/write.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import { valueDraft } from "./value-draft.ts";

/** The source of a pattern for an amount with its sign of money, or none; three groups. */
export const money = `(\\$|€|£)? ?${numeral} ?(€|\\$|£|euros?|dollars?|dolares|dolar|pesos|pounds|libras)?`;
/** Words around prices, wages and numbers of people that change nothing in the sum. */
export const priceWords =
  "priced raised price cost costs costing costed sells sold goes went going rises rose increases increased drops dropped falls fell changes changed from to percent percentage increase decrease reduction change rise drop in by per jacket shirt dress " +
  "item article product shop store sale final new original discount discounted marked down reduced tax off pay how much after before off old phone laptop bike book coat pair of shoes game tv computer ticket population salary wage " +
  "precio cuesta costar costaba costando vende vendia sube subio baja bajo aumenta aumento pasa paso disminuye disminuyo porcentaje porcentual por ciento incremento disminucion descuento rebaja rebajado rebajada final nuevo nueva original " +
  "articulo producto pantalon camisa camiseta chaqueta vestido libro movil ordenador bicicleta zapatos abrigo entrada sueldo salario poblacion tienda pagar paga pagaremos hay despues antes aplicar aplica iva impuesto fue ha sido se queda quedar un una con students people members pupils workers visitors clients number rent town club school alumnos personas socios habitantes alquiler clientes se rebaja ahora cuanto";

/** Percent change, prices after discounts and rises, simple and compound interest. */
export function solveMoney(text: string): Draft | null {
  return interest(text) ?? percentChange(text) ?? newPrice(text);
}

/** The one unit of money of some matches; null where there are several. `before` and `after`: groups that hold it. */
export function unitOf(
  matches: readonly (RegExpExecArray | null)[],
  before: number,
  after: number,
): string | null {
  const found = new Set(
    matches.flatMap((match) => {
      const sign = match?.[before] ?? match?.[after];
      return sign === undefined
        ? []
        : [
            sign === "$" || /^(?:dol)/.test(sign)
              ? "$"
              : sign === "€" || sign.startsWith("euro")
                ? "€"
                : sign,
          ];
    }),
  );
  const [unit = "", another] = found;
  return another === undefined ? unit : null;
}

function percentChange(text: string): Draft | null {
  const account = openAccount(text);
  const pair = account.take(
    new RegExp(`\\b(?:from|de(?: costar)?) ${money} (?:to|a(?: costar)?) ${money}(?![\\d%])`),
  );
  const rest = account.rest();
  const asks =
    /\b(?:percent(?:age)?|porcentaje|porcentual)\b|%/.test(rest) &&
    /\b(?:increase|decrease|change|reduction|rise|drop|incremento|aumento|disminucion|variacion|descuento|rebaja)\b/.test(
      rest,
    );
  account.take(/% (?=increase|decrease|change)|\b(?:per ?cent|tanto por ciento)\b/);
  const [a, b] = [readNumeral(pair?.[2]), readNumeral(pair?.[5])];
  if (
    pair === null ||
    a === null ||
    b === null ||
    a.n <= 0n ||
    b.n < 0n ||
    !asks ||
    !account.isSettled(priceWords)
  )
    return null;
  const grows = compare(b, a) > 0;
  if (compare(a, b) === 0) return null;
  const saysGrowth = /\b(?:increase|rise|incremento|aumento)\b/.test(rest);
  const saysFall = /\b(?:decrease|reduction|drop|disminucion|descuento|rebaja)\b/.test(rest);
  if (
    (saysGrowth && !grows) ||
    (saysFall && grows) ||
    (saysGrowth && saysFall) ||
    (!saysGrowth && !saysFall)
  )
    return null;
  const [high, low] = grows ? [b, a] : [a, b];
  return valueDraft({
    kind: "percent-change",
    plain: `(${writeNumber(high)} - ${writeNumber(low)})/${writeNumber(a)}*100`,
    en: "Divide the change by the old value, and take it of a hundred.",
    es: "Divide el cambio entre el valor inicial y multiplica por cien.",
    unit: "%",
  });
}

function newPrice(text: string): Draft | null {
  const account = openAccount(text);
  const rate = account.take(new RegExp(`${numeral} ?(?:%|percent|per cent|por ciento)`));
  const price = account.take(new RegExp(money));
  account.take(
    / ,? ?(?:\(?)(?:sin iva|sin incluir (?:el )?iva|mas iva|before tax|without tax|plus tax|excluding tax)\)?(?= )/,
  );
  const [p, r] = [readNumeral(price?.[2]), readNumeral(rate?.[1])];
  const rest = account.rest();
  const down =
    /\b(?:discount|discounted|off|reduced|reduction|marked down|decreases?|decreased|drops?|falls?|descuento|rebaja|rebajado|rebajada|rebajan|baja|bajo|disminuye)\b/.test(
      rest,
    );
  const up =
    /\b(?:increases?|increased|rises?|rose|goes up|went up|raised|tax|sube|subio|aumenta|aumento|iva|impuesto|incremento)\b/.test(
      rest,
    );
  const asksFinal =
    /\b(?:sale price|final price|new price|precio final|nuevo precio|precio nuevo|how much|cuanto (?:cuesta|vale|paga|hay que pagar|se paga|pagaremos)|what is the (?:\w+ )?price|price after|precio rebajado|precio con)\b/.test(
      rest,
    );
  const asksSaved =
    /\b(?:by how much|how much (?:more|less|does it (?:increase|decrease|rise|fall|grow|drop))|en cuanto|cuanto (?:sube|aumenta|baja|disminuye|mas|menos)|save|saved|ahorra|amount of the discount|discount amount|how much is the discount|cuanto se descuenta)\b/.test(
      rest,
    );
  if (
    price === null ||
    p === null ||
    r === null ||
    down === up ||
    !asksFinal ||
    asksSaved ||
    !account.isSettled(priceWords) ||
    p.n <= 0n ||
    r.n <= 0n
  )
    return null;
  if (
    /\b(?:original|before|antes|old)\b/.test(rest) &&
    !/\b(?:original(?:ly)? (?:price|costs?|priced)|precio original)\b/.test(rest)
  )
    return null;
  if (
    /\b(?:was|after|what was)\b.*\boriginal|original price\?/.test(rest) ||
    /(?:what|cual|find|halla|calcula|determina)[a-z ]*(?:original|antes|before)/.test(rest)
  )
    return null;
  if (down && compare(r, fromInteger(100)) > 0) return null;
  const unit = unitOf([price], 1, 3);
  if (unit === null) return null;
  return valueDraft({
    kind: down ? "price-after-discount" : "price-after-rise",
    plain: `${writeNumber(p)}*(1 ${down ? "-" : "+"} ${writeNumber(r)}/100)`,
    en: down
      ? `Taking ${writeNumber(r)}% off leaves the rest of the hundred percent.`
      : `Adding ${writeNumber(r)}% makes more than a hundred percent.`,
    es: down
      ? `Si se quita el ${writeNumber(r)} %, queda el resto del cien por cien.`
      : `Si se añade el ${writeNumber(r)} %, queda más del cien por cien.`,
    unit,
  });
}

const interestWords =
  `${priceWords} interest simple compound compounded annually yearly annual money year years rate invested invest investment deposit deposited deposita principal amount balance there earned earns earn account bank loan borrowed total value worth savings interests paid end ` +
  "interes compuesto anual anualmente ano anos invierte invierten invertidos deposita depositan capital dinero habra tendra tendremos cabo durante banco cuenta genera producen produce prestamo monto obtiene intereses tasa tipo plazo";

function interest(text: string): Draft | null {
  const account = openAccount(text);
  const compound = account.take(/\b(?:compound(?:ed)?(?: annually| yearly)?|compuesto)\b/) !== null;
  const simple = account.take(/\bsimple\b/) !== null;
  if (compound === simple) return null;
  const rate = account.take(
    new RegExp(
      `${numeral} ?(?:%|percent|per cent|por ciento)(?: (?:per|a|al|por) (?:year|annum|ano)| anual| annual)?`,
    ),
  );
  const years = readYears(account);
  const capital = account.take(new RegExp(money));
  const [c, r] = [readNumeral(capital?.[2]), readNumeral(rate?.[1])];
  const unit = unitOf([capital], 1, 3);
  if (
    capital === null ||
    c === null ||
    r === null ||
    years === null ||
    unit === null ||
    c.n <= 0n ||
    r.n <= 0n
  )
    return null;
  const rest = account.rest();
  if (
    !account.isSettled(interestWords) ||
    /\b(?:monthly|quarterly|mensual|trimestral|semestral|daily|month|months|mes|meses)\b/.test(rest)
  )
    return null;
  const asksWhole =
    /\b(?:amount|total|balance|how much (?:money )?(?:is|will)|cuanto (?:dinero )?(?:habra|tendra|tendremos)|monto|capital final|worth|value)\b/.test(
      rest,
    );
  const asksInterest =
    /\b(?:interest earned|interest does|find the|calculate the|what is the interest|how much interest|calcula (?:el |los )?|halla (?:el |los )?|que interes|cuanto interes|intereses|interes)\b/.test(
      rest,
    ) && !asksWhole;
  if (asksWhole === asksInterest) return null;
  const factor = `(1 + ${writeNumber(r)}/100)^${toText(years)}`;
  const [p, t] = [writeNumber(c), toText(years)];
  if (simple) {
    const gained = `${p}*${writeNumber(r)}/100*${t}`;
    return valueDraft({
      kind: "simple-interest",
      plain: asksWhole ? `${p} + ${gained}` : gained,
      en: "Simple interest is capital times rate times years.",
      es: "El interés simple es capital por tasa por años.",
      unit,
    });
  }
  if (years.d !== 1n || years.n > 30n) return null;
  const whole = multiply(
    c,
    power(add(fromInteger(1), divide(r, fromInteger(100))), years.n) ?? fromInteger(0),
  );
  if (toDecimal(subtract(whole, c)) === null || (toDecimal(whole) ?? "").length > 12) return null;
  return valueDraft({
    kind: "compound-interest",
    plain: asksWhole ? `${p}*${factor}` : `${p}*${factor} - ${p}`,
    en: "Every year the capital is multiplied by one plus the rate.",
    es: "Cada año el capital se multiplica por uno más la tasa.",
    unit,
  });
}

function readYears(account: Account): Rational | null {
  const match = account.take(
    /\b(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|un|one)[- ](years?|anos?|months?|meses)\b/,
  );
  if (match?.[1] === undefined) return null;
  const count = /^\d/.test(match[1])
    ? readNumeral(match[1])
    : fromInteger(readWholeNumber(match[1]) ?? 0);
  if (count === null || count.n <= 0n) return null;
  return /^(?:month|mes)/.test(match[2] ?? "") ? multiply(count, fraction(1n, 12n)) : count;
}
