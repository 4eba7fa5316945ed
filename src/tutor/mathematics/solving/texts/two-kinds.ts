import type { Rational } from "../../rational.ts";
import { divide, equals, fromInteger } from "../../rational.ts";
import type { Account } from "../reading/account.ts";
import { openAccount, readNumeral } from "../reading/account.ts";
import { isNeutral } from "../reading/neutral-words.ts";
import type { Draft } from "../solver.ts";
import { pairDraft, sumOf } from "./pair-draft.ts";

const money =
  "(?:\\$ ?(\\d+(?:\\.\\d+)?)|(\\d+(?:\\.\\d+)?) ?(€|euros?|dollars?|dolares|pounds|libras|£|cents?|centimos?|centavos?)(?![a-z]))";
const each = "(?: (?:each|apiece|a piece|per (?:ticket|person|piece)|cada un[oa]|por persona))?";
const costs =
  "(?:cost|costs|cuesta|cuestan|costaba|costaban|valen|vale|are|is|were|was|sell for|sells for|sold for|at|a|priced at)";
const words = "((?:[a-z]+ ){0,5}[a-z]+)";
const around =
  "total altogether all sold sell selling sells buys bought buy collected raised takings spent spends pays paid pay costs cost worth value valued amount made earned took were was are been some only mixture mix combination tickets ticket coins coin bills bill notes note monedas moneda billetes billete entradas entrada vendieron vende vendio vendido venta recaudaron recaudo recaudado recaudacion ingresaron obtuvieron gasto gastado compra compro compraron comprado pago pagaron por total hay tiene tengo suman dinero concierto teatro cine euros dollars dolares each cada how many cuantas cuantos both entre ambas tipos clases kinds types people personas purse wallet bag jar box piggy bank hucha cartera monedero bolsillo pocket all todas todos they together juntas whose in that valor vale valen";
const coinValues: Readonly<Record<string, number>> = {
  pennies: 1,
  nickels: 5,
  dimes: 10,
  quarters: 25,
};
/** Words about which nothing is known that may stand beside. */
const maxStrangers = 8;

type Kind = { names: ReadonlySet<string>; value: Rational };

/**
 * Things of two kinds with a price or a value each, of which the text tells how many there are and what they are worth together: tickets,
 * coins, notes. null where anything else is said.
 */
export function solveTwoKinds(text: string): Draft | null {
  const account = openAccount(
    text.replaceAll(/'s?\b/g, "").replaceAll(/(?<=\d)[- ](?=cents?\b|dollar\b|euro\b)/g, " "),
  );
  if (!/\b(?:how many|cuant[oa]s)\b/.test(account.rest())) return null;
  const kinds = takeAmounts(account) ?? takePrices(account) ?? takeCoins(account);
  if (kinds === null) return null;
  const total = account.takeAll(new RegExp(money));
  const [sum, another] = total.filter((match) => {
    const value = valueOf(match, 1);
    return !(value !== null && kinds.some((kind) => same(kind.value, value)) && total.length > 1);
  });
  const value = sum === undefined || another !== undefined ? null : valueOf(sum, 1);
  const ask = account.take(
    /\b(?:how many|cuant[oa]s)(?: of (?:the |these |them )?| de (?:las |los |estas |ellas )?)? ?((?:[a-z¦]+ ?){0,8})(?=[.?,]|$)/,
  )?.[1];
  const counts = account.takeAll(/(?<![\d.$])(\d{1,6})(?![\d.]|\/)/);
  const [count, more] = counts;
  const number = readNumeral(count?.[1]);
  if (
    value === null ||
    number === null ||
    more !== undefined ||
    ask === undefined ||
    !account.isSettled(around, maxStrangers)
  )
    return null;
  const askedOf = total.filter((match) => match !== sum);
  const [repeated] = askedOf;
  const asked =
    repeated === undefined
      ? kinds.map((kind) => namesIn(ask).some((name) => kind.names.has(name)))
      : kinds.map((kind) => same(kind.value, valueOf(repeated, 1)));
  if (asked.filter(Boolean).length !== 1 || askedOf.length > 1) return null;
  const [x, y] = kinds;
  return pairDraft({
    kind: "two-kinds",
    equations: [sumOf(number), { x: x.value, y: y.value, total: value }],
    asked: asked[0] === true ? "x" : "y",
    en: "Call the numbers of the two kinds $x$ and $y$: one equation for how many there are, one for what they are worth.",
    es: "Llama $x$ e $y$ a las cantidades de cada tipo: una ecuación para cuántas hay y otra para lo que valen.",
    counts: true,
  });
}

/** "Adult tickets cost $8 and child tickets cost $5". */
function takePrices(account: Account): [Kind, Kind] | null {
  const match = account.take(
    new RegExp(
      `${words} ${costs} ${money}${each},? ?(?:,|and|y|while|but|mientras que|pero)+ ${words}(?<! ${costs})(?: ${costs})? ${money}${each}`,
    ),
  );
  const [a, b] = [valueOf(match, 2), valueOf(match, 6)];
  if (match === null || a === null || b === null || same(a, b)) return null;
  const [first, second] = [namesIn(match[1] ?? ""), namesIn(match[5] ?? "")];
  const isOwn = (names: readonly string[]) => (name: string) => !names.includes(name);
  const own = [first.filter(isOwn(second)), second.filter(isOwn(first))];
  const counted = new Set(
    [...account.rest().matchAll(/\d+ ([a-z]+)/g)].map(([, name = ""]) => singular(name)),
  );
  const [p, q] = own.map((names) => new Set(names.filter((name) => !counted.has(name))));
  return p === undefined || q === undefined || p.size === 0 || q.size === 0
    ? null
    : [
        { names: p, value: a },
        { names: q, value: b },
      ];
}

/** "Monedas de 2 euros y de 50 céntimos", "$5 bills and $10 bills". */
function takeAmounts(account: Account): [Kind, Kind] | null {
  const things = "(?:coins?|bills?|notes?|stamps?|monedas?|billetes?|sellos?)";
  const match =
    account.take(
      new RegExp(
        `${things} (?:of|de|worth) ${money} (?:and|y|or|o) (?:${things} )?(?:of |de )?${money}`,
      ),
    ) ?? account.take(new RegExp(`${money} (?:${things} )?(?:and|y|or) ${money} ${things}`));
  const [a, b] = [valueOf(match, 1), valueOf(match, 4)];
  return a === null || b === null || same(a, b)
    ? null
    : [
        { names: new Set(), value: a },
        { names: new Set(), value: b },
      ];
}

/** "Dimes and quarters". */
function takeCoins(account: Account): [Kind, Kind] | null {
  const coin = `(${Object.keys(coinValues).join("|")})`;
  const match = account.take(new RegExp(`\\b${coin} and ${coin}\\b`));
  const [a, b] = [coinValues[match?.[1] ?? ""], coinValues[match?.[2] ?? ""]];
  if (a === undefined || b === undefined || a === b) return null;
  const kind = (name: string | undefined, cents: number): Kind => ({
    names: new Set([singular(name ?? "")]),
    value: divide(fromInteger(cents), fromInteger(100)),
  });
  return [kind(match?.[1], a), kind(match?.[2], b)];
}

/** The amount that the groups from `at` of a match of `money` read, in whole units of money; null where none was read. */
function valueOf(match: RegExpExecArray | null, at: number): Rational | null {
  const value = readNumeral(match?.[at] ?? match?.[at + 1]);
  if (value === null) return null;
  return (match?.[at + 2] ?? "").startsWith("cent") ? divide(value, fromInteger(100)) : value;
}

function same(a: Rational, b: Rational | null): boolean {
  return b !== null && equals(a, b);
}

/** The words that name a kind, in the singular. */
function namesIn(phrase: string): string[] {
  return phrase
    .split(" ")
    .filter(
      (word) =>
        word.length > 2 &&
        !isNeutral(word) &&
        !/^(?:were|are|was|sold|there|each|cost|costs|price|precio|venden|vendieron|hay|tiene|vendio)$/.test(
          word,
        ),
    )
    .map(singular);
}

function singular(word: string): string {
  if (word.startsWith("child")) return "child";
  return word.replace(/(?<=[rnldj])es$/, "").replace(/s$/, "");
}
