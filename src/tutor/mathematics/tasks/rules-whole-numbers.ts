import { first, pair } from "./makers.ts";
import type { Found, Rule } from "./rule.ts";
import type { Ask } from "./task.ts";

/** Numerator and denominator of a division that is told as one. */
const division = (text: string): readonly [string, string] | null => {
  const [, of, by] = /^([^/÷]+?) ?[/÷] ?([^/÷]+)$/.exec(text) ?? [];
  return of === undefined || by === undefined ? null : [of, by];
};

const common =
  (what: "factor" | "multiple" | "denominator") =>
  ({ texts }: Found): Ask | null =>
    texts.length < 2 ? null : { kind: "common", what, of: texts };

/** "the greatest number that divides both", "the smallest multiple of both". */
function shared({ texts, value }: Found): Ask | null {
  const what = value("compare") === "greatest" ? "factor" : "multiple";
  return { kind: "common", what, of: texts };
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

/** Whether a small prime divides a number twice. */
function isSquareful(text: string): boolean {
  const value = Number(text);
  return [2, 3, 5, 7, 11, 13].some((prime) => value % (prime * prime) === 0);
}

/** Common factors and multiples, primes, divisibility, rounding, digits. */
export const wholeNumberRules: readonly Rule[] = [
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
    may: "ask prime-factorization unequal convert",
    make: first((of, { elements }) => ({
      // Who asks for nothing in words, "prime factors of 300", wants the product where primes are in it more than once.
      kind:
        elements.every(({ tags }) => !tags.includes("ask")) && isSquareful(of)
          ? "prime-factorization"
          : "prime-factors",
      of,
    })),
  },
  {
    need: "N prime-factorization",
    may: "ask convert factor",
    make: first((of) => ({ kind: "prime-factorization", of })),
  },
  {
    need: "N divisors",
    may: "ask each",
    not: "prime composite",
    make: first((of) => ({ kind: "divisors", of })),
  },
  {
    need: "N prime divisors",
    may: "ask",
    make: first((of) => ({ kind: "prime-factors", of })),
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
];
