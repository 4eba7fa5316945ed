import type { Ask } from "./task.ts";
import type { Found, Rule } from "./rule.ts";

const first =
  (make: (of: string, found: Found) => Ask | null) =>
  (found: Found): Ask | null => {
    const [of] = found.texts;
    return of === undefined ? null : make(of, found);
  };

const pair =
  (make: (a: string, b: string, found: Found) => Ask | null) =>
  (found: Found): Ask | null => {
    const [a, b, more] = found.texts;
    return a === undefined || b === undefined || more !== undefined ? null : make(a, b, found);
  };

const calculate = (of: string): Ask => ({ kind: "calculate", of });

/** A number alone is its own answer. */
const valueOf = first((of): Ask | null => (/^-? ?[\d.,]+$/.test(of) ? null : calculate(of)));

/** In brackets where a sign inside would reach out. */
const whole = (text: string) => (/^[\d.]+$|^[a-z]$|^\(.*\)$/i.test(text) ? text : `(${text})`);
const joinedBy =
  (sign: string) =>
  ({ texts }: Found): Ask | null =>
    texts.length < 2 ? null : calculate(texts.map(whole).join(` ${sign} `));

/** The same where each entry is a plain number: "3 by 4, and 5 by 2" are two sums. */
const plainly = (sign: string) => (found: Found) =>
  found.texts.some((text) => /[*/]/.test(text.replace(/^-?\d+\/\d+$/, "")))
    ? null
    : joinedBy(sign)(found);

const rate = (part: string, of: string): Ask => ({ kind: "percent-rate", part, whole: of });
const bare = (percent: string) => percent.replace(/ ?\\?%$/, "");
const change = (up: boolean) =>
  pair((of, percent): Ask => ({ kind: "change-by-percent", of, rate: bare(percent), up }));

/** What has to be worked out first is worked out; a percentage is none already. */
const writeAs = (form: "decimal" | "percent" | "fraction") =>
  first((of): Ask | null => {
    if (form === "percent" && of.includes("%")) return null;
    return form === "fraction" && /[-+*(]/.test(of.replace(/^-/, "").replaceAll(/\.\(\d+\)/g, ""))
      ? calculate(of)
      : { kind: "write-as", of, form };
  });

/** Numerator and denominator of a division that is told as one. */
const division = (text: string): readonly [string, string] | null => {
  const [, of, by] = /^([^/÷]+?) ?[/÷] ?([^/÷]+)$/.exec(text) ?? [];
  return of === undefined || by === undefined ? null : [of, by];
};

const isChoices = ({ elements }: Found) => elements.some(({ tags }) => tags.includes("choices"));

const compare = (found: Found): Ask | null => {
  const size = found.value("compare");
  if (size !== "greatest" && size !== "smallest") return null;
  return {
    kind: "compare",
    of: found.texts,
    size,
    rank: Number(found.value("ordinal") ?? "1"),
    choices: isChoices(found),
  };
};

const common =
  (what: "factor" | "multiple" | "denominator") =>
  ({ texts }: Found): Ask | null =>
    texts.length < 2 ? null : { kind: "common", what, of: texts };

const statistic =
  (what: "mean" | "median" | "mode" | "range" | "deviation" | "variance") =>
  ({ texts }: Found): Ask | null =>
    texts.length < 2 ? null : { kind: "statistic", what, of: texts };

const statistics = ["mean", "median", "mode", "range", "deviation", "variance"] as const;

/** "the greatest number that divides both", "the smallest multiple of both". */
function shared({ texts, value }: Found): Ask | null {
  const what = value("compare") === "greatest" ? "factor" : "multiple";
  return { kind: "common", what, of: texts };
}

const base = (number: string, from: string | number, to: string | number): Ask => ({
  kind: "base",
  number,
  from: Number(from),
  to: Number(to),
});

/** Numbers in other bases. */
const bases: readonly Rule[] = [
  {
    order: "convert? N/E from/of/in? base N to/in/as base N",
    make: ({ texts: [n = "", from = "", to = ""] }) => base(n, from, to),
  },
  {
    order: "convert? base N N/E to/in/as base N",
    make: ({ texts: [from = "", n = "", to = ""] }) => base(n, from, to),
  },
  { order: "convert? base-name N/E to/in/as base-name", make: named },
  { order: "convert? N/E from/of/in? base-name to/in/as base-name", make: named },
  {
    order: "convert? N to/in/as base-name",
    make: ({ texts: [n = ""], value }) => base(n, 10, value("base-name") ?? "2"),
  },
  {
    order: "in base N ask? N/E",
    make: ({ texts: [by = "", of = ""] }) => ({ kind: "sum-in-base", of, base: Number(by) }),
  },
  {
    order: "ask? N/E in base N",
    make: ({ texts: [of = "", by = ""] }) =>
      /[-+]/.test(of) ? { kind: "sum-in-base", of, base: Number(by) } : null,
  },
];

function named({ texts: [number = ""], elements }: Found): Ask | null {
  const [from, to] = elements.flatMap((each) => each.value("base-name") ?? []);
  return from === undefined || to === undefined ? null : base(number, from, to);
}

/** Numbers: calculating, percentages, forms, divisibility, order, lists and sequences. */
export const numberRules: readonly Rule[] = [
  { need: "N", may: "ask", make: valueOf },
  // Letters that the givens determine: which relations do is known where the whole is.
  {
    need: "NN",
    may: "ask solve",
    make: ({ texts }) =>
      texts.every((text) => /^[a-z]$/i.test(text))
        ? { kind: "solve", relations: [], unknowns: texts, within: null }
        : null,
  },
  {
    need: "N as-percent",
    may: "ask",
    make: first((of) => (of.includes("%") ? calculate(of) : null)),
  },
  { need: "N simplify", may: "ask convert", make: first((of) => ({ kind: "simplify", of })) },
  // "15% of 80" is told as a product; "15%" alone is no question.
  {
    not: "integers",
    need: "N divide/multiply/add/sum/subtract/difference/quotient/product",
    may: "ask simplify",
    make: valueOf,
  },
  { order: "divide N by/in/to? N", make: joinedBy("/") },
  { order: "ask? quotient of? NN", make: joinedBy("/") },
  { order: "multiply NN", make: plainly("*") },
  { order: "multiply N by/for N", make: joinedBy("*") },
  { order: "ask? product of? NN", make: joinedBy("*") },
  { not: "integers", order: "add NN", make: plainly("+") },
  { not: "integers of from", order: "add N to N", make: joinedBy("+") },
  { not: "integers", order: "ask? sum/add of? NN", make: joinedBy("+") },
  {
    order: "subtract N from/of/to N",
    make: pair((a, b) => calculate(`${whole(b)} - ${whole(a)}`)),
  },
  { order: "ask? difference of? NN", make: pair((a, b) => calculate(differenceOf(a, b))) },
  { order: "ask N more-than N", make: pair((a, b) => calculate(`${whole(b)} + ${whole(a)}`)) },
  { order: "ask N less-than N", make: pair((a, b) => calculate(`${whole(b)} - ${whole(a)}`)) },
  { need: "N square-of", may: "ask", make: first((of) => calculate(`${whole(of)}^2`)) },
  { need: "N cube-of", may: "ask", make: first((of) => calculate(`${whole(of)}^3`)) },
  { need: "N reciprocal", may: "ask", make: first((of) => calculate(`1/(${of})`)) },

  { order: "percent-rate of N N", make: pair((of, part) => rate(part, of)) },
  { order: "percent-rate N of N", make: pair(rate) },
  { order: "N percent-rate of? N", make: pair(rate) },
  { order: "N of N percent-rate", make: pair(rate) },
  { order: "of N percent-rate N", make: pair((of, part) => rate(part, of)) },
  { order: "N of N as-percent", make: pair(rate) },
  { order: "as-percent N of N", make: pair(rate) },
  {
    order: "N percent-of-what P",
    make: pair((part, percent) => ({ kind: "percent-whole", part, rate: bare(percent) })),
  },
  {
    order: "N P percent-of-what",
    make: pair((part, percent) => ({ kind: "percent-whole", part, rate: bare(percent) })),
  },
  {
    order: "P percent-of-what N",
    make: pair((percent, part) => ({ kind: "percent-whole", part, rate: bare(percent) })),
  },
  {
    order: "percent-of-what P N",
    make: pair((percent, part) => ({ kind: "percent-whole", part, rate: bare(percent) })),
  },
  {
    order: "percent-of-what N P",
    make: pair((part, percent) => ({ kind: "percent-whole", part, rate: bare(percent) })),
  },
  {
    order: "percent-change from? N to? N",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: false })),
  },
  {
    order: "percent-drop from? N to? N",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: true })),
  },
  {
    order: "from? N to N percent-change",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: false })),
  },
  {
    order: "from? N to N percent-drop",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: true })),
  },
  {
    order: "percent-rate from N to N",
    make: pair((from, to) => ({
      kind: "percent-change",
      from,
      to,
      down: Number(to) < Number(from),
    })),
  },
  {
    order: "P some-number N",
    make: pair((percent, part) => ({ kind: "percent-whole", part, rate: bare(percent) })),
  },
  {
    order: "N P some-number",
    make: pair((part, percent) => ({ kind: "percent-whole", part, rate: bare(percent) })),
  },
  { order: "increase N by/in? P", make: change(true) },
  { order: "N increase by/in? P", make: change(true) },
  { order: "decrease N by/in? P", make: change(false) },
  { order: "N decrease by/in? P", make: change(false) },
  {
    order: "increase in? P N",
    make: pair((percent, of) => ({ kind: "change-by-percent", of, rate: bare(percent), up: true })),
  },
  {
    order: "decrease in? P N",
    make: pair((percent, of) => ({
      kind: "change-by-percent",
      of,
      rate: bare(percent),
      up: false,
    })),
  },
  {
    order: "ask P more-than N",
    make: pair((percent, of) => ({ kind: "change-by-percent", of, rate: bare(percent), up: true })),
  },
  {
    order: "ask P less-than N",
    make: pair((percent, of) => ({
      kind: "change-by-percent",
      of,
      rate: bare(percent),
      up: false,
    })),
  },
  {
    order: "P off of? N",
    make: pair((percent, of) => ({
      kind: "change-by-percent",
      of,
      rate: bare(percent),
      up: false,
    })),
  },

  { need: "N/P as-decimal", may: "ask convert divide", make: writeAs("decimal") },
  { need: "N as-percent", may: "ask convert", make: writeAs("percent") },
  { need: "N percent-rate", may: "ask", make: writeAs("percent") },
  { need: "N/P as-fraction", may: "ask convert simplify divide", make: writeAs("fraction") },

  {
    need: "T gcd",
    may: "ask",
    make: ({ texts: [of = ""] }) => ({ kind: "common", what: "factor", of: entriesOf(of) }),
  },
  {
    need: "T lcm",
    may: "ask",
    make: ({ texts: [of = ""] }) => ({ kind: "common", what: "multiple", of: entriesOf(of) }),
  },
  { need: "NN gcd", may: "ask", make: common("factor") },
  { need: "NN lcm", may: "ask", make: common("multiple") },
  { need: "NN lcd", may: "ask", make: common("denominator") },
  { need: "NN compare divide", may: "ask each", make: shared },
  { need: "NN compare multiple-of", may: "ask each positive", make: shared },
  {
    need: "N prime-factors",
    may: "ask prime-factorization unequal",
    make: first((of) => ({ kind: "prime-factors", of })),
  },
  {
    need: "N prime-factorization",
    may: "ask convert factor",
    make: first((of) => ({ kind: "prime-factorization", of })),
  },
  {
    need: "N prime composite",
    may: "ask",
    make: first((of) => ({ kind: "is-prime", of, composite: false })),
  },
  {
    need: "N prime",
    may: "ask",
    make: first((of) => ({ kind: "is-prime", of, composite: false })),
  },
  {
    need: "N composite",
    may: "ask",
    make: first((of) => ({ kind: "is-prime", of, composite: true })),
  },
  {
    order: "is? N is? divisor-of N",
    make: pair((divisor, number) => ({ kind: "divides", divisor, number })),
  },
  {
    order: "is? N is? multiple-of N",
    make: pair((number, divisor) => ({ kind: "divides", divisor, number })),
  },
  {
    order: "is? multiple-of N by N",
    make: pair((number, divisor) => ({ kind: "divides", divisor, number })),
  },
  {
    order: "does? N divide N",
    make: pair((divisor, number) => ({ kind: "divides", divisor, number })),
  },
  {
    need: "N remainder",
    may: "ask divide when",
    make: first((text) => {
      const parts = division(text);
      return parts === null ? null : { kind: "remainder", of: parts[0], by: parts[1] };
    }),
  },
  {
    order: "ask? remainder when? divide/quotient? N by/in N",
    make: pair((of, by) => ({ kind: "remainder", of, by })),
  },
  { order: "N by N remainder", make: pair((of, by) => ({ kind: "remainder", of, by })) },
  { order: "divide N by N remainder", make: pair((of, by) => ({ kind: "remainder", of, by })) },
  { order: "N remainder N", make: pair((of, by) => ({ kind: "remainder", of, by })) },

  {
    order: "round/convert? N round? to? N decimal-places",
    make: pair((of, places) => ({ kind: "round", of, places: Number(places) })),
  },
  {
    order: "round/convert? N round? to? nearest? place",
    make: first((of, { value }) => roundTo(of, Number(value("place")))),
  },
  {
    order: "nearest? place ask round? N",
    make: first((of, { value }) => roundTo(of, Number(value("place")))),
  },
  {
    order: "round? N round? to? nearest N",
    make: pair((of, unit) => {
      const zeros = /^1(0+)$/.exec(unit)?.[1];
      return zeros === undefined ? null : roundTo(of, -zeros.length);
    }),
  },
  {
    order: "round N to? nearest? N",
    make: pair((of, unit) => {
      const zeros = /^1(0*)$/.exec(unit)?.[1];
      const below = /^0?\.(0*)1$/.exec(unit)?.[1];
      return zeros !== undefined
        ? { kind: "round", of, places: -zeros.length }
        : below === undefined
          ? null
          : { kind: "round", of, places: below.length + 1 };
    }),
  },
  {
    order: "ask? place nearest to? N",
    make: first((of, { value }) => roundTo(of, Number(value("place")))),
  },
  {
    order: "round nearest? place nearest? N",
    make: first((of, { value }) => roundTo(of, Number(value("place")))),
  },
  {
    order: "N place digit",
    make: first((of, { value }) => ({ kind: "digit", of, place: value("place") ?? "" })),
  },
  {
    order: "place digit of? N",
    make: first((of, { value }) => ({ kind: "digit", of, place: value("place") ?? "" })),
  },
  {
    order: "digit of? place of? N",
    make: first((of, { value }) => ({ kind: "digit", of, place: value("place") ?? "" })),
  },

  { need: "S", may: "is does ask", make: first((statement) => ({ kind: "is-true", statement })) },
  { order: "is N equal N", make: pair((a, b) => ({ kind: "is-true", statement: `${a} = ${b}` })) },
  { order: "NN is? equal", make: pair((a, b) => ({ kind: "is-true", statement: `${a} = ${b}` })) },
  {
    order: "does? N equal N",
    make: pair((a, b) => ({ kind: "is-true", statement: `${a} = ${b}` })),
  },
  { order: "is NN equal", make: pair((a, b) => ({ kind: "is-true", statement: `${a} = ${b}` })) },
  {
    order: "is N unequal N",
    make: pair((a, b) => ({ kind: "is-true", statement: `${a} != ${b}` })),
  },
  {
    order: "is NN unequal",
    make: pair((a, b) => ({ kind: "is-true", statement: `${a} != ${b}` })),
  },
  { need: "NN/choices compare", may: "ask ordinal", make: compare },
  { order: "ask? nearest to? N in/between/of/from? NN/choices", make: closest },
  {
    order: "ask? in/of/between? NN nearest to? N",
    make: ({ lists: [of = [], [to = ""] = []] }) =>
      to === "" ? null : { kind: "closest", to, of, choices: false },
  },
  {
    need: "NN sort",
    may: "ask convert order in",
    make: ({ texts, value }) => ({ kind: "sort", of: texts, descending: value("sort") === "down" }),
  },
  {
    need: "NN order",
    may: "ask",
    make: ({ texts }) => ({ kind: "sort", of: texts, descending: false }),
  },
  ...bases,
  ...statistics.map((what): Rule => ({
    need: `NN ${what}`,
    may: "ask order sort",
    make: statistic(what),
  })),
  { need: "NN next", may: "ask term add", make: ({ texts }) => ({ kind: "next-term", of: texts }) },
  {
    order: "ask? ordinal term of? NN",
    make: ({ texts, value }) => ({ kind: "term-at", of: texts, place: value("ordinal") ?? "" }),
  },
  {
    order: "ask? term N of? NN",
    make: ({ texts: [place = "", ...of] }) => ({ kind: "term-at", of, place }),
  },
  {
    order: "ask? term L of? NN",
    make: ({ texts: [name = "", ...of] }) => ({ kind: "nth-term", of, name }),
  },
  {
    need: "NN nth",
    may: "ask term L convert",
    make: ({ elements, value }) => {
      const of = elements.find(({ tags }) => tags.includes("NN"))?.texts ?? [];
      const name = elements.find(({ tags }) => tags.includes("L"))?.texts[0];
      return { kind: "nth-term", of, name: name ?? value("nth") ?? "n" };
    },
  },
  {
    order: "NN ordinal term",
    make: ({ texts, value }) => ({ kind: "term-at", of: texts, place: value("ordinal") ?? "" }),
  },
  {
    order: "ask? nth term of? NN",
    make: ({ texts, value }) => ({ kind: "nth-term", of: texts, name: value("nth") ?? "n" }),
  },
  {
    order: "ask? sum/add ask? integers from/between/of? N to N",
    make: pair((from, to, { value }) => sumOf(from, to, value("integers"))),
  },
  {
    not: "integers",
    order: "sum/add from/of N to N",
    make: pair((from, to) => sumOf(from, to, "all")),
  },
  {
    order: "ask? sum/add ordinal N integers",
    make: first((count, { value }) => firstNumbers(Number(count), value("integers"))),
  },
  {
    order: "ask? sum/add N ordinal integers",
    make: first((count, { value }) => firstNumbers(Number(count), value("integers"))),
  },
  {
    order: "ask? sum/add ask? integers from/between/of? NN",
    make: pair((from, to, { value }) => sumOf(from, to, value("integers"))),
  },
];

function closest(found: Found): Ask | null {
  const [to, ...of] = found.texts;
  return to === undefined || of.length < 2
    ? null
    : { kind: "closest", to, of, choices: isChoices(found) };
}

function sumOf(from: string, to: string, which: string | null): Ask {
  return {
    kind: "sum-of-range",
    from,
    to,
    which: which === "even" || which === "odd" ? which : "all",
  };
}

/** The greater less the smaller, as "the difference between" two numbers is meant; else in the order of the text. */
function differenceOf(a: string, b: string): string {
  const [x, y] = [Number(a), Number(b)];
  return x < y ? `${whole(b)} - ${whole(a)}` : `${whole(a)} - ${whole(b)}`;
}

/** A number rounded; a root rounded to a whole number is found as a root. */
function roundTo(of: string, places: number): Ask {
  const bare = of.replaceAll(/[\s{}()]/g, "");
  const [, root, inside] = /^(sqrt|\\sqrt|√|cbrt|∛|\\sqrt\[3\])(\d+)$/.exec(bare) ?? [];
  const [, base, degree] = /^(\d+)\^1\/(\d+)$/.exec(bare) ?? [];
  if (places === 0 && root !== undefined && inside !== undefined)
    return { kind: "nearest-root", of: inside, degree: /cbrt|∛|3/.test(root) ? 3 : 2 };
  return places === 0 && base !== undefined
    ? { kind: "nearest-root", of: base, degree: Number(degree) }
    : { kind: "round", of, places };
}

/** The entries of "(6, 8)". */
function entriesOf(tuple: string): string[] {
  return tuple
    .replaceAll(/[()]/g, "")
    .split(",")
    .map((entry) => entry.trim());
}

/** The sum of the first numbers, even numbers or odd numbers. */
function firstNumbers(count: number, which: string | null): Ask | null {
  if (!Number.isInteger(count) || count < 1) return null;
  if (which === "even") return sumOf("2", String(2 * count), which);
  return which === "odd"
    ? sumOf("1", String(2 * count - 1), which)
    : sumOf("1", String(count), "all");
}
