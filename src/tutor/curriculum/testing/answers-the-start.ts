import type { ExpressionItem } from "../../item.ts";
import { evaluatePlainly } from "./evaluate-plainly.ts";

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

/**
 * Whether the key answers the problem's first line, found by putting numbers in and nothing cleverer; null where the line
 * is no calculation or equation ("12, 9, 15", of which the mean is asked).
 */
export function answersTheStart(item: ExpressionItem, skillId: string): boolean | null {
  try {
    return isAnswerOfStart(item, skillId);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isAnswerOfStart(item: ExpressionItem, skillId: string): boolean {
  const start = item.steps[0]?.line ?? "";
  const { expression } = item.key;
  if (skillId === "fractions-compare") return inOrder(expression);
  if (skillId === "derivative-polynomial") return isSlope(item);
  if (item.picture?.kind === "right-triangle" && skillId === "trig-ratios") {
    return near(ratioOf(item.prompt.en, item.picture), evaluatePlainly(expression, {}));
  }
  if (skillId === "exponential-growth" && start.includes("n")) {
    const [period = 0, from = 0, to = 0] = (item.prompt.en.match(/\d+/g) ?? []).map(Number);
    return near(period * Math.log2(to / from), Number(expression));
  }
  if (skillId === "systems-linear") {
    const [x = Number.NaN, y = Number.NaN] = expression.replace(/[()]/g, "").split(",").map(Number);
    return start.split(",").every((equation) => holds(equation, { x, y }));
  }
  if (start.includes("=")) {
    const [unknown = ""] = /[a-z]/.exec(start.replace(/log_/g, "")) ?? [];
    return expression
      .replaceAll(`${unknown} =`, "")
      .split(",")
      .every((root) => holds(start, { [unknown]: evaluatePlainly(root, {}) }));
  }
  const somewhere = { x: 1.3, y: 0.7, a: 1.1, n: 0.9 };
  return near(evaluatePlainly(start, somewhere), evaluatePlainly(expression, somewhere));
}

/** The ratio that the prompt names, from the sides drawn; a leg drawn as "?" is worked out. */
function ratioOf(
  prompt: string,
  sides: { legA: string; legB: string; hypotenuse: string },
): number {
  const hypotenuse = Number(sides.hypotenuse);
  const otherLeg = (leg: string) => Math.sqrt(hypotenuse ** 2 - Number(leg) ** 2);
  const opposite = sides.legA === "?" ? otherLeg(sides.legB) : Number(sides.legA);
  const adjacent = sides.legB === "?" ? otherLeg(sides.legA) : Number(sides.legB);
  if (prompt.includes("\\sin")) return opposite / hypotenuse;
  return prompt.includes("\\cos") ? adjacent / hypotenuse : opposite / adjacent;
}

function holds(equation: string, values: Readonly<Record<string, number>>): boolean {
  const [left = "", right = ""] = equation.split("=");
  return near(evaluatePlainly(left, values), evaluatePlainly(right, values));
}

function inOrder(expression: string): boolean {
  const values = expression.split(/[<>,]/).map((part) => evaluatePlainly(part, {}));
  const ordered = expression.includes(">") ? values.toReversed() : values;
  return ordered.every((value, index) => index === 0 || value > (ordered[index - 1] ?? 0));
}

function isSlope(item: ExpressionItem): boolean {
  const curve = item.picture?.kind === "plot" ? item.picture.functions[0] : undefined;
  const rule = curve ?? item.steps[0]?.line.split("=")[1] ?? "";
  const x = item.picture?.kind === "plot" ? (item.picture.points[0]?.x ?? 0) : 1.3;
  const step = 1e-4;
  const rise = evaluatePlainly(rule, { x: x + step }) - evaluatePlainly(rule, { x: x - step });
  return Math.abs(rise / (2 * step) - evaluatePlainly(item.key.expression, { x })) < 1e-3;
}
