import { type Rational, toText } from "../mathematics/rational.ts";
import { isAlone, isAnnounced } from "./claims.ts";
import { evaluate } from "./evaluate.ts";
import { type SaidBefore, typed } from "./said-before.ts";
import type { Sentence } from "./sentence.ts";
import type { Token } from "./tokens.ts";

const asking =
  /^[^\p{L}]*(?:what|which|how|why|where|can you|could you|qué|que|cuál(?:es)?|cu[aá]nt[oa]s?|cómo|por qué|dónde|puedes)(?!\p{L}).*\?/iu;

/** Whether the sentence asks the student for something: what stands in it is not told. */
export function asksFor({ text }: Sentence): boolean {
  return asking.test(text);
}

/**
 * A value written with brackets only, (3)/(4), or left to be worked out where an answer stands: "the answer is 4 + 4",
 * "x = 2^2", "20 minus 7." What the student saw may be repeated.
 */
export function evaluatesTo(
  sentence: Sentence,
  isKey: (value: Rational) => boolean,
  said: SaidBefore,
): boolean {
  const { tokens } = sentence;
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    const starts =
      first?.kind === "number" ||
      (first?.kind === "sign" && /^(?:[(-]|sqrt|twice|thrice)$/.test(first.sign));
    if (!starts) continue;
    let end = i;
    while (tokens[end]?.kind === "number" || tokens[end]?.kind === "sign") end++;
    const run = tokens.slice(i, end);
    const written = run.every(
      (token, index) =>
        token.kind === "number" ||
        /^[()/]$/.test(typed([token])) ||
        (typed([token]) === "-" && !isOperand(run[index - 1])),
    );
    const bracketed = run.some((token) => token.kind === "sign" && token.sign === "(");
    const tells =
      (written && bracketed) ||
      isAnnounced(i, sentence) ||
      (run.length > 1 && !said.expressions.has(typed(run)) && isGiven(i, end, sentence));
    if (tells) {
      const value = evaluate(run, 0);
      // 9/12 is a step on the way where 18/24 is to be put in lowest terms.
      const isStep = value !== null && written && said.unreduced.has(toText(value));
      if (value !== null && isKey(value) && (!isStep || isAnnounced(i, sentence))) return true;
    }
    i = end;
  }
  return false;
}

/** 70 + 2 is 72 to anybody who can read. */
function isExpanded(run: readonly Token[]): boolean {
  const [ten, plus, one] = run;
  return (
    run.length === 3 &&
    ten?.kind === "number" &&
    one?.kind === "number" &&
    plus?.kind === "sign" &&
    plus.sign === "+" &&
    ten.values[0].n % 10n === 0n &&
    ten.values[0].n > 0n &&
    one.values[0].n < 10n
  );
}

/** Whether a sum stands where an answer does: behind "x =" or "it is", before "gives x", or by itself. */
function isGiven(from: number, to: number, sentence: Sentence): boolean {
  const { tokens } = sentence;
  if (asksFor(sentence)) return false;
  let start = from;
  while (isArticle(tokens[start - 1])) start--;
  const mention = { values: [], from: start, to, weak: false } as const;
  if (isAlone(mention, tokens)) return true;
  if (!isQuick(tokens.slice(from, to))) return false;
  // "Fifty plus thirteen does it"
  const after = tokens[to];
  if (after?.kind === "word" && /^(?:does|do|will|gets|brings|works|takes)$/.test(after.word))
    return true;
  const beforeRun = tokens[start - 1];
  if (
    beforeRun?.kind === "word" &&
    /^(?:so|then|thus|entonces|asi|luego)$/.test(beforeRun.word) &&
    !leadsOn(tokens, to)
  )
    return true;
  const relationBefore = tokens[start - 1];
  // "Is 7 × 8 easier than 8 × 7?"
  if (sentence.question && relationBefore?.kind === "relation" && start === 1) return false;
  if (relationBefore?.kind === "relation" && isExpanded(tokens.slice(from, to))) return true;
  if (isEquated(tokens, start) && !leadsOn(tokens, to)) return true;
  const [relation, name] = [tokens[to], tokens[to + 1]];
  return relation?.kind === "relation" && relation.relation === "=" && name?.kind === "name";
}

/** Two small numbers are worked out at a glance, also a sum of larger ones; 102 · 15/17 is a step that is left. */
function isQuick(run: readonly Token[]): boolean {
  const [first, sign, second] = run;
  const isSum = run.length === 3 && sign?.kind === "sign" && /^[+-]$/.test(sign.sign);
  if (isSum && first?.kind === "number" && second?.kind === "number")
    return [first, second].every(({ values: [{ n, d }] }) => d === 1n && n <= 1000n);
  const numbers = run.flatMap((token) => (token.kind === "number" ? [token.values[0]] : []));
  return numbers.length <= 2 && numbers.every(({ n, d }) => n <= 100n && d <= 12n);
}

/** Whether "it is" or "x =" stands right before. What "becomes" or "is left" is on the way to the answer. */
function isEquated(tokens: readonly Token[], at: number): boolean {
  const [subject, relation] = [tokens[at - 2], tokens[at - 1]];
  if (relation?.kind === "word")
    return /^(?:its|thats|mide|vale|measures|pay|pays|pagas|costs?|cuesta|weighs|pesa|obtienes|obtenemos|get|gets)$/.test(
      relation.word,
    );
  if (relation?.kind !== "relation" || relation.relation !== "=") return false;
  if (subject?.kind === "word")
    return !/^(?:you|we|tu|which|what|que|here|there|all)$/.test(subject.word);
  return subject === undefined || subject.kind === "name" || subject.kind === "stop";
}

/** "8 + 4 = 12" states a sum and does not leave it to be worked out. */
function leadsOn(tokens: readonly Token[], to: number): boolean {
  return tokens[to]?.kind === "relation";
}

function isArticle(token: Token | undefined): boolean {
  return token?.kind === "word" && /^(?:the|la|el|lo)$/.test(token.word);
}

function isOperand(token: Token | undefined): boolean {
  return token?.kind === "number" || (token?.kind === "sign" && token.sign === ")");
}
