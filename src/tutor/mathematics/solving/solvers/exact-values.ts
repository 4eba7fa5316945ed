import { decideScalars } from "../../comparing/scalars.ts";
import { exactValue } from "../../canonical.ts";
import type { Expression } from "../../../notation/expression.ts";
import { mentions, rebuild, symbolsOf } from "../../inspect.ts";
import { toTyped } from "../../../notation/print.ts";
import { readMathematics } from "../../../notation/read.ts";
import { fraction, isInteger, toText } from "../../../numbers/rational.ts";
import { degreesOf, tableValue } from "../equations/trigonometry.ts";
import { exponentOf, isEuler, rationalBase } from "../equations/numbers.ts";
import { absolute, integerRoot } from "../exact/integers.ts";
import { surdValue, writeSurd } from "../exact/surd.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** Expressions with logarithms, trigonometric functions and roots of known numbers: log₃ 81, sin 60°, 27^(2/3) + 1. */
export function exactValueOf(text: string): Draft | null {
  const result = readMathematics(text, { functions: [], units: [] });
  if (!result.ok || symbolsOf(result.expression).size > 0) return null;
  const start = result.expression;
  const known = rebuild(start, valueOfCall);
  if (
    mentions(
      known,
      (part) =>
        part.kind === "call" && part.name !== "sqrt" && part.name !== "root" && part.name !== "abs",
    )
  )
    return null;
  const surd = surdValue(known, new Map());
  const shown = toTyped(start);
  if (
    surd === null ||
    !mentions(
      start,
      (part) =>
        (part.kind === "call" && /^(?:sin|cos|tan|log|ln|root)$/.test(part.name)) ||
        rootOf(part) !== null,
    )
  )
    return null;
  const answer = writeSurd(surd);
  const line = toTyped(known);
  const steps = [
    step(
      "known-value",
      "Put in the values known of these functions.",
      "Sustituye los valores conocidos de estas funciones.",
      line,
    ),
  ];
  if (line !== answer) steps.push(step("calculate", "Work it out.", "Calcúlalo.", answer));
  if (decideScalars(start, known).verdict !== "equal") return null;
  return { kind: "exact-value", start: shown, steps, answer, policy: {}, check: { by: "same" } };
}

/** 27^(2/3), and root(27, 3), where the root is a whole number or a fraction; null for others. */
function rootOf(part: Expression): string | null {
  if (part.kind !== "power" && (part.kind !== "call" || part.name !== "root")) return null;
  const isRoot = part.kind === "call";
  const [of, index] = isRoot ? part.args : [part.base, part.exponent];
  const [base, power] = [of, index].map((each) => (each === undefined ? null : exactValue(each)));
  if (!base || !power || (isRoot ? !isInteger(power) : isInteger(power))) return null;
  const [times, degree] = isRoot ? [1n, power.n] : [power.n, power.d];
  const size = times < 0n ? -times : times;
  if (degree < 2n || degree > 12n || size > 12n || (base.n < 0n && degree % 2n === 0n)) return null;
  const [top, bottom] = [absolute(base.n), base.d].map((value) =>
    integerRoot(value, Number(degree)),
  );
  if (top === undefined || bottom === undefined) return null;
  if (top ** degree !== absolute(base.n) || bottom ** degree !== base.d || top === 0n) return null;
  const root = fraction(base.n < 0n ? -top : top, bottom);
  const raised = { n: root.n ** size, d: root.d ** size };
  return toText(times < 0n ? fraction(raised.d, raised.n) : raised);
}

function valueOfCall(part: Expression): Expression {
  const root = rootOf(part);
  const found = root === null ? null : readMathematics(root, { functions: [], units: false });
  if (found?.ok === true) return found.expression;
  if (part.kind !== "call") return part;
  const [first, second] = part.args;
  if (first === undefined) return part;
  const text =
    part.name === "sin" || part.name === "cos" || part.name === "tan"
      ? trigonometric(part.name, first)
      : logarithm(part.name, first, second);
  const result = text === null ? null : readMathematics(text, { functions: [], units: false });
  return result?.ok === true ? result.expression : part;
}

function trigonometric(name: "sin" | "cos" | "tan", of: Expression): string | null {
  const degrees = degreesOf(of);
  return degrees === null ? null : tableValue(name, degrees);
}

function logarithm(name: string, of: Expression, base: Expression | undefined): string | null {
  if (name === "ln") {
    if (isEuler(of)) return "1";
    if (of.kind === "power" && isEuler(of.base)) return toTyped(of.exponent);
    return exactValue(of)?.n === exactValue(of)?.d && exactValue(of) !== null ? "0" : null;
  }
  if (name !== "log") return null;
  const [value, from] = [
    exactValue(of),
    base === undefined ? { n: 10n, d: 1n } : rationalBase(base),
  ];
  const exponent = value === null || from === null ? null : exponentOf(from, value);
  return exponent === null ? null : toText(exponent);
}
