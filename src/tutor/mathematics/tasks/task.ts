/** Mathematics as it is typed, known to be readable. */
export type Notation = string;

/** What an ordinal counts from. */
export type Size = "greatest" | "smallest";

/** A figure of school geometry that a task may be about. */
export type Figure =
  | "square"
  | "rectangle"
  | "circle"
  | "triangle"
  | "trapezoid"
  | "rhombus"
  | "parallelogram"
  | "cube"
  | "cuboid"
  | "cylinder"
  | "cone"
  | "sphere"
  | "right-triangle"
  | "equilateral";

/** What is asked of a figure, and what is given of it. */
export type Dimension =
  | "area"
  | "perimeter"
  | "volume"
  | "surface"
  | "diagonal"
  | "side"
  | "length"
  | "width"
  | "height"
  | "base"
  | "radius"
  | "diameter"
  | "hypotenuse"
  | "leg";

/** What is told or asked of something that moves evenly. */
export type Motion = "distance" | "time" | "speed";

/** What is to be done. There is no text in it: only mathematics and names. */
export type Ask =
  | {
      kind: "solve";
      relations: readonly Notation[];
      unknowns: readonly string[];
      /** Where the unknown is looked for: "0 <= x < 360". */
      within: Notation | null;
    }
  | { kind: "calculate"; of: Notation }
  | { kind: "simplify"; of: Notation; assumes: "positive" | null }
  | { kind: "expand" | "factor" | "collect" | "complete-square"; of: Notation }
  | { kind: "differentiate"; of: Notation; by: string | null; order: number; at: Notation | null }
  | {
      kind: "integrate";
      of: Notation;
      by: string | null;
      bounds: readonly [Notation, Notation] | null;
    }
  | { kind: "percent-rate"; part: Notation; whole: Notation }
  | { kind: "percent-whole"; rate: Notation; part: Notation }
  | { kind: "percent-change"; from: Notation; to: Notation; down: boolean }
  | { kind: "change-by-percent"; of: Notation; rate: Notation; up: boolean }
  | {
      kind: "write-as";
      of: Notation;
      form: "decimal" | "percent" | "fraction" | "mixed" | "scientific";
    }
  | {
      kind: "common";
      what: "factor" | "multiple" | "denominator";
      of: readonly Notation[];
    }
  | { kind: "prime-factors" | "prime-factorization"; of: Notation }
  | { kind: "is-prime"; of: Notation; composite: boolean }
  | { kind: "divides"; divisor: Notation; number: Notation }
  | { kind: "remainder"; of: Notation; by: Notation }
  | { kind: "round"; of: Notation; places: number }
  | { kind: "nearest-root"; of: Notation; degree: number }
  | { kind: "digit"; of: Notation; place: string }
  | { kind: "is-true"; statement: Notation }
  | { kind: "compare"; of: readonly Notation[]; size: Size; rank: number; choices: boolean }
  | { kind: "closest"; to: Notation; of: readonly Notation[]; choices: boolean }
  | { kind: "sort"; of: readonly Notation[]; descending: boolean }
  | {
      kind: "statistic";
      what: "mean" | "median" | "mode" | "range" | "deviation" | "variance";
      of: readonly Notation[];
    }
  | { kind: "next-term"; of: readonly Notation[] }
  | { kind: "term-at"; of: readonly Notation[]; place: Notation }
  | { kind: "nth-term"; of: readonly Notation[]; name: string }
  | { kind: "convert"; value: Notation; from: string; to: string }
  | { kind: "points"; what: "distance" | "midpoint" | "slope"; of: readonly Notation[] }
  | {
      kind: "line";
      through: readonly Notation[];
      slope: Notation | null;
      along: { how: "parallel" | "perpendicular"; to: Notation } | null;
    }
  /** Of a line by its equation. */
  | { kind: "line-part"; what: "slope" | "intercept" | "x-intercept"; of: Notation }
  /** Of a quadratic function or equation. */
  | { kind: "quadratic"; what: "vertex" | "discriminant"; of: Notation }
  | { kind: "divisors"; of: Notation }
  /** Some of so many outcomes of which each is as likely as the others. */
  | { kind: "chance"; wanted: readonly Notation[]; of: readonly Notation[] }
  /** One is drawn from so many of each kind. */
  | { kind: "draw"; wanted: readonly Notation[]; counts: readonly Notation[] }
  | { kind: "tangent"; curve: Notation; at: Notation }
  | {
      kind: "figure";
      figure: Figure;
      asked: Dimension;
      given: readonly (readonly [Dimension | null, Notation])[];
      /** What stands for π: "3.14", "22/7". */
      pi?: Notation;
    }
  | { kind: "sum-of-range"; from: Notation; to: Notation; which: "all" | "even" | "odd" }
  | { kind: "base"; number: string; from: number; to: number }
  | { kind: "sum-in-base"; of: string; base: number }
  | { kind: "coefficient"; of: Notation; inside: Notation }
  | { kind: "coefficient-in-form"; of: Notation; form: Notation; name: string }
  | { kind: "function"; what: "domain" | "inverse"; of: Notation }
  /** `goesWith` goes with `from`; as much in proportion goes with `to`. */
  | { kind: "proportion"; from: Notation; goesWith: Notation; to: Notation }
  | { kind: "share"; of: Notation; ratio: readonly Notation[] }
  | { kind: "simplify-ratio"; of: readonly Notation[] }
  /** The third of distance, time and speed: two numbers with their units are given, and maybe the unit of the third. */
  | {
      kind: "motion";
      asked: Motion;
      unit: string | null;
      given: readonly (readonly [Notation, string])[];
    }
  /** Angles in degrees: what makes them a right angle, a straight one, a triangle. */
  | { kind: "angle"; what: "complement" | "supplement" | "third"; of: readonly Notation[] }
  /** Times as "(hour, minute, half)": half 1 for AM, 2 for PM, 0 where none is told. */
  | { kind: "time-between"; from: Notation; to: Notation; inMinutes: boolean; nextDay?: boolean }
  | { kind: "time-after"; from: Notation; wait: Notation; unit: string; back: boolean }
  | {
      kind: "progression";
      by: "difference" | "ratio";
      first: Notation;
      step: Notation;
      place: Notation;
    }
  | { kind: "fraction-rate"; part: Notation; whole: Notation }
  /** What was there before it went up or down by a percentage. */
  | { kind: "before-percent"; of: Notation; rate: Notation; up: boolean }
  /** One of the entries is the letter that is looked for. */
  | { kind: "missing-mean"; of: readonly Notation[]; name: string; mean: Notation }
  | {
      kind: "two-numbers";
      sum: Notation;
      by: "difference" | "product";
      other: Notation;
      size: Size | null;
    }
  | {
      kind: "consecutive";
      count: Notation;
      sum: Notation;
      which: "all" | "even" | "odd";
      size: Size | null;
    };

/** What a text says before it asks. */
export type Given =
  | { kind: "equations"; relations: readonly Notation[] }
  | { kind: "value"; name: string; of: Notation }
  | { kind: "function"; head: Notation; of: Notation }
  /** A name for what another task comes to. */
  | { kind: "outcome"; head: Notation; of: Ask };

/** A problem as it was read. */
export type Task = { givens: readonly Given[]; ask: Ask };
