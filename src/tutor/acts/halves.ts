/** A message in two: what it says, and what it asks besides. Neither is empty. */
export type Halves = { said: string; asked: string; isSaidFirst: boolean };

/** What a question begins with that is none about a value: "is it 8?" is a guess. */
const questionWords =
  "why|how come|how (?:do|does|did|can|could|would|is|are|come)|what(?:'?s| is| are| does| do| if)|wha?ts|when (?:do|does|is|are)|where (?:do|does|did|is)|which (?:is|one)|can (?:you|u|i|we)|could (?:you|i|we)|do (?:i|we|you) (?:have|need|always)|¿?(?:por qu[eé]|xq|pq|para qu[eé]|c[oó]mo (?:se|es|hago|puedo|sé)|qu[eé] (?:es|son|significa|quiere decir|pasa|tal)|cu[aá]ndo (?:se|es|hay)|cu[aá]l(?:es)? (?:es|son)|puedes|podr[ií]as|puedo|podemos|me (?:puedes|explicas|das|dices))";

/** Leads to a question that is told rather than asked: "but i dont get why", "pero dime por qué". */
const leadsToQuestion =
  "(?:i )?(?:still )?(?:don'?t|dont|do not) (?:really )?(?:get|understand|see|know)|(?:can you |could you |just |pls |please )*(?:tell|explain to|show) me|i wonder|idk|(?:todav[ií]a |a[uú]n )?no (?:entiendo|veo|s[eé]|comprendo)(?: bien)?|(?:a ver,? )?(?:dime|expl[ií]came|d[ií]game|quiero saber|me pregunto)";

/** Where a question begins within a sentence, with what joins it to what stands before. */
const questionWithin = new RegExp(
  `(?:[,;:]?\\s+|^)(?:¿?(?:and|but|so|also|then|y|e|pero|entonces|oye)[,\\s]+)?(?:(?:${leadsToQuestion})\\s+)?(?=(?:${questionWords})(?!\\p{L}))`,
  "iu",
);

/** A sentence that is a question, whatever it begins with. */
const questionMark = /\?["'”»)]*\s*$/u;

/** What a sentence ends in: not the point of a number. */
const sentenceEnd = /(?<=[.!?…)])\s+(?=\S)|\n+/u;

/** A question of fewer words that begins with none of those only asks whether it is so: "right?", "ok?". */
const wordsOfQuestion = 3;

/** Has a value in it: a question that does is a guess, or about the work itself. */
const value = /\d/u;

/**
 * Parts a message that says something and asks something besides: "9.5, and why do we line up the dots?". Null where it
 * does one of the two alone. What a spelling leaves open, such as "por que" for a reason, is a question where the sentence
 * ends as one.
 */
export function halvesOf(text: string): Halves | null {
  const said: string[] = [];
  const asked: string[] = [];
  let isSaid = false;
  for (const sentence of text.split(sentenceEnd)) {
    const at = beginOf(sentence);
    isSaid ||= asked.length === 0 && at?.from !== 0;
    if (at === null) said.push(sentence);
    else {
      said.push(sentence.slice(0, at.from));
      asked.push(sentence.slice(at.to));
    }
  }
  const halves = { said: tidy(said), asked: tidy(asked), isSaidFirst: isSaid };
  return /[\p{L}\d]/u.test(halves.said) && /\p{L}/u.test(halves.asked) ? halves : null;
}

/** Where the question of a sentence begins: what stands before `from` is said, what joins both is passed over. */
function beginOf(sentence: string): { from: number; to: number } | null {
  const isMarked = questionMark.test(sentence);
  const found = questionWithin.exec(sentence);
  if (found) {
    const to = found.index + found[0].length;
    const isReason = /^por que(?!\p{L})/iu.test(sentence.slice(to));
    if (isMarked || !isReason) return { from: found.index, to };
  }
  const isLong = (sentence.match(/\p{L}+/gu) ?? []).length >= wordsOfQuestion;
  return isMarked && isLong && !value.test(sentence) ? { from: 0, to: 0 } : null;
}

function tidy(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ")
    .replace(/[,;:\s]+$/u, "");
}
