import type { Ask, Dimension } from "../tasks/task.ts";

const statisticNames = {
  mean: "mean",
  median: "median",
  mode: "mode",
  range: "range",
  deviation: "population standard deviation",
  variance: "population variance",
} as const;

const ordinals = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

const places: Readonly<Record<string, string>> = {
  "0": "units",
  "-1": "tens",
  "-2": "hundreds",
  "-3": "thousands",
  "-4": "ten thousands",
  "-5": "hundred thousands",
  "-6": "millions",
  "-7": "ten millions",
  "-8": "hundred millions",
  "-9": "billions",
  "-10": "ten billions",
  "1": "tenths",
  "2": "hundredths",
  "3": "thousandths",
};

/** A task as the one sentence by which the solvers know it. */
export function wordingOf(ask: Ask): string {
  switch (ask.kind) {
    case "solve": {
      const [only, more] = ask.unknowns;
      if (ask.within !== null)
        return `solve ${ask.relations.join(", ")} for angles from ${rangeOf(ask.within)}`;
      return only === undefined ||
        more !== undefined ||
        ask.relations.some((text) => /[<>≤≥]/.test(text))
        ? `Solve ${ask.relations.join(", ")}`
        : `Solve ${ask.relations.join(", ")} for ${only}`;
    }
    case "calculate": {
      const [, rate, whole] = /^([\d.]+) ?% ?\* ?([\d.]+)$/.exec(ask.of) ?? [];
      return rate === undefined || whole === undefined
        ? `What is ${ask.of}`
        : `What is ${rate}% of ${whole}`;
    }
    case "simplify":
      return `Simplify ${ask.of}`;
    case "expand":
      return `Expand ${ask.of}`;
    case "factor":
      return `Factor ${ask.of}`;
    case "collect":
      return `Collect the terms in ${ask.of}`;
    case "complete-square":
      return `Complete the square: ${ask.of}`;
    case "differentiate": {
      if (ask.at !== null) return `derivative of ${ask.of} wrt ${ask.by ?? "x"} at ${ask.at}`;
      const by = ask.by === null ? "" : ` wrt ${ask.by}`;
      return `Find the ${ordinals[ask.order] ?? ""} derivative of ${ask.of}${by}`;
    }
    case "integrate": {
      const bounds = ask.bounds === null ? "" : ` from ${ask.bounds[0]} to ${ask.bounds[1]}`;
      return `integrate ${ask.of} wrt ${ask.by ?? letterOf(ask.of)}${bounds}`;
    }
    case "percent-rate":
      return `What percent of ${ask.whole} is ${ask.part}`;
    case "percent-whole":
      return `${ask.part} is ${ask.rate}% of what number`;
    case "percent-change":
      return `What is the percent ${ask.down ? "decrease" : "change"} from ${ask.from} to ${ask.to}`;
    case "change-by-percent":
      return `${ask.up ? "Increase" : "Decrease"} ${ask.of} by ${ask.rate}%`;
    case "write-as":
      return `Write ${ask.of} as a ${ask.form}`;
    case "common":
      return ask.what === "denominator"
        ? `Find the common denominator of ${ask.of.join(", ")}`
        : `What is the ${ask.what === "factor" ? "greatest common factor" : "least common multiple"} of ${ask.of.join(", ")}`;
    case "prime-factors":
      return `List the prime factors of ${ask.of}`;
    case "prime-factorization":
      return `What is the prime factorization of ${ask.of}`;
    case "is-prime":
      return `Is ${ask.of} ${ask.composite ? "composite" : "prime"}`;
    case "divides":
      return `Is ${ask.divisor} a factor of ${ask.number}`;
    case "remainder":
      return `What is the remainder when ${ask.of} is divided by ${ask.by}`;
    case "round":
      return ask.places < 0
        ? `Round ${ask.of} to the nearest ${10 ** -ask.places}`
        : `Round ${ask.of} to ${ask.places} decimal places`;
    case "nearest-root":
      return ask.degree === 2
        ? `What is the square root of ${ask.of} to the nearest integer`
        : `What is ${ask.of} to the power of 1/${ask.degree}, to the nearest integer`;
    case "digit":
      return `What is the ${places[ask.place] ?? ""} digit of ${ask.of}`;
    case "is-true":
      return `Is ${ask.statement.replace(/\s*(<=|>=|!=|=|<|>)\s*/, " $1 ")}`;
    case "compare": {
      const size = ask.size === "greatest" ? "biggest" : "smallest";
      if (ask.choices)
        return `Which is the ${ordinals[ask.rank] ?? ""} ${size} value? ${choices(ask.of)}`;
      return ask.of.length === 2
        ? `Which is ${ask.size === "greatest" ? "greater" : "smaller"}: ${ask.of.join(" or ")}`
        : `What is the ${ordinals[ask.rank] ?? ""} ${size} value in ${ask.of.join(", ")}`;
    }
    case "closest":
      return ask.choices
        ? `Which is the closest to ${ask.to}? ${choices(ask.of)}`
        : `What is the closest to ${ask.to} in ${ask.of.join(", ")}`;
    case "sort":
      return `Sort ${ask.of.join(", ")} in ${ask.descending ? "descending" : "ascending"} order`;
    case "statistic":
      return `What is the ${statisticNames[ask.what]} of ${ask.of.join(", ")}`;
    case "next-term":
      return `What is the next term in ${ask.of.join(", ")}`;
    case "term-at":
      return `What is the ${ask.place}th term of ${ask.of.join(", ")}`;
    case "nth-term":
      return `What is the ${ask.name}'th term of ${ask.of.join(", ")}`;
    case "convert":
      return `Convert ${ask.value} ${ask.from} to ${ask.to}`;
    case "points":
      return `Find the ${ask.what} of ${ask.of.join(" and ")}`;
    case "tangent":
      return `tangent to ${ask.curve} at x = ${ask.at}`;
    case "line":
      if (ask.along !== null)
        return `Find the equation of the line through ${ask.through.join(" and ")} ${ask.along.how} to ${ask.along.to}`;
      return ask.slope === null
        ? `Find the equation of the line through ${ask.through.join(" and ")}`
        : `Find the equation of the line with slope ${ask.slope} through ${ask.through.join(" and ")}`;
    case "figure":
      return wordFigure(ask);
    case "sum-of-range": {
      const [a, b] = [ask.from, ask.to];
      return `What is ${ask.which === "all" ? `(${a} + ${b})*(${b} - ${a} + 1)/2` : evenly(ask)}`;
    }
    case "base":
      return `Convert ${ask.number} (base ${ask.from}) to base ${ask.to}`;
    case "sum-in-base":
      return `In base ${ask.base}, what is ${ask.of}`;
    case "coefficient":
      return `What is the coefficient of ${ask.of} in ${ask.inside}`;
    case "coefficient-in-form":
      return `Rearrange ${ask.of} to the form ${ask.form} and give ${ask.name}`;
    case "function":
      return `${ask.what} of ${ask.of}`;
  }
}

function choices(of: readonly string[]): string {
  return of.map((text, index) => `(${String.fromCodePoint(97 + index)}) ${text}`).join(" ");
}

function letterOf(text: string): string {
  return /(?<![a-z])[a-z](?![a-z])/i.exec(text)?.[0] ?? "x";
}

/** The sum of every second number of a range. */
function evenly({ from, to, which }: Extract<Ask, { kind: "sum-of-range" }>): string {
  const odd = which === "odd" ? 1 : 0;
  let [low, high] = [Number(from), Number(to)];
  if (Math.abs(low % 2) !== odd) low++;
  if (Math.abs(high % 2) !== odd) high--;
  return `(${low} + ${high})*(${high} - ${low} + 2)/4`;
}

const defaults: Readonly<Record<string, readonly Dimension[]>> = {
  rectangle: ["length", "width"],
  parallelogram: ["base", "height"],
  triangle: ["base", "height"],
  square: ["side"],
  cube: ["side"],
  circle: ["radius"],
  sphere: ["radius"],
  cuboid: ["length", "width", "height"],
  cylinder: ["radius", "height"],
  cone: ["radius", "height"],
};

function wordFigure({ figure, asked, given }: Extract<Ask, { kind: "figure" }>): string {
  const named = given.map(([dimension, value], index) => [
    (dimension === "side" && given.length > 1 ? null : dimension) ??
      defaults[figure]?.[index] ??
      "side",
    value,
  ]);
  const name = figure.replaceAll("-", " ").replace("cuboid", "rectangular prism");
  const legs = named.filter(([dimension]) => dimension === "leg");
  const told =
    legs.length === 2
      ? `legs ${legs.map(([, value]) => value).join(" and ")}`
      : named.map(([dimension, value]) => `${dimension} ${value}`).join(" and ");
  return `Find the ${asked === "surface" ? "surface area" : asked} of a ${name} with ${told}`;
}

/** "0 <= x < 360" as the solver of trigonometric equations is told it. */
function rangeOf(within: string): string {
  const [, low = "", first = "", last = "", high = ""] =
    /^(.+?) ?(<=|<|≤) ?[a-z]+ ?(<=|<|≤) ?(.+)$/i.exec(within) ?? [];
  const end = (sign: string) => (sign === "<" ? "excluded" : "included");
  return `${low} ${end(first)} to ${high} ${end(last)}`;
}
