import { base, compare, first, isChoices, pair } from "./makers.ts";
import type { Found, Rule } from "./rule.ts";
import type { Ask } from "./task.ts";

const statistic =
  (what: "mean" | "median" | "mode" | "range" | "deviation" | "variance") =>
  ({ texts }: Found): Ask | null =>
    texts.length < 2 ? null : { kind: "statistic", what, of: texts };

const statistics = ["mean", "median", "mode", "range", "deviation", "variance"] as const;

/** Numbers in other bases. */
const bases: readonly Rule[] = [
  {
    order: "convert? N/E from/of/in? base N convert? to/in/as base N",
    make: ({ texts: [n = "", from = "", to = ""] }) => base(n, from, to),
  },
  {
    order: "convert? base N N/E to/in/as base N",
    make: ({ texts: [from = "", n = "", to = ""] }) => base(n, from, to),
  },
  { order: "convert? base-name N/E to/in/as? base-name", make: named },
  { order: "convert? N/E from/of/in? base-name to/in/as? base-name", make: named },
  {
    order: "convert? N to/in/as? base-name",
    make: ({ texts: [n = ""], value }) =>
      value("base-name") === "10" ? null : base(n, 10, value("base-name") ?? "2"),
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

/** "Is 0.62 bigger than 5/8, or is 5/8 bigger?": the two sides are compared. */
function comparedSides(found: Found): Ask | null {
  const [statement = "", ...others] = found.texts;
  const of = statement.split(/[<>]/).map((side) => side.trim());
  return of.length === 2 && others.every((text) => of.includes(text))
    ? compare({ ...found, texts: of })
    : null;
}

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

/** The sum of the first numbers, even numbers or odd numbers. */
function firstNumbers(count: number, which: string | null): Ask | null {
  if (!Number.isInteger(count) || count < 1) return null;
  if (which === "even") return sumOf("2", String(2 * count), which);
  return which === "odd"
    ? sumOf("1", String(2 * count - 1), which)
    : sumOf("1", String(count), "all");
}

/** Comparing, ordering, statistics, sequences, bases and sums of runs. */
export const listRules: readonly Rule[] = [
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
  { need: "NN/choices compare", may: "ask ordinal as-fraction as-decimal", make: compare },
  { need: "S compare", may: "ask N", not: "equal", make: comparedSides },
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
