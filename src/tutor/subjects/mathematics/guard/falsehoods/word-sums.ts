import {
  absolute,
  add,
  compare,
  divide,
  floor,
  fromInteger,
  greatestCommonDivisor,
  isInteger,
  isZero,
  multiply,
  power,
  type Rational,
  subtract,
} from "../../../../numbers/rational.ts";
import { equal, getting, order, type Pattern, same, value } from "./patterns.ts";

const joined = "(?:and|y|e|con|to|plus|a|al)";
const list = "(?<list>#\\d+(?: ?,? ?(?:and|y|e)? ?#\\d+)+)";
const result = `(?:${equal}|${getting}) ${value("c")}`;

function pattern(form: string, test: Pattern["test"]): Pattern {
  return { form: new RegExp(`(?<!\\S)${form}(?!\\S*[#@])`, "gu"), test };
}

/** A pattern whose result is worked out from a and b. */
function binary(form: string, work: (a: Rational, b: Rational) => Rational | null): Pattern {
  return pattern(`${form} ?${result}`, ({ value: of }) => {
    const [a, b] = [of("a"), of("b")];
    return a && b ? same(work(a, b), of("c")) : null;
  });
}

function quotient(a: Rational, b: Rational): Rational | null {
  return isZero(b) ? null : divide(a, b);
}

function wholeGcd(values: readonly Rational[]): bigint | null {
  return values.length > 1 && values.every((each) => isInteger(each) && each.n > 0n)
    ? values.map(({ n }) => n).reduce(greatestCommonDivisor)
    : null;
}

function total(values: readonly Rational[]): Rational {
  return values.reduce(add, fromInteger(0));
}

/** Whether a decimal is the n-th root of a number, exactly or as its rounding. */
function isRoot(of: Rational | null, root: Rational | null, n: bigint): boolean | null {
  if (!of || !root) return null;
  const raised = power(root, n);
  if (!raised) return null;
  if (compare(raised, of) === 0) return true;
  if (isInteger(root)) return false;
  const off = absolute(subtract(raised, of));
  return compare(multiply(off, fromInteger(100)), absolute(of)) <= 0;
}

/** Equal groups by their size: nine eights. */
const groupSizes = new Map(
  "- - twos threes fours fives sixes sevens eights nines tens elevens twelves"
    .split(" ")
    .map((name, size) => [name, size]),
);
const groupNames = [...groupSizes.keys()].filter((name) => name !== "-").join("|");

/** Whether a number goes into another so many whole times. */
function fitsSoOften(
  a: Rational | null,
  b: Rational | null,
  count: Rational | null,
): boolean | null {
  if (!a || !b || !count || isZero(a)) return null;
  return same(fromInteger(floor(divide(b, a))), count);
}

/** Sums, products, means and roots in words, in English and Spanish. */
export const wordSums: readonly Pattern[] = [
  binary(`(?:sum|suma|total) (?:of|de|entre) ${value("a")} ${joined} ${value("b")}`, add),
  binary(`product(?:o)? (?:of|de) ${value("a")} (?:and|y|por) ${value("b")}`, multiply),
  binary(
    `(?:difference|diferencia) (?:between|of|entre|de) ${value("a")} (?:and|y) ${value("b")}`,
    (a, b) => absolute(subtract(a, b)),
  ),
  binary(
    `(?:quotient|cociente) (?:of|de|entre) ${value("a")} (?:and|y|entre) ${value("b")}`,
    quotient,
  ),
  binary(
    `(?:add|adds|adding|added|sumas|sumar|sumando|suma|sumamos|juntas|junta) ${value("a")} ${joined} ${value("b")}`,
    add,
  ),
  // Ten less than 63 is 53; diez más que 5 son 15
  binary(`${value("a")} (?:less than|<:less_than|<:\\S+|menos que|- que) ${value("b")}`, (a, b) =>
    subtract(b, a),
  ),
  binary(`${value("a")} (?:more than|greater than|mas que|\\+ que) ${value("b")}`, add),
  // Nine eights make 72; there are four twelves in 48
  pattern(`${value("a")} (?<group>${groupNames}) ?${result}`, ({ value: of, word }) => {
    const [a, size] = [of("a"), groupSizes.get(word("group"))];
    return a && size !== undefined ? same(multiply(a, fromInteger(size)), of("c")) : null;
  }),
  pattern(
    `there are (?:exactly )?${value("a")} (?<group>${groupNames}) in ${value("c")}`,
    ({ value: of, word }) => {
      const [a, c, size] = [of("a"), of("c"), groupSizes.get(word("group"))];
      return a && c && size !== undefined
        ? same(a, fromInteger(floor(divide(c, fromInteger(size)))))
        : null;
    },
  ),
  pattern(
    `${value("a")} (?:goes into|fits into) ${value("b")} (?:exactly )?${value("c")} (?:times|\\*)`,
    ({ value: of }) => fitsSoOften(of("a"), of("b"), of("c")),
  ),
  pattern(
    `${value("a")} cabe (?:exactamente )?${value("c")} (?:veces|\\*) en ${value("b")}`,
    ({ value: of }) => fitsSoOften(of("a"), of("b"), of("c")),
  ),
  pattern(
    `(?:doubling|doblando|duplicando|si doblas|si duplicas) ${value("a")} ?${result}`,
    ({ value: of }) => {
      const a = of("a");
      return a ? same(multiply(a, fromInteger(2)), of("c")) : null;
    },
  ),
  pattern(
    `${value("a")} (?:would be|will be|must be|should be|seria|serian|sera|seran|vale|valen|comes? to) ${value("c")}`,
    ({ value: of, operand }) =>
      operand("a")?.computed === true && !operand("c")?.percent ? same(of("a"), of("c")) : null,
  ),
  binary(`${value("a")} added to ${value("b")}`, add),
  binary(
    `(?:multiply|multiplying|multiplies|multiplied|multiplicas|multiplicar|multiplica|multiplicando|multiplicamos) ${value("a")} (?:by|and|with|times|y|con) ${value("b")}`,
    multiply,
  ),
  binary(
    `(?:divide|dividing|divided|split|share|divides|dividir|dividimos|dividiendo|reparte|repartes) ${value("a")} (?:by|into|among|between|entre|en) ${value("b")}(?: parts| partes| groups| grupos)?`,
    quotient,
  ),
  binary(
    `(?:subtract|subtracting|take|taking|remove) ${value("a")} (?:away )?from ${value("b")}`,
    (a, b) => subtract(b, a),
  ),
  binary(
    `(?:restas|restar|resta|restando|restamos|quitas|quitar|quita|quitale|quitando|quitamos) ${value("a")} (?:de|a|of|al|-) ${value("b")}`,
    (a, b) => subtract(b, a),
  ),
  binary(`(?:take|taking) ${value("a")} (?:away )?from ${value("b")},? (?:and )?`, (a, b) =>
    subtract(b, a),
  ),
  pattern(
    `(?:take|taking|subtract|remove) ${value("a")} (?:away )?from ${value("b")} ?,? ?(?:and|so|then)? ${value("c")} (?:=:?\\S*|are|is|remains?|stays?) ?(?:left|over|remaining)?`,
    ({ value: of }) => {
      const [a, b] = [of("a"), of("b")];
      return a && b ? same(subtract(b, a), of("c")) : null;
    },
  ),
  // What has been worked out already, and its result: "6 × 8 you get 46", "24 entre 6 tendrás 3".
  // "2^5 is five twos" counts the factors.
  pattern(
    `${value("a")} ?${getting} ${value("c")}(?! (?:twos|threes|fours|fives|sixes|sevens|eights|nines|tens|doses|treses|cuatros|cincos|seises|sietes|ochos|nueves|dieces|factors|factores|copies|times|veces|\\*|by|multiplied|multiplicado|por))`,
    ({ value: of, operand }) =>
      operand("a")?.computed === true && !operand("c")?.percent ? same(of("a"), of("c")) : null,
  ),
  pattern(
    `${value("a")} (?:and|y) ${value("b")} (?:=:(?:makes?|hacen|gives?)) ${value("c")}`,
    ({ value: of }) => {
      const [a, b] = [of("a"), of("b")];
      return a && b ? same(add(a, b), of("c")) : null;
    },
  ),
  pattern(
    `(?:average|mean|media|promedio|media aritmetica) (?:value )?(?:of|de|entre) ${list} ${equal} ${value("c")}`,
    ({ value: of, values }) => {
      const items = values("list");
      return items.length > 1
        ? isRounded(divide(total(items), fromInteger(items.length)), of("c"))
        : null;
    },
  ),
  pattern(
    `(?:greatest common (?:factor|divisor)|highest common factor|gcf|gcd|hcf|maximo comun divisor|mcd) (?:of|de|entre) ${list} ${equal} ${value("c")}`,
    ({ value: of, values }) => {
      const shared = wholeGcd(values("list"));
      return shared === null ? null : same(fromInteger(shared), of("c"));
    },
  ),
  pattern(
    `(?:(?:least|lowest) common (?:multiple|denominator)|lcm|lcd|minimo comun multiplo|mcm|minimo comun denominador) (?:of|de|entre) ${list} ${equal} ${value("c")}`,
    ({ value: of, values }) => {
      const items = values("list");
      if (wholeGcd(items) === null) return null;
      const least = items.map(({ n }) => n).reduce((a, b) => (a * b) / greatestCommonDivisor(a, b));
      return same(fromInteger(least), of("c"));
    },
  ),
  pattern(
    `(?:square root of|sqrt|raiz(?: cuadrada)? de|raiz(?: cuadrada)? of) ?\\(? ?${value("a")} ?\\)? ${equal} ${value("c")}`,
    ({ value: of }) => isRoot(of("a"), of("c"), 2n),
  ),
  pattern(
    `(?:cube root of|raiz cubica (?:de|of)) ${value("a")} ${equal} ${value("c")}`,
    ({ value: of }) => isRoot(of("a"), of("c"), 3n),
  ),
  pattern(
    `(?:square of|cuadrado (?:de|of)) ${value("a")} ${equal} ${value("c")}`,
    ({ value: of }) => {
      const a = of("a");
      return a ? same(multiply(a, a), of("c")) : null;
    },
  ),
  pattern(`(?:cube of|cubo (?:de|of)) ${value("a")} ${equal} ${value("c")}`, ({ value: of }) => {
    const a = of("a");
    return a ? same(multiply(a, multiply(a, a)), of("c")) : null;
  }),
  // 5 tickets at $4 each cost $25; 3 boxes of 12 pencils make 38 pencils.
  pattern(
    `${value("a")} (?<thing>\\p{L}+) (?:of|de|at|with|con|a) (?:\\$ )?${value("b")}(?: (?!each|cada)\\p{L}+| €)?(?: each| per \\p{L}+| cada un[oa]| cada \\p{L}+)? (?:cost|costs|costing|cuestan|cuesta|make|makes|hacen|=:\\S*|=|have|has|tienen) (?:\\$ )?${value("c")}`,
    ({ value: of, word }) => {
      const [a, b] = [of("a"), of("b")];
      // "3 of 4 equal pieces" and "3 steps of 5 are done" count otherwise.
      if (!a || !b || !isInteger(a) || a.n < 2n || !word("thing").endsWith("s")) return null;
      return same(multiply(a, b), of("c"));
    },
  ),
  // If one ticket costs $4, then 5 tickets cost $25.
  pattern(
    `${value("a")} (?<thing>\\p{L}+) (?:costs?|weighs|cuesta|pesa|vale) (?:\\$ )?${value("b")}(?: €| \\p{L}+)? ,? ?(?:then|so|entonces)? ?${value("d")} \\k<thing>e?s (?:cost|costs|weigh|cuestan|pesan|valen) (?:\\$ )?${value("c")}`,
    ({ value: of }) => {
      const [a, b, d] = [of("a"), of("b"), of("d")];
      return a && b && d && !isZero(a) ? same(multiply(divide(b, a), d), of("c")) : null;
    },
  ),
];

/** Equal, or a decimal within a hundredth of its size. */
function isRounded(exact: Rational, said: Rational | null): boolean | null {
  if (!said) return null;
  if (order(exact, said) === 0) return true;
  if (isInteger(said)) return false;
  const off = absolute(subtract(exact, said));
  return compare(multiply(off, fromInteger(100)), absolute(exact)) <= 0;
}
