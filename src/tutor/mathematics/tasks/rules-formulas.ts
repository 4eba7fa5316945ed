import type { Found, Rule } from "./rule.ts";
import { bodyOf } from "./rules-algebra.ts";
import type { Ask } from "./task.ts";

const factor = ({ texts: [of] }: Found): Ask | null =>
  of === undefined ? null : { kind: "factor", of };

/** Double inequalities, formulas for one of their letters, and what is asked of lines and parabolas. */
export const formulaRules: readonly Rule[] = [
  {
    need: "I",
    may: "solve ask when L",
    make: ({ elements }) => ({
      kind: "solve",
      relations: elements.flatMap(({ tags, texts }) => (tags[0] === "I" ? texts : [])),
      unknowns: [],
      within: null,
    }),
  },
  {
    need: "R L subject",
    may: "ask convert solve",
    make: ({ elements }) => ({
      kind: "solve",
      relations: elements.flatMap(({ tags, texts }) => (tags[0] === "R" ? texts : [])),
      unknowns: elements.flatMap(({ tags, texts }) => (tags[0] === "L" ? texts : [])),
      within: null,
    }),
  },
  ...(["vertex", "discriminant"] as const).map((what): Rule => ({
    need: `R/E/F ${what}`,
    may: "ask",
    make: ({ texts: [of = ""] }) => ({ kind: "quadratic", what, of }),
  })),
  { order: "take-out gcd from/of/in? E", make: factor },
  { order: "E take-out gcd", make: factor },
  {
    need: "R line-form",
    may: "ask convert solve",
    make: ({ texts: [of = ""] }) => ({
      kind: "solve",
      relations: [of],
      unknowns: ["y"],
      within: null,
    }),
  },
  {
    order: "slope R when? R",
    make: ({ texts: [curve = "", place = ""] }) => {
      const at = /^x ?= ?([^=]+)$/.exec(place)?.[1];
      return at === undefined || !/^y ?=/.test(curve)
        ? null
        : { kind: "differentiate", of: bodyOf(curve), by: "x", order: 1, at };
    },
  },
];
