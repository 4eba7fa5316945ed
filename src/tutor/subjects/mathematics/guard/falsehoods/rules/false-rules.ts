import type { Sentence } from "../../sentence.ts";
import { isAsked, isDenied } from "../stance.ts";
import { algebraRules } from "./algebra-rules.ts";
import { arithmeticRules } from "./arithmetic-rules.ts";
import { shapeAndDataRules } from "./shape-and-data-rules.ts";

const rules = [...arithmeticRules, ...algebraRules, ...shapeAndDataRules];

/** Words of which every rule holds one: a sentence without them is not looked through. */
const subjects =
  /negativ|minus|menos|odd|even|impar|\bpar|add|sum|multipl|divi|fracti|fracci|denomina|decimal|zero|cero|\b0\b|prim|absolut|subtract|rest[ao]|square|cuadrad|root|raiz|log|deriv|expon|power|potencia|sine|seno|tangen|slope|pendiente|percent|ciento|rectang|rhomb|paralel|parallel|quadril|cuadril|median|mean|media|mode|moda|range|rango|hypot|hipot|area|circum|circunf|perimet|probab|angle|otro lado|other side/;

const supposed =
  /\b(?:if|si|suppose|imagine|imagina|supon)\b.*\b(?:were|was true|fuera|fuese|wasn't)\b/;

/**
 * Whether a sentence states a false rule of school mathematics, in English or Spanish, rather than asking about it or
 * denying it: "a negative times a negative is negative". Each rule is computed from its parts where it has any.
 */
export function statesFalseRule(sentence: Sentence): boolean {
  const text = foldInPlace(sentence.text);
  if (text.length > textMax || !subjects.test(text) || supposed.test(text)) return false;
  return rules.some(({ form, holds }) =>
    [...text.matchAll(form)].some((match) => {
      if (holds(match.slice(1)) !== false) return false;
      if (quoted.test(text.slice(0, match.index))) return false;
      const span = { at: match.index, end: match.index + match[0].length };
      return !isAsked(span, sentence) && !isDenied(span, sentence);
    }),
  );
}

/** What the student is said to have said. */
const quoted =
  /\b(?:you (?:said|wrote|think|thought|claim(?:ed)?|seem to think)|dijiste|escribiste|crees|pensaste|afirmaste)\b[^.?!]{0,20}$/;

/** A rule is one sentence; a longer text is not looked through. */
const textMax = 600;

/** Lower case without accents; each character stays where it is. */
function foldInPlace(text: string): string {
  return Array.from(text.toLowerCase().replaceAll("’", "'"), (sign) =>
    sign.length === 1 ? sign.normalize("NFD").charAt(0) : sign,
  ).join("");
}
