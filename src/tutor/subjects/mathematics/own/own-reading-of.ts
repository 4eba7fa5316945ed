import { oneSign } from "../../../text/one-sign.ts";
import { readMathematics } from "../../../notation/read.ts";
import { unitName } from "../../../mathematics/solving/solvers/measurement.ts";
import { readTasks } from "../../../mathematics/tasks/read-task.ts";
import type { Ask, Given } from "../../../mathematics/tasks/task.ts";
import type { OwnReading, OwnTask } from "../../own-reading.ts";

/** How a problem was read, as it is shown to the one who wrote it. */
export function readingOf(text: string): OwnReading {
  const [read] = readTasks(text);
  const shown = read && asShown(read.ask);
  if (
    !read ||
    !shown ||
    read.givens.some(({ kind }) => kind === "outcome") ||
    ![shown.line, shown.other].every(isReadable)
  )
    return onlyNumbers(text);
  const { task, line, other = "", unknown = null } = shown;
  const within = read.ask.kind === "solve" && read.ask.within !== null ? [read.ask.within] : [];
  const given = [...read.givens.map(lineOf), ...within].join("; ");
  return { task, line, other, unknown, given };
}

type Shown = { task: OwnTask; line: string; other?: string; unknown?: string | null };

const shownAs = (task: OwnTask, line: string, other = ""): Shown => ({ task, line, other });
const listed = (texts: readonly string[]) => texts.join("; ");

function asShown(ask: Ask): Shown | null {
  switch (ask.kind) {
    case "solve":
      return {
        task: "solve",
        line: listed(ask.relations),
        unknown: ask.unknowns.length === 1 ? (ask.unknowns[0] ?? null) : null,
      };
    case "calculate":
    case "simplify":
    case "expand":
    case "factor":
      return shownAs(ask.kind, ask.of);
    case "collect":
      return shownAs("simplify", ask.of);
    case "complete-square":
      return shownAs("completeSquare", ask.of);
    case "differentiate":
      return ask.order === 1 && ask.at === null ? shownAs("differentiate", ask.of) : null;
    case "integrate":
      return ask.bounds === null ? shownAs("integrate", ask.of) : null;
    case "percent-rate":
      return shownAs("percentRate", ask.part, ask.whole);
    case "percent-whole":
      return shownAs("percentWhole", ask.part, `${ask.rate}%`);
    case "percent-change":
      return shownAs(ask.down ? "percentDecrease" : "percentChange", ask.from, ask.to);
    case "change-by-percent":
      return shownAs(ask.up ? "increase" : "decrease", ask.of, `${ask.rate}%`);
    case "write-as":
      return shownAs(
        (
          {
            decimal: "asDecimal",
            percent: "asPercent",
            fraction: "asFraction",
            mixed: "asMixed",
            scientific: "asScientific",
          } as const
        )[ask.form],
        ask.of,
      );
    case "common":
      return shownAs(
        (
          {
            factor: "commonFactor",
            multiple: "commonMultiple",
            denominator: "commonDenominator",
          } as const
        )[ask.what],
        listed(ask.of),
      );
    case "prime-factors":
      return shownAs("primeFactors", ask.of);
    case "prime-factorization":
      return shownAs("primeProduct", ask.of);
    case "is-prime":
      return shownAs(ask.composite ? "isComposite" : "isPrime", ask.of);
    case "divides":
      return shownAs("divides", ask.divisor, ask.number);
    case "remainder":
      return shownAs("remainder", ask.of, ask.by);
    case "round":
      return ask.places >= 0 ? shownAs("round", ask.of, String(ask.places)) : null;
    case "is-true":
      return shownAs("isTrue", ask.statement);
    case "compare":
      return ask.rank === 1 && !ask.choices ? shownAs(ask.size, listed(ask.of)) : null;
    case "sort":
      return shownAs(ask.descending ? "sortDown" : "sortUp", listed(ask.of));
    case "statistic":
      return ask.what === "deviation" || ask.what === "variance"
        ? null
        : shownAs(ask.what, listed(ask.of));
    case "next-term":
      return shownAs("nextTerm", listed(ask.of));
    case "term-at":
      return shownAs("termAt", listed(ask.of), ask.place);
    case "nth-term":
      return shownAs("nthTerm", listed(ask.of));
    case "convert":
      return shownAs("convert", `${ask.value} ${ask.from}`, ask.to);
    case "points":
      return shownAs(ask.what, listed(ask.of));
    case "sum-of-range":
      return ask.which === "all" ? shownAs("sumOfRange", ask.from, ask.to) : null;
    default:
      return everydayAsShown(ask);
  }
}

function everydayAsShown(ask: Ask): Shown | null {
  switch (ask.kind) {
    case "line-part":
      return shownAs(
        (
          {
            slope: "lineSlope",
            intercept: "lineIntercept",
            "x-intercept": "lineCrossing",
          } as const
        )[ask.what],
        ask.of,
      );
    case "quadratic":
      return shownAs(ask.what, ask.of);
    case "divisors":
      return shownAs("divisors", ask.of);
    case "chance":
      return ask.of.length < 3 || ask.wanted.length === 0
        ? null
        : shownAs("chance", listed(ask.wanted), listed(ask.of));
    case "draw":
      return shownAs("chance", listed(ask.wanted), listed(ask.counts));
    case "proportion":
      return { ...shownAs("proportion", ask.from, ask.goesWith), unknown: ask.to };
    case "share":
      return shownAs("share", ask.of, ask.ratio.join(":"));
    case "simplify-ratio":
      return shownAs("simplifyRatio", ask.of.join(":"));
    case "motion":
      return shownAs(
        ({ speed: "speed", distance: "travelled", time: "duration" } as const)[ask.asked],
        listed(ask.given.map(([value, unit]) => `${value} ${unitName(unit)}`)),
      );
    case "angle":
      return shownAs(ask.what === "third" ? "thirdAngle" : ask.what, listed(ask.of));
    case "time-between":
      return shownAs("timeBetween", clockText(ask.from), clockText(ask.to));
    case "time-after":
      return shownAs(
        ask.back ? "timeBefore" : "timeAfter",
        `${ask.wait} ${ask.unit}`,
        clockText(ask.from),
      );
    case "progression":
      return {
        ...shownAs(
          ask.by === "difference" ? "termByDifference" : "termByRatio",
          ask.first,
          ask.step,
        ),
        unknown: ask.place,
      };
    case "fraction-rate":
      return shownAs("fractionRate", ask.part, ask.whole);
    case "before-percent":
      return shownAs(ask.up ? "beforeIncrease" : "beforeDecrease", ask.of, `${ask.rate}%`);
    case "missing-mean":
      return { ...shownAs("missingMean", listed(ask.of), ask.mean), unknown: ask.name };
    case "two-numbers":
      if (ask.size !== null) return null;
      return shownAs(
        ask.by === "difference" ? "sumAndDifference" : "sumAndProduct",
        ask.sum,
        ask.other,
      );
    case "consecutive":
      return ask.which === "all" && ask.size === null
        ? shownAs("consecutive", ask.count, ask.sum)
        : null;
    default:
      return null;
  }
}

/** "(9, 15, 2)" as it is written: "9:15 PM". */
function clockText(time: string): string {
  const [hour = "", minute = "", half] = time.replaceAll(/[()]/g, "").split(", ");
  return `${hour}:${minute}${half === "1" ? " AM" : half === "2" ? " PM" : ""}`;
}

function lineOf(given: Given): string {
  switch (given.kind) {
    case "equations":
      return listed(given.relations);
    case "value":
      return `${given.name} = ${given.of}`;
    case "function":
      return `${given.head} = ${given.of}`;
    case "outcome":
      return given.head;
  }
}

/** Whether each entry can be set as mathematics, or is a name such as a unit. */
function isReadable(line = ""): boolean {
  return line
    .split("; ")
    .every(
      (entry) => entry === "" || /^[\d.,]* ?[a-zµ]+$/i.test(entry) || readMathematics(entry).ok,
    );
}

function onlyNumbers(text: string): OwnReading {
  const numbers = oneSign(text).match(/(?<![\d\p{L}^])-?\d+(?:[.,/]\d+)*\s?%?/gu) ?? [];
  return {
    task: "other",
    line: numbers.map((number) => number.trim()).join("; "),
    other: "",
    unknown: null,
    given: "",
  };
}
