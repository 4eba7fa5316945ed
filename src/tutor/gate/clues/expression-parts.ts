import { exactValue } from "../../mathematics/canonical.ts";
import { decideScalars } from "../../mathematics/comparing/scalars.ts";
import type { Expression } from "../../mathematics/expression.ts";
import { isScalar, symbolsOf } from "../../mathematics/inspect.ts";
import { readMathematics } from "../../mathematics/read.ts";
import { readable } from "../readable.ts";
import { runsIn, type SaidBefore, typed, wasSaid } from "../said-before.ts";
import type { Sentence } from "../sentence.ts";
import { tokenize } from "../tokens.ts";

/** Longer sums and products are not put together in the head. */
const partsMax = 4;
/** A sentence with more stretches of mathematics than that is stopped elsewhere. */
const runsMax = 24;

/**
 * Says of one sentence after another whether a reply has told an expression part by part: every term of a sum,
 * or a product read aloud without its brackets. Keeps what was told over the whole reply.
 */
export function createPartsCheck(
  expression: string,
  said: SaidBefore,
): (sentence: Sentence) => boolean {
  const read = readMathematics(expression);
  if (!read.ok || !isScalar(read.expression)) return () => false;
  const aloud = spokenProducts(expression);
  const terms = termsOf(read.expression).filter((term) => !isSaid(term, said));
  const told = new Set<number>();
  return (sentence) => {
    if (sentence.question) return false;
    const runs = [...runsIn(sentence)].slice(0, runsMax);
    if (runs.some((run) => aloud.has(run.replaceAll(" ", "")))) return true;
    if (terms.length > 1) {
      for (const run of runs.filter((each) => each.length < 40)) {
        const value = scalarOf(run);
        if (value === null) continue;
        for (const [index, term] of terms.entries())
          if (decideScalars(value, term).verdict === "equal") told.add(index);
      }
      if (told.size === terms.length) return true;
    }
    return false;
  };
}

function scalarOf(text: string): Expression | null {
  const read = readMathematics(text, { units: false });
  return read.ok && isScalar(read.expression) ? read.expression : null;
}

/** The terms of a sum with letters; none for anything else. */
function termsOf(expression: Expression): readonly Expression[] {
  const isSum = expression.kind === "sum" && symbolsOf(expression).size > 0;
  return isSum && expression.terms.length <= partsMax ? expression.terms : [];
}

function isSaid(term: Expression, said: SaidBefore): boolean {
  const value = exactValue(term);
  if (value !== null) return wasSaid(value, said);
  return [...said.expressions].slice(0, runsMax).some((run) => {
    const other = run.length < 40 ? scalarOf(run) : null;
    return other !== null && decideScalars(other, term).verdict === "equal";
  });
}

/** What a product of brackets is called when it is read aloud: "x + 3 * x + 4", in either order. */
function spokenProducts(expression: string): ReadonlySet<string> {
  const written = typed(tokenize(readable(expression))).replaceAll(" ", "");
  const factors = [...written.matchAll(/\(([^()]+)\)/g)].map(([, inner = ""]) => inner);
  if (factors.length !== 2 || written.replaceAll(/\([^()]+\)|\*/g, "") !== "") return new Set();
  const [a = "", b = ""] = factors;
  return new Set([`${a}*${b}`, `${b}*${a}`]);
}
