import { isSameUnit } from "../solving/solvers/measurement.ts";
import type { Found, Rule } from "./rule.ts";
import { whole } from "./makers.ts";
import { chanceRules } from "./rules-chance.ts";
import type { Ask, Size } from "./task.ts";

/** The numbers of "(2, 3)", or of a list. */
function numbersIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.replaceAll(/[()]/g, "").split(", "));
}

const share = ({ texts: [of = "", ...ratio] }: Found): Ask => ({
  kind: "share",
  of,
  ratio: numbersIn(ratio),
});

const angle =
  (what: "complement" | "supplement" | "third") =>
  ({ texts }: Found): Ask => ({ kind: "angle", what, of: texts });

/** "The third angle of a triangle": of a triangle whose two other angles are told. */
function thirdAngle({ texts, value }: Found): Ask | null {
  const angles = texts.filter((text) => text !== "2" || texts.length < 3);
  const isThird = value("figure") === "triangle" && (value("ordinal") ?? "3") === "3";
  return isThird && angles.length === 2 ? { kind: "angle", what: "third", of: angles } : null;
}

/** Minutes, where "how many minutes" or "in minutes" asks for them; hours and minutes else. */
function between({ texts, elements }: Found): Ask | null {
  const [from = "", to = ""] = texts.filter((text) => text.startsWith("("));
  const unit = elements.find(({ tags }) => tags[0] === "U")?.texts[0];
  return unit !== undefined && !isSameUnit(unit, "min")
    ? null
    : { kind: "time-between", from, to, inMinutes: unit !== undefined };
}

const after =
  (back: boolean) =>
  ({ elements }: Found): Ask => {
    const textOf = (kind: string) => elements.find(({ tags }) => tags[0] === kind)?.texts[0] ?? "";
    return { kind: "time-after", from: textOf("C"), wait: textOf("N"), unit: textOf("U"), back };
  };

const progression =
  (by: "difference" | "ratio") =>
  ({ elements }: Found): Ask | null => {
    const behind = (pattern: RegExp) => {
      const at = elements.findIndex(({ tags }) => tags.some((tag) => pattern.test(tag)));
      return at < 0 ? undefined : elements.slice(at + 1).find(({ texts }) => texts.length > 0);
    };
    const numbers = elements.filter(({ texts }) => texts.length > 0);
    const gap = behind(new RegExp(`^common-${by}$`));
    const start = numbers.find((each) => each !== gap);
    // The first term is told by its place or as where it begins; one other place is asked for.
    const places = elements.flatMap((each) => each.value("ordinal") ?? []);
    const asked = places.filter((each) => each !== "1");
    const isFirst = places.includes("1") || behind(/^starting$/) === start;
    const [place, more] = asked;
    return numbers.length !== 2 ||
      gap === undefined ||
      start === undefined ||
      !isFirst ||
      place === undefined ||
      more !== undefined
      ? null
      : {
          kind: "progression",
          by,
          first: start.texts[0] ?? "",
          step: gap.texts[0] ?? "",
          place,
        };
  };

/** "The common difference of 5, 9, 13": the same between all of them. */
const constantGap =
  (by: "difference" | "ratio") =>
  ({ elements }: Found): Ask | null => {
    const of = elements.find(({ tags }) => tags[0] === "NN")?.texts ?? [];
    const gapOf = (a: string, b: string) => (by === "difference" ? `${b} - ${a}` : `${b} / ${a}`);
    const sizes = of.slice(1).map((term, at) => {
      const before = Number(of[at]);
      return by === "difference" ? Number(term) - before : Number(term) / before;
    });
    const [first = "", second = ""] = of;
    const isSame = sizes.every((size) => Math.abs(size - (sizes[0] ?? 0)) < 1e-9);
    return of.length > 2 && isSame
      ? { kind: "calculate", of: gapOf(whole(first), whole(second)) }
      : null;
  };

/** "The mean of 5, 7 and x is 8": the last entry and the mean are told as one relation. */
function missingMean({ texts, elements }: Found): Ask | null {
  const relation = elements.find(({ tags }) => tags[0] === "R")?.texts[0] ?? "";
  const [, name, mean] = /^([a-z]) ?= ?(\d+(?:\.\d+)?(?:\/\d+)?)$/i.exec(relation) ?? [];
  const asked = elements.find(({ tags }) => tags[0] === "L")?.texts[0];
  const known = texts.filter((text) => text !== relation && text !== asked);
  return name === undefined || mean === undefined || (asked !== undefined && asked !== name)
    ? null
    : { kind: "missing-mean", of: [...known, name], name, mean };
}

/** "The mean of 5 numbers is 14. Four of them are 10, 12, 15 and 16. Find the fifth." */
function lastOfMean({ texts: [count, mean = "", told, ...known], value }: Found): Ask | null {
  const isLast = value("ordinal") === count && known.length === Number(told);
  return isLast && Number(told) === Number(count) - 1
    ? { kind: "missing-mean", of: [...known, "x"], name: "x", mean }
    : null;
}

const twoNumbers =
  (by: "difference" | "product") =>
  ({ texts: [sum = "", other = ""], value }: Found): Ask => ({
    kind: "two-numbers",
    sum,
    by,
    other,
    size: sizeOf(value("compare")),
  });

function sizeOf(compared: string | null): Size | null {
  return compared === "greatest" || compared === "smallest" ? compared : null;
}

function consecutive({ texts: [count = "", sum = ""], value }: Found): Ask {
  const which = value("consecutive");
  return {
    kind: "consecutive",
    count,
    sum,
    which: which === "even" || which === "odd" ? which : "all",
    size: sizeOf(value("compare")),
  };
}

/** "5 less than twice a number is 13": the number stands behind what it is taken from. */
const beside =
  (sign: string) =>
  ({ texts: [number = "", relation = ""] }: Found): Ask | null => {
    const [left, right, more] = relation.split("=");
    return left === undefined || right === undefined || more !== undefined
      ? null
      : {
          kind: "solve",
          relations: [`${left.trim()} ${sign} ${number} = ${right.trim()}`],
          unknowns: [],
          within: null,
        };
  };

/** Ratios, angles, times of day, progressions and puzzles about numbers. */
export const everydayRules: readonly Rule[] = [
  { order: "share/divide N in/into/by/for? ratio T/NN", make: share },
  { order: "share/divide N in/into/by/for? T ratio", make: share },
  {
    order: "share/divide N in/into/between N ratio T",
    make: ({ texts: [of = "", count, ratio = ""] }) =>
      numbersIn([ratio]).length === Number(count)
        ? { kind: "share", of, ratio: numbersIn([ratio]) }
        : null,
  },
  {
    order: "N share/divide N in? ratio T each?",
    make: ({ texts: [count, of = "", ratio = ""] }) =>
      numbersIn([ratio]).length === Number(count)
        ? { kind: "share", of, ratio: numbersIn([ratio]) }
        : null,
  },
  ...chanceRules,
  {
    order: "simplify ratio T/NN",
    make: ({ texts }) => ({ kind: "simplify-ratio", of: numbersIn(texts) }),
  },
  {
    order: "convert? ratio T simplify",
    make: ({ texts }) => ({ kind: "simplify-ratio", of: numbersIn(texts) }),
  },
  { order: "ask? complement N", make: angle("complement") },
  { order: "ask? angle? complement angle? N angle?", make: angle("complement") },
  { order: "ask? angle? supplement angle? N angle?", make: angle("supplement") },
  { order: "angle N ask? complement angle?", make: angle("complement") },
  { order: "angle N ask? supplement angle?", make: angle("supplement") },
  {
    order: "angle figure NN L ask? L?",
    make: ({ texts, value }) =>
      value("figure") === "triangle" && texts.slice(3).every((name) => name === texts[2])
        ? { kind: "angle", what: "third", of: texts.slice(0, 2) }
        : null,
  },
  { need: "figure angle NN", may: "N ask ordinal angle", make: thirdAngle },
  { order: "duration/ask in? U? from/between? C to? C", make: between },
  { order: "duration/ask in? U? from/between? CC", make: between },
  { order: "from/between? C to? C ask? duration in? U?", make: between },
  { need: "how-many U C C", may: "ask between", make: between },
  { need: "how-many U CC", may: "ask between", make: between },
  { order: "clock ask? N U time-after C", make: after(false) },
  { order: "when? C clock ask? time-after N U", make: after(false) },
  { order: "clock ask? N U time-before C", make: after(true) },
  {
    order: "ratio T",
    make: ({ texts }) => ({ kind: "simplify-ratio", of: numbersIn(texts) }),
  },
  {
    need: "ordinal N N common-difference",
    may: "ask term starting common-difference ordinal",
    make: progression("difference"),
  },
  {
    need: "ordinal N N common-ratio",
    may: "ask term starting common-ratio ordinal",
    make: progression("ratio"),
  },
  {
    order: "as-fraction of N N",
    make: ({ texts: [all = "", part = ""] }) => ({ kind: "fraction-rate", part, whole: all }),
  },
  { order: "mean NN/N R ask? L?", make: missingMean },
  { order: "mean N integers NN NN ask? ordinal", make: lastOfMean },
  {
    order: "sum two-numbers N difference N ask? integers? compare?",
    make: twoNumbers("difference"),
  },
  {
    order: "two-numbers sum N difference N",
    make: twoNumbers("difference"),
  },
  { order: "two-numbers sum N product N", make: twoNumbers("product") },
  { need: "common-difference NN", may: "ask", not: "ordinal", make: constantGap("difference") },
  { need: "common-ratio NN", may: "ask", not: "ordinal", make: constantGap("ratio") },
  {
    order: "two-numbers-sum N difference N ask? integers? compare?",
    make: twoNumbers("difference"),
  },
  {
    order: "difference two-numbers N sum N ask? integers? compare?",
    make: (found) => twoNumbers("difference")({ ...found, texts: found.texts.toReversed() }),
  },
  {
    order: "product two-numbers N sum N ask? integers? compare?",
    make: (found) => twoNumbers("product")({ ...found, texts: found.texts.toReversed() }),
  },
  { order: "sum two-numbers N product N ask? integers? compare?", make: twoNumbers("product") },
  { order: "two-numbers-sum N product N ask? integers? compare?", make: twoNumbers("product") },
  { order: "sum N consecutive N ask? integers? compare?", make: consecutive },
  { order: "N consecutive sum/add N ask? integers? compare?", make: consecutive },
  { order: "N less-than R ask? L?", make: beside("-") },
  { order: "N more-than R ask? L?", make: beside("+") },
];
