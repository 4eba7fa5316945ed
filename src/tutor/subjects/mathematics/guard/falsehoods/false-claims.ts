import { type SaidBefore, statementText } from "../said-before.ts";
import { readSentence, type Sentence } from "../sentence.ts";
import { isFalse, statementsIn } from "../statements.ts";
import type { Relation } from "../../../../mathematics/working/roots.ts";
import { algebraClaims, equationsSaid, relationsIn } from "./algebra-claims.ts";
import type { Claim } from "./claim.ts";
import { type ClaimText, claimTextOf } from "./claim-text.ts";
import { numberProperties } from "./number-properties.ts";
import { claimsByPatterns } from "./patterns.ts";
import { statesFalseRule } from "./rules/false-rules.ts";
import {
  affirms,
  hasRest,
  isAsked,
  isDenied,
  isSupposed,
  isTakenForGranted,
  type Span,
} from "./stance.ts";
import { unitFacts } from "./unit-facts.ts";
import { wordSums } from "./word-sums.ts";

const patterns = [...wordSums, ...numberProperties, ...unitFacts];

/**
 * Says of one sentence after another whether it states something false of numbers, rather than asking about it, denying
 * it, supposing it or repeating what the student said without saying yes to it. What was said is read when first needed.
 */
export function createFalsehoodCheck(said: SaidBefore): (sentence: Sentence) => boolean {
  let context: Context | null = null;
  return (sentence) => {
    if (hasFalseStatement(sentence, said) || statesFalseRule(sentence)) return true;
    const text = claimTextOf(sentence.tokens);
    if (text.operands.length === 0) return false;
    context ??= contextOf(said);
    const { claims, problem } = context;
    return falseClaims(text, sentence, problem).some(
      (claim) => !claims.has(claim.text) || affirms(sentence),
    );
  };
}

/** What the student saw or wrote, as claims, and the equations of the problem at hand. */
type Context = { claims: ReadonlySet<string>; problem: readonly Relation[] };

function contextOf({ texts }: SaidBefore): Context {
  const read = texts.map((text) => claimTextOf(readSentence(text).tokens));
  const claims = read.flatMap((text) => [
    ...claimsByPatterns(text, patterns),
    ...algebraClaims(text, []),
    ...equationsSaid(text),
  ]);
  const [problem] = read;
  return {
    claims: new Set(claims.map((claim) => claim.text)),
    problem: problem ? relationsIn(problem) : [],
  };
}

/** False statements in signs: 3 + 4 = 8. */
function hasFalseStatement(sentence: Sentence, said: SaidBefore): boolean {
  return statementsIn(sentence.tokens).some((statement) => {
    const last = statement.right.findLast((token) => token.kind !== "word");
    const span = { at: statement.left[0]?.at ?? 0, end: last?.end ?? 0 };
    const isQuoted = said.statements.has(statementText(statement)) && !affirms(sentence);
    return isFalse(statement) && isStated(span, sentence) && !isQuoted;
  });
}

/** The false claims that are made in words, or about expressions with letters. */
function falseClaims(text: ClaimText, sentence: Sentence, problem: readonly Relation[]): Claim[] {
  const inAlgebra = algebraClaims(text, problem).filter(
    (claim) => !claim.holds && !isSupposed(claim, sentence),
  );
  // Without a word nothing is said that the signs do not say.
  const hasWords = /[a-z]{2}/.test(text.text);
  const inWords = hasWords ? claimsByPatterns(text, patterns).filter(({ holds }) => !holds) : [];
  return [...inWords, ...inAlgebra].filter((claim) => isStated(claim, sentence));
}

function isStated(span: Span, sentence: Sentence): boolean {
  if (hasRest(span, sentence)) return false;
  return (
    isTakenForGranted(span, sentence) || !(isAsked(span, sentence) || isDenied(span, sentence))
  );
}
