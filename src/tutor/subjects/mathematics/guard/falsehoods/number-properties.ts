import { isInteger, type Rational } from "../../../../numbers/rational.ts";
import { type Found, order, type Pattern, same, value } from "./patterns.ts";

const being = "(?:(?<not>!=\\S*)|=\\S*)";
const article = "(?:a |an |un |una |the |el |la |#\\d+ )?";

function pattern(form: string, test: Pattern["test"]): Pattern {
  return { form: new RegExp(`(?<!\\S)${form}(?!\\S)`, "gu"), test };
}

/** A property of one whole number. */
function property(words: string, test: (n: bigint) => boolean): Pattern {
  return pattern(
    `(?<!(?:except|but|salvo|excepto|menos) )${value("a")} ${being} ${article}(?:number |numero )?(?:${words})`,
    ({ value: of }) => {
      const a = whole(of("a"));
      return a === null ? null : test(a);
    },
  );
}

/** A relation between two whole numbers. */
function relation(words: string, test: (a: bigint, b: bigint) => boolean): Pattern {
  return pattern(`${value("a")} ${being} ${article}(?:${words}) ${value("b")}`, (found) =>
    wholes(found, test),
  );
}

function wholes({ value: of }: Found, test: (a: bigint, b: bigint) => boolean): boolean | null {
  const [a, b] = [whole(of("a")), whole(of("b"))];
  return a === null || b === null ? null : test(a, b);
}

function whole(of: Rational | null): bigint | null {
  return of && isInteger(of) ? of.n : null;
}

function isPrime(n: bigint): boolean {
  if (n < 2n || n > 1_000_000n) return n > 1_000_000n;
  for (let d = 2n; d * d <= n; d++) if (n % d === 0n) return false;
  return true;
}

function isSquare(n: bigint): boolean {
  const root = BigInt(Math.round(Math.sqrt(Number(n))));
  return root * root === n;
}

function divides(a: bigint, b: bigint): boolean {
  return a !== 0n && b % a === 0n;
}

/** Properties of numbers and how two of them lie to each other. */
export const numberProperties: readonly Pattern[] = [
  property("prime|primo|prima", isPrime),
  property("even|par", (n) => n % 2n === 0n),
  property("odd|impar", (n) => n % 2n !== 0n),
  property("perfect square|square number|square|cuadrado perfecto", isSquare),
  property("composite|compuesto", (n) => n > 3n && !isPrime(n)),
  property("positive|positivo", (n) => n > 0n),
  property("negative|negativo", (n) => n < 0n),
  relation("factor of|factor de|divisor of|divisor de", divides),
  relation("multiple of|multiplo de", (a, b) => divides(b, a)),
  relation("(?:evenly )?divisible by|divisible (?:entre|por)|divisible /", (a, b) => divides(b, a)),
  pattern(`${value("a")} divides ${value("b")}`, (found) => wholes(found, divides)),
  pattern(`${value("a")} goes into ${value("b")}(?= evenly| without| exactly)`, (found) =>
    wholes(found, divides),
  ),
  pattern(
    `${value("a")} (?:and|y|e) ${value("b")} ${being} ?(?:=:equal|=:igual|equal|equivalent|the same|iguales|equivalentes|lo mismo|=:\\S+)(?: fractions| fracciones| numbers| numeros| values)?(?! #)`,
    ({ value: of }) => same(of("a"), of("b")),
  ),
  pattern(
    `${value("a")} ${being} (?:the same|equivalent|lo mismo|equivalente|identical) (?:as|to|que|a) ${value("b")}`,
    ({ value: of }) => same(of("a"), of("b")),
  ),
  // 8 dollars are 16 dollars; "7 rows are 5 rows and 2 rows" goes on.
  pattern(
    `(?<=^|[,;:.!] |\\b(?:so|then|that|entonces|que) )${value("a")} (?<thing>\\p{L}{3,}) ${being} ${value("b")} \\k<thing>(?! (?:and|y) #)`,
    ({ value: of }) => same(of("a"), of("b")),
  ),
  // Of bare numbers only what says so outright: "The 3 is 5 places away" compares nothing.
  pattern(
    `${value("a")} (?:=:(?:equals|is_equal_to|is_the_same_as|es_igual_a|es_lo_mismo_que|equivale_a|son_iguales_a)) ${value("b")}(?! (?!percent)\\p{L})`,
    ({ value: of }) => same(of("a"), of("b")),
  ),
  pattern(
    `${value("a")} <:\\S+ (?:the |el |la )?${value("b")}(?! (?:in|en) (?:size|absolute|valor|tamano))(?! [\\p{L}$€°])`,
    ({ value: of }) => lies(order(of("a"), of("b")), -1),
  ),
  pattern(
    `${value("a")} >:\\S+ (?:the |el |la )?${value("b")}(?! (?:in|en) (?:size|absolute|valor|tamano))(?! [\\p{L}$€°])`,
    ({ value: of }) => lies(order(of("a"), of("b")), 1),
  ),
];

function lies(found: number | null, expected: 1 | -1): boolean | null {
  return found === null ? null : Math.sign(found) === expected;
}
