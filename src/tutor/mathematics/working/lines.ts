import { normaliseWords } from "../../text/answer-words.ts";
import type { Expression, ReadProblem } from "../../notation/expression.ts";
import { isScalar, rebuild, symbolsOf } from "../inspect.ts";
import { readMathematics, type ReadOptions } from "../../notation/read.ts";
import { derivativeNode, derivativeOperand, withPrimes } from "./derivative-lines.ts";

/** What a line states, one statement after another: "2x = 4 → x = 2" holds two. Empty where it is only words. */
export type LineReading =
  | { ok: true; statements: readonly Expression[] }
  | { ok: false; problem: ReadProblem };

/** Words that only join one statement to the next. */
const joining =
  /^\s*(?:so|then|thus|hence|therefore|which means|that means|this gives|we get|i get|and so|finally|now|as|since|because|check|answer|solve|simplify|expand|factori[sz]e|factor|compute|calculate|evaluate|work out|differentiate|what is|resuelve|simplifica|desarrolla|factoriza|calcula|deriva|cuánto es|entonces|luego|así que|asi que|por (?:lo )?tanto|de modo que|es decir|queda|resulta|me queda|finalmente|como|porque|ahora|comprobación|comprobacion|respuesta|resultado)\b[\s,:]*/iu;
/** An arrow or "therefore" between statements. */
const arrows =
  /\s*(?:\\(?:Long)?[rR]ightarrow|\\implies|\\iff|\\to(?![a-z])|\\therefore|⇒|⟹|→|⟶|⇔|∴|=>(?!=)|-+>|,?\s+(?:so|then|thus|hence|therefore|entonces|luego|así que|asi que|por (?:lo )?tanto)(?![\p{L}]))\s*/giu;
/** A remark behind the mathematics: "(divide by 2)", "// resto 3", "because …". */
const remark = /\s*(?:\/\/.*|[([](?=[^()[\]]*\p{L}{3})[^()[\]=]*[)\]])\s*[.;]?\s*$/u;
/** A label before the mathematics: "Step 2:", "Resto 3 en los dos lados:". */
const label = /^[^=<>]*\p{L}{3}[^=<>:]*:\s*(?=\S)/u;
/** 3/4 ÷ 2/5 and 3/4 : 2/5 divide one fraction by the other. */
const fractionOverFraction = /(\d+\s*\/\s*\d+)\s*(?:÷|:|\\div)\s*(\d+\s*\/\s*\d+)/g;
/** x1 = … and x_2 = … are two values of x. */
const numberedRoot = /(?<![\p{L}\d])(\p{L})_?\{?[12₁₂]\}?\s*=(?!=)/gu;
const percentOf = /(%)\s*(?:of|de|del)\s+/gi;

/**
 * The ways a line can be read, the likeliest first: as it stands, with a decimal comma, with a Spanish "y"
 * between two equations, and with x1 and x2 as values of x. A line is wrong only where it is wrong in all of them.
 */
export function readLine(
  text: string,
  options: Pick<ReadOptions, "decimalComma"> = {},
): LineReading[] {
  const commas = /\d,\d/.test(text) && options.decimalComma !== true;
  const readings = [readAs(text, options)];
  if (commas) readings.push(readAs(text, { decimalComma: true }));
  const divided = text.replaceAll(fractionOverFraction, "($1) / ($2)");
  if (divided !== text) readings.unshift(readAs(divided, options));
  const split = text.replaceAll(
    /(=[^=]*?[\p{L}\d)])\s+(?:y|and)\s+(?=[\p{L}\d(][^=]*=)/giu,
    (_, equation: string) => `${equation}; `,
  );
  if (split !== text) readings.push(readAs(split, options));
  const unnumbered = text.replaceAll(numberedRoot, "$1 =");
  if (unnumbered !== text) readings.push(readAs(unnumbered, options));
  return readings;
}

function readAs(text: string, options: Pick<ReadOptions, "decimalComma">): LineReading {
  const statements: Expression[] = [];
  const whole = readPart(text, options);
  // An arrow may be part of what the reader knows, and the place of a failure counts in the whole line.
  if (whole.ok && !arrowsIn(text)) return whole;
  const parts = text.split(arrows);
  if (parts.length === 1) return whole;
  for (const part of parts) {
    if (part.trim() === "") continue;
    const read = readPart(part, options);
    if (!read.ok) {
      const at = text.indexOf(part) + read.problem.at;
      return { ok: false, problem: { ...read.problem, at } };
    }
    statements.push(...read.statements);
  }
  return { ok: true, statements };
}

function arrowsIn(text: string): boolean {
  return text.split(arrows).filter((part) => part.trim() !== "").length > 1;
}

function readPart(text: string, options: Pick<ReadOptions, "decimalComma">): LineReading {
  // "= 2/3" goes on from the line above.
  const margin = /^\s*(?:=(?!=)|\\Rightarrow|⇒|→|∴)?\s*/u.exec(text)?.[0].length ?? 0;
  const body = text.slice(margin);
  const first = attempt(body, margin, options);
  if (first.ok && first.statements.length > 0) return first;
  const plain = body.replace(joining, "").replace(label, "").replace(remark, "");
  if (plain !== body && plain.trim() !== "") {
    const second = attempt(plain, margin, options);
    if (second.ok) return second;
  }
  return first;
}

function attempt(
  text: string,
  margin: number,
  options: Pick<ReadOptions, "decimalComma">,
): LineReading {
  const derivative = readDerivative(text, options);
  if (derivative) return derivative;
  const read = readMathematics(withPrimes(text.replaceAll(percentOf, "$1 * ")), options);
  if (!read.ok) return { ok: false, problem: { ...read.problem, at: read.problem.at + margin } };
  return { ok: true, statements: statementsOf(rebuild(read.expression, asWritten)) };
}

/** x(x − 5) is no function of itself, and 6 : 2 is a division where it is reckoned with. */
function asWritten(e: Expression): Expression {
  if (e.kind !== "call") return e;
  const [first, second] = e.args;
  if (e.name === "ratio" && first && second)
    return { kind: "quotient", numerator: first, denominator: second };
  const isProduct = e.args.length === 1 && first && symbolsOf(first).has(e.name);
  return isProduct ? { kind: "product", factors: [{ kind: "symbol", name: e.name }, first] } : e;
}

/** "d/dx(x³) = 3x²" and "(x³)' = 3x²"; null for anything else. */
function readDerivative(
  text: string,
  options: Pick<ReadOptions, "decimalComma">,
): LineReading | null {
  const found = derivativeOperand(text);
  if (!found) return null;
  const operand = readMathematics(found.operand, options);
  if (!operand.ok || !isScalar(operand.expression)) return null;
  const derivative = derivativeNode(operand.expression, found.variable);
  if (found.rest === "") return { ok: true, statements: [derivative] };
  const rest = readMathematics(found.rest, options);
  if (!rest.ok) return null;
  const tail = statementsOf(rest.expression);
  const [first] = tail;
  const right = first?.kind === "relation" ? first.left : first;
  if (!right || !isScalar(right)) return null;
  const link: Expression = { kind: "relation", operator: "=", left: derivative, right };
  return { ok: true, statements: [link, ...(first?.kind === "relation" ? tail : [])] };
}

/** A system is read as its equations one by one; alternatives and inequalities that hold together stay one. */
function statementsOf(e: Expression): Expression[] {
  if (e.kind === "words") return normaliseWords(e.text) === "no solution" ? [e] : [];
  if (e.kind === "and" && !isCompound(e.parts)) return e.parts.flatMap(statementsOf);
  if (e.kind === "list" && symbolsOf(e).size > 1 && e.items.every(isRelation)) return [...e.items];
  return [e];
}

function isCompound(parts: readonly Expression[]): boolean {
  return parts.every((part) => part.kind === "relation" && /^(?:[<>]=?|!=)$/.test(part.operator));
}

function isRelation(e: Expression): boolean {
  return e.kind === "relation";
}
