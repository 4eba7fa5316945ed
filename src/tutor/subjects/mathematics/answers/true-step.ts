import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import { compareExpressions } from "../../../mathematics/equivalence.ts";
import type { Expression } from "../../../notation/expression.ts";
import { readMathematics } from "../../../notation/read.ts";
import { toLatex } from "../../../notation/print.ts";
import type { MarkingReceipt } from "../../../items/receipt.ts";
import { symbolsOf } from "../../../mathematics/inspect.ts";
import { substitute } from "../../../mathematics/substitute.ts";
import { readingIn } from "../../../text/reading-in.ts";

/**
 * Whether a line is not the answer yet but a true step towards it: a sum still to be worked out that has the
 * right value, a calculation that comes out as it says, or an equation that the answer satisfies. Only what can be shown true counts; everything else
 * is marked as an answer.
 */
export function isTrueStep(
  item: ExpressionItem,
  text: string,
  receipt: MarkingReceipt,
  locale: Locale,
): boolean {
  const given = read(text, locale);
  const key = read(item.key.expression);
  if (!given || !key) return false;
  const said = valueOf(given);
  // "25 m" reads as a product where m could be a letter, and is done all the same.
  const isStillToDo =
    isPlainNumber(valueOf(key)) && symbolsOf(said).size === 0 && isUnfinished(said);
  if (receipt.outcome !== "wrong" && isRange(key) && isRangeToFind(given)) return true;
  if (receipt.outcome === "right") return isStillToDo;
  if (receipt.outcome === "right-value-wrong-form" && isStillToDo) return true;
  if (isUnfinishedFormula(given, key)) return true;
  // "(2x^3)^2 = 4x^6": part of the work, whatever the problem is.
  if ((given.kind === "and" ? given.parts : [given]).every(isIdentity)) return true;
  // "1/2 = 3/6 y 1/3 = 2/6", "84 = 2 · 42 = 2 · 2 · 21"
  if (given.kind === "and")
    return given.parts.every(isTrueEquality) || isChainTo(item, given.parts, key);
  // "4 = 2 · 2, 6 = 2 · 3"
  if (given.kind === "list" && given.items.length > 1 && given.items.every(isTrueEquality))
    return true;
  if (given.kind !== "relation" || given.operator !== "=") return false;
  if (symbolsOf(given).size === 0) return isTrueCalculation(given);
  return holdsForKey(item, given, key);
}

/** "2x^2 + 7x + 3 = (2x + 1)(x + 3) = 0": the same expression in other forms, and at its end the equation that the key solves. */
function isChainTo(item: ExpressionItem, parts: readonly Expression[], key: Expression): boolean {
  const last = parts.at(-1);
  return (
    last?.kind === "relation" &&
    last.operator === "=" &&
    parts.slice(0, -1).every(isIdentity) &&
    holdsForKey(item, last, key)
  );
}

/** Whether every solution that the key gives makes an equation in its letters true, which does not only repeat it. */
function holdsForKey(
  { key: { policy } }: ExpressionItem,
  given: Expression & { kind: "relation" },
  key: Expression,
): boolean {
  const named = valuesByName(key);
  if (named) {
    const names = [...symbolsOf(given)];
    const isKnown = names.length > 0 && names.every((name) => named.has(name));
    if (!isKnown || names.some((name) => isSolved(given, name))) return false;
    const side = (of: Expression) =>
      names.reduce((sum, name) => substitute(sum, name, named.get(name) ?? sum), of);
    return compareExpressions(side(given.left), side(given.right)).equal;
  }
  const unknown = policy.variable ?? nameOf(key) ?? loneSymbol(given);
  if (!unknown || !symbolsOf(given).has(unknown) || isSolved(given, unknown)) return false;
  return rootsOf(key).every((root) => {
    const value = root.kind === "quantity" ? root.value : root;
    const left = substitute(given.left, unknown, value);
    const right = substitute(given.right, unknown, value);
    return compareExpressions(left, right).equal;
  });
}

/** "-8 or 8": whether a text offers several numbers, one or the other, where the key is one. */
export function namesSeveral(item: ExpressionItem, text: string, locale: Locale): boolean {
  const given = read(text, locale);
  const key = read(item.key.expression);
  return (
    given?.kind === "or" &&
    key !== null &&
    rootsOf(key).length === 1 &&
    given.parts.every((part) => isPlainNumber(valueOf(part)))
  );
}

/** What a key says of several letters together: "n = 22, p = 14"; null where it says it of one. */
function valuesByName(key: Expression): ReadonlyMap<string, Expression> | null {
  const parts =
    key.kind === "list" || key.kind === "set" ? key.items : key.kind === "and" ? key.parts : [];
  const named = new Map<string, Expression>();
  for (const part of parts) {
    if (part.kind !== "relation" || part.operator !== "=" || part.left.kind !== "symbol")
      return null;
    named.set(part.left.name, part.right);
  }
  return named.size > 1 && named.size === parts.length ? named : null;
}

/**
 * Whether a line is an equation on the way where values are asked for: it has letters, and does not say what one of them
 * is. It is working, true or not, and never the answer.
 */
export function isOnTheWay(item: ExpressionItem, text: string, locale: Locale): boolean {
  const given = read(text, locale);
  const key = read(item.key.expression);
  if (!given || !key) return false;
  if (isRange(key)) return isRangeToFind(given);
  const wanted = symbolsOf(key);
  // "5 = 2(1) + b", where a line is asked for: a letter of the work, not of the answer.
  if (rootsOf(key).some((root) => symbolsOf(root).size > 0))
    return (
      isEquation(key) &&
      isEquation(given) &&
      [...symbolsOf(given)].some((name) => !wanted.has(name))
    );
  const lines = given.kind === "and" ? given.parts : [given];
  const areEquations = lines.every((line) => line.kind === "relation" && line.operator === "=");
  if (!areEquations || symbolsOf(given).size === 0) return false;
  // "A = 6 · 10 / 2 = 60 / 2"
  if (lines.length > 1) return !lines.every(assigns);
  return !assigns(given);
}

function isEquation(line: Expression): boolean {
  return line.kind === "relation" && line.operator === "=";
}

function isRange(line: Expression): boolean {
  return line.kind === "relation" && ["<", ">", "<=", ">="].includes(line.operator);
}

/** "2x < 10" does not say yet where its letter lies, as "x < 5" and "5 > x" do. */
function isRangeToFind(line: Expression): boolean {
  return isRange(line) && symbolsOf(line).size > 0 && !isRangeFound(line);
}

function isRangeFound(line: Expression): boolean {
  if (line.kind !== "relation") return false;
  const [left, right] = [line.left, line.right];
  return (
    (left.kind === "symbol" && symbolsOf(right).size === 0) ||
    (right.kind === "symbol" && symbolsOf(left).size === 0)
  );
}

/** Whether a line says what a letter is. */
function assigns(line: Expression): boolean {
  return line.kind === "relation" && [...symbolsOf(line)].some((name) => isSolved(line, name));
}

/** "A = 3.14 · 3^2", "F = m·a = 4 · 3": what a name stands for, still to be worked out, with the value of the key. */
function isUnfinishedFormula(given: Expression, key: Expression): boolean {
  const last = given.kind === "and" ? given.parts.at(-1) : given;
  if (last?.kind !== "relation" || last.operator !== "=" || last.left.kind === "number")
    return false;
  const asked = valueOf(key);
  return (
    symbolsOf(last.right).size === 0 &&
    isUnfinished(last.right) &&
    isPlainNumber(asked) &&
    compareExpressions(last.right, asked.kind === "quantity" ? asked.value : asked).equal
  );
}

/** The only letter of an equation; null where it has several or none. */
function loneSymbol(given: Expression): string | null {
  const [first, ...others] = symbolsOf(given);
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * Whether nothing is left to do on a value: it is a number without a fraction, stands as the key does ("35/100" is not yet
 * 7/20), or is several values, which people write as they like.
 */
export function isWorkedOut(text: string, { key }: ExpressionItem, locale: Locale): boolean {
  const [given, wanted] = [read(text, locale), read(key.expression)];
  if (!given || !wanted) return false;
  if (["list", "and", "or", "set"].includes(wanted.kind)) return true;
  const last = given.kind === "and" ? given.parts.at(-1) : given;
  const value = last && bare(valueOf(last));
  if (!value) return false;
  const isNumber = isPlainNumber(value) && value.kind !== "quotient";
  return isNumber || toLatex(value) === toLatex(bare(valueOf(wanted)));
}

/** Whether a line is a calculation whose outcome stands neither in the problem nor in any step of its solution. */
export function isSumElsewhere(item: ExpressionItem, text: string, locale: Locale): boolean {
  const given = read(text, locale);
  if (given && isIdentity(given)) return isOfNoStep(item, given);
  if (given?.kind !== "relation" || symbolsOf(given).size > 0) return false;
  const outcome = /-?\d+(?:[.,]\d+)?(?!.*\d)/u.exec(text)?.[0];
  const told = [item.prompt[locale], ...item.steps.map(({ line }) => line)].join(" ");
  const numbers: readonly string[] = told.match(/\d+(?:[.,]\d+)?/gu) ?? [];
  return item.steps.length > 0 && outcome !== undefined && !numbers.includes(outcome);
}

/** Whether what an identity begins with is neither the expression of the problem nor a piece of it or of any step. */
function isOfNoStep({ steps }: ExpressionItem, given: Expression): boolean {
  const start = read(steps[0]?.line ?? "");
  if (given.kind !== "relation" || !start || start.kind === "relation") return false;
  if (compareExpressions(given.left, start).equal) return false;
  const bareOf = (latex: string) => latex.replaceAll(/[\s{}]|\\left|\\right|\\cdot/gu, "");
  const piece = bareOf(toLatex(given.left));
  const lines = steps.flatMap(({ line }) => read(line) ?? []);
  return !lines.some((line) => bareOf(toLatex(line)).includes(piece));
}

/** Without its unit. */
function bare(expression: Expression): Expression {
  return expression.kind === "quantity" ? expression.value : expression;
}

/** "24 / 4 = 6": both sides are numbers, and the same. */
export function isTrueCalculation(given: Expression): boolean {
  return (
    given.kind === "relation" &&
    given.operator === "=" &&
    symbolsOf(given).size === 0 &&
    given.left.kind !== "number" &&
    compareExpressions(given.left, given.right).equal
  );
}

/** One side is a calculation, and the other comes to the same: "84 = 2 · 42". */
function isTrueEquality(given: Expression): boolean {
  return (
    given.kind === "relation" &&
    given.operator === "=" &&
    symbolsOf(given).size === 0 &&
    !(isPlainNumber(given.left) && isPlainNumber(given.right) && given.left.kind === "number") &&
    compareExpressions(given.left, given.right).equal
  );
}

/** Both sides have letters and are the same for every value of them; "x = x" says nothing. */
function isIdentity(given: Expression): boolean {
  return (
    given.kind === "relation" &&
    given.operator === "=" &&
    symbolsOf(given.left).size > 0 &&
    symbolsOf(given.right).size > 0 &&
    given.left.kind !== "symbol" &&
    toLatex(given.left) !== toLatex(given.right) &&
    compareExpressions(given.left, given.right).equal
  );
}

function read(text: string, locale: Locale = "en"): Expression | null {
  const result = readMathematics(text, readingIn(locale));
  return result.ok ? result.expression : null;
}

/** The value of "x = 5" is 5; anything else is its own value. */
function valueOf(expression: Expression): Expression {
  return expression.kind === "relation" && expression.operator === "="
    ? expression.right
    : expression;
}

function nameOf(expression: Expression): string | null {
  if (expression.kind === "or" || expression.kind === "and")
    return expression.parts[0] ? nameOf(expression.parts[0]) : null;
  if (expression.kind !== "relation" || expression.left.kind !== "symbol") return null;
  return expression.left.name;
}

/** The values that the key gives to its unknown. */
function rootsOf(key: Expression): Expression[] {
  if (key.kind === "list" || key.kind === "set") return key.items.map(valueOf);
  if (key.kind === "or" || key.kind === "and") return key.parts.map(valueOf);
  return [valueOf(key)];
}

/** "x = 3" and "3 = x" claim a solution; they are answers, not steps. */
function isSolved(given: Expression & { kind: "relation" }, unknown: string): boolean {
  const isUnknown = (side: Expression) => side.kind === "symbol" && side.name === unknown;
  return (
    (isUnknown(given.left) && symbolsOf(given.right).size === 0) ||
    (isUnknown(given.right) && symbolsOf(given.left).size === 0)
  );
}

/** A number as an answer is written: 5, -5, 0.5, 3/4, 2 1/2, 15 %. */
function isPlainNumber(expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
      return true;
    case "negative":
    case "percent":
      return isPlainNumber(expression.of);
    case "quotient":
      return [expression.numerator, expression.denominator].every(
        (part) => isPlainNumber(part) && !(part.kind === "number" && part.written === "decimal"),
      );
    case "quantity":
      return isPlainNumber(expression.value);
    default:
      return false;
  }
}

/** Whether there is still something to work out. */
function isUnfinished(expression: Expression): boolean {
  return (
    ["sum", "product", "power", "quotient", "call"].includes(expression.kind) &&
    !isPlainNumber(expression)
  );
}
