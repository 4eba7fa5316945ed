import { compare } from "../../../numbers/rational.ts";
import { evaluate } from "./evaluate.ts";
import { isArgument } from "./function-arguments.ts";
import type { Relation } from "./spoken-signs.ts";
import type { Token } from "./tokens.ts";

/** Two expressions with a relation between them, as pieces of a sentence. */
export type Statement = {
  left: readonly Token[];
  right: readonly Token[];
  relation: Relation;
  /** The words of the relation; null for a sign. */
  phrase: string | null;
  /** Whether nothing stands before it that could belong to the left side: no word, no blank. */
  first: boolean;
  /** Index of the first token of the left side and after the last one of the right. */
  from: number;
  to: number;
};

/** Words beside a result that neither name nor count anything. */
export const goingOn = new Set(
  (
    "and so because which but then or too here there right correct exactly now when if while for not as that " +
    "in of to from by on at with into en de con a por " +
    "y asi porque pero entonces o tambien aqui ahora cuando si mientras para que ya pues verdad cierto"
  ).split(" "),
);

/** Every statement of the sentence: a = b = c holds two. Words that count things stay with their numbers. */
export function statementsIn(tokens: readonly Token[]): Statement[] {
  const found: Statement[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== "relation") continue;
    const from = sideBefore(tokens, i);
    const to = sideAfter(tokens, i);
    if (from === i || to === i + 1 || !standsAlone(tokens, from, to)) continue;
    found.push({
      left: tokens.slice(from, i),
      right: tokens.slice(i + 1, to),
      relation: token.relation,
      phrase: token.phrase,
      first: from === 0 || tokens[from - 1]?.kind === "comma",
      from,
      to,
    });
  }
  return found;
}

function sideBefore(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && belongs(tokens, from - 1)) from--;
  // A side cannot begin with a word; "the 3" begins with 3.
  while (from < at && tokens[from]?.kind === "word") from++;
  return from;
}

function sideAfter(tokens: readonly Token[], at: number): number {
  let to = at + 1;
  while (to < tokens.length && belongs(tokens, to)) to++;
  return to;
}

/**
 * Whether the outer ends are whole: no dots that go on (0.333…, 1 + 2 + …), and no sign that belongs to a blank
 * or a word before it (_ - 3, the number - 3).
 */
function standsAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, first, after] = [tokens[from - 1], tokens[from], tokens[to]];
  if (after?.kind === "stop" && after.text.startsWith("..")) return false;
  if (before?.kind === "stop" && before.text.startsWith("..")) return false;
  if (isArgument(tokens, from)) return false;
  if (first?.kind !== "sign" || first.sign === "(" || first.sign === "sqrt") return true;
  if (first.sign === "twice" || first.sign === "thrice") return true;
  if (first.sign !== "-") return false;
  if (before === undefined || before.kind === "comma" || before.kind === "relation") return true;
  if (before.kind === "word") return goingOn.has(before.word);
  return before.kind === "stop" && /^[.:;!"“¿¡*•—]/.test(before.text);
}

/** Mathematics, or a word right behind a number: 3 apples + 4 apples. */
function belongs(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  if (token.kind === "number" || token.kind === "sign" || token.kind === "name") return true;
  return token.kind === "word" && tokens[index - 1]?.kind === "number" && !goingOn.has(token.word);
}

/** Words that multiply or divide the number before them, without their plural ending. */
const countingWords = new Set(
  (
    "percent percentage hundred thousand million billion dozen pair couple score half quarter tenth hundredth " +
    "thousandth degree cent remainder r mod modulo por ciento cien mil millon decena docena par medio mitad " +
    "tercio cuarto decimo centesimo milesimo grado resto centavo"
  ).split(" "),
);

/** Whether the statement is certainly false: both sides have exact values and the relation does not hold. */
export function isFalse(statement: Statement): boolean {
  const { relation, phrase } = statement;
  if (relation === "~") return false;
  // "Un número menos 5 da 2": an article, not one number.
  if (hasArticle(statement.left) || hasArticle(statement.right)) return false;
  const left = withoutUnits(statement.left);
  const right = withoutUnits(statement.right);
  if (left === null || right === null) return false;
  const computes = isComputed(left.tokens) || (statement.first && isComputed(right.tokens));
  // "7 × 8 = 54 always": behind a sum in signs a word changes no value, unless it is one that counts by itself.
  const isPlainSum = phrase === null && left.unit === null && isComputed(left.tokens);
  const isCounted = right.unit !== null && (!isPlainSum || countingWords.has(right.unit));
  if (isCounted && right.unit !== left.unit) return false;
  // "One portion is 4/7 kg" measures the portion.
  if (phrase !== null && left.unit !== null && right.unit === null && !isComputed(left.tokens))
    return false;
  // "The 3 is 5 places away", "1 m = 100": a bare number says too little about what is compared.
  if ((phrase !== null || left.unit !== right.unit) && !computes) return false;
  return ([0, 1] as const).every((reading) => {
    const [a, b] = [evaluate(left.tokens, reading), evaluate(right.tokens, reading)];
    return a !== null && b !== null && !orders[relation](compare(a, b));
  });
}

function hasArticle(side: readonly Token[]): boolean {
  return side.some(
    (token, index) => token.kind === "number" && token.weak && side[index + 1]?.kind === "word",
  );
}

function isComputed(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === "sign" && token.sign !== "(" && token.sign !== ")");
}

/** The tokens without what is counted; null where two kinds of things are mixed. */
function withoutUnits(
  side: readonly Token[],
): { tokens: readonly Token[]; unit: string | null } | null {
  let unit: string | null = null;
  for (const [index, token] of side.entries()) {
    if (token.kind !== "word") continue;
    const next = side[index + 1];
    // cm² is another unit than cm.
    if (next?.kind === "sign" && next.sign === "^") return null;
    const named = token.word.replace(/e?s$/, "");
    if (unit !== null && unit !== named) return null;
    unit = named;
  }
  return { tokens: unit === null ? side : side.filter((token) => token.kind !== "word"), unit };
}

/** Whether a relation holds for the order of its sides: negative where the left one is less. */
const orders: Readonly<Record<Exclude<Relation, "~">, (order: number) => boolean>> = {
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
  "<": (order) => order < 0,
  ">": (order) => order > 0,
  "<=": (order) => order <= 0,
  ">=": (order) => order >= 0,
};
