import type { Locale } from "#shared/locale.ts";
import type { SealedKey } from "../item.ts";
import { createLeakCheck } from "./answer-leak.ts";
import { statementText, type SaidBefore } from "./said-before.ts";
import { foldText, type Sentence } from "./sentence.ts";
import { isFalse, statementsIn, type Statement } from "./statements.ts";
import { isUnsafe } from "./unsafe-sentence.ts";

/** Why a reply is stopped. */
export type StopReason = "answer" | "false-mathematics" | "unsafe-word" | "too-long";

/** Judges one held sentence after another: why it must not be shown, or null. */
export type Judge = (sentence: Sentence) => Exclude<StopReason, "too-long"> | null;

/** A judge for one reply. `key` is null where nothing is sealed. */
export function createJudge(key: SealedKey | null, said: SaidBefore, locale: Locale): Judge {
  const leaks = key === null ? () => false : createLeakCheck(key, said, locale);
  return (sentence) => {
    if (isUnsafe(sentence)) return "unsafe-word";
    if (leaks(sentence)) return "answer";
    return statesFalsehood(sentence, said) ? "false-mathematics" : null;
  };
}

/** Whether the sentence states something false, rather than asking about it, quoting it or denying it. */
function statesFalsehood(sentence: Sentence, said: SaidBefore): boolean {
  return statementsIn(sentence.tokens).some(
    (statement) =>
      isFalse(statement) &&
      !isAsked(statement, sentence) &&
      !isDenied(statement, sentence) &&
      !(said.statements.has(statementText(statement)) && !affirms(sentence)),
  );
}

const opener =
  /(?:^|¿|\b)(?:is|are|does|do|did|can|could|would|will|why|how|what if|es|son|sera|seran|da|dan|puede|por que|como|y si|acaso)\s*(?:it true that|es verdad que|es cierto que|that|que)?\s*$/;

/** "Is 12 × 3 equal to 38?", "¿12 × 3 es 38?" */
function isAsked(statement: Statement, sentence: Sentence): boolean {
  if (!sentence.question) return false;
  const start = statement.left[0]?.at ?? 0;
  const before = sentence.text.slice(0, start);
  const clause = before.slice(
    Math.max(...[",", ";", ":"].map((sign) => before.lastIndexOf(sign))) + 1,
  );
  return /¿[\s$"“(]*$/.test(before) || opener.test(foldText(clause));
}

/** "3 + 4 = 8 is not right", "instead of 3 + 4 = 8". */
function isDenied(statement: Statement, sentence: Sentence): boolean {
  const start = statement.left[0]?.at ?? 0;
  const end = statement.right.at(-1)?.end ?? start;
  const before = foldText(
    sentence.text.slice(Math.max(0, start - 40), start).replace(/^.*[,;:.]/s, ""),
  );
  const after = foldText(sentence.text.slice(end, end + 40).replace(/[,;:.].*$/s, ""));
  return (
    /\b(?:not|isnt|doesnt|wrong|false|untrue|instead|rather|mistake|error|falso|nunca|no es cierto|no es verdad|en vez de|en lugar de)\b/.test(
      before,
    ) ||
    (/^(?:is|was|seems|cant|cannot|can|no|es|esta|does|doesnt|isnt)? ?(?:be )?(?:not|isnt|doesnt|never|wrong|false|incorrect|untrue|true|right|falso|incorrecto|mal|no es|es falso|cannot)\b/.test(
      after,
    ) &&
      !/^(?:is|es)? ?(?:true|right)\b/.test(after))
  );
}

function affirms(sentence: Sentence): boolean {
  const words = ` ${foldText(sentence.text)} `;
  const yes =
    / (?:yes|right|correct|exactly|true|good|great|well|si|correcto|exacto|bien|cierto|perfecto) /;
  const no = / (?:not|no|isnt|doesnt|wrong|but|check|look|error|mistake|pero|revisa|mira) /;
  return yes.test(words) && !no.test(words);
}
