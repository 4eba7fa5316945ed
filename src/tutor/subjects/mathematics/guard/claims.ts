import type { Mention } from "./mentions.ts";
import type { Sentence } from "./sentence.ts";
import { goingOn } from "./statements.ts";
import type { Token } from "./tokens.ts";

function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Words that announce the answer. */
export const answerWords = listed(
  "answer answers result results solution solutions root roots respuesta respuestas resultado resultados " +
    "solucion soluciones raiz raices answered",
);
/** What may stand before "is" when the answer follows: "it is", "the total is". */
const subjects = listed(
  "it its that thats this value total sum difference product quotient everything so then therefore hence thus " +
    "eso esto ello valor total suma diferencia producto cociente todo asi entonces luego",
);
const verbs = listed(
  "its thats get gets getting got obtain leaves left becomes reach find yields " +
    "obtienes obtenemos obtiene queda quedan quedando sale salen vale valen resulta resultan encuentras llegas",
);
/** An order to put something down, unless it is told of the student: "you write 3". */
const orders = listed(
  "say write type enter choose pick select escribe pon responde elige escoge marca",
);
const fillers = listed(
  "yes yep yeah ok okay just simply exactly precisely right correct indeed of course sure well the a it its is " +
    "that thats si claro justo exactamente correcto vale bien pues el la lo es son eso answer respuesta",
);
const asking =
  /^[^\p{L}]*(?:what|which|how|why|where|qué|cuál(?:es)?|cuánt[oa]s?|cómo|por qué|dónde)/iu;
const beingPhrase = /^(?:is|are|es|son)$/;

/** Whether the mention stands where an answer is told: "x = 3", "the answer is 3", "you get 3", a lone "3". */
export function isClaimed(mention: Mention, sentence: Sentence): boolean {
  const { tokens } = sentence;
  return (
    isAnnounced(mention.from, sentence) ||
    followsRelation(mention, sentence) ||
    precedesAnswerWord(mention, tokens) ||
    isAlone(mention, tokens)
  );
}

/** Whether an answer word stands shortly before, in the sentence or at the end of the one before. */
export function isAnnounced(from: number, sentence: Sentence): boolean {
  for (let i = from - 1; i >= Math.max(0, from - 7); i--) {
    const token = sentence.tokens[i];
    if (token?.kind === "word" && answerWords.has(token.word)) return true;
  }
  if (from > 6) return false;
  return sentence.before
    .split(" ")
    .slice(-5)
    .some((word) => answerWords.has(word));
}

/** Whether the mention stands right behind "=", "gives", "get", or behind "is" with a fitting subject. */
function followsRelation(mention: Mention, { tokens, text, question }: Sentence): boolean {
  let at = mention.from - 1;
  while (isOpening(tokens[at])) at--;
  const before = tokens[at];
  if (before?.kind === "word") {
    const teller = tokens[at - 1];
    const told = teller?.kind === "word" && /^(?:you|tu|usted|i)$/.test(teller.word);
    return verbs.has(before.word) || (orders.has(before.word) && !told);
  }
  if (before?.kind !== "relation" || before.relation !== "=") return false;
  if (before.phrase === null || !beingPhrase.test(before.phrase)) return true;
  // "What part of 8 is 2?" asks with the number; it does not tell it.
  if (question && asking.test(text)) return false;
  const subject = tokens[at - 1];
  if (subject === undefined || subject.kind === "comma" || subject.kind === "stop") return true;
  if (subject.kind === "word") return subjects.has(subject.word) || goingOn.has(subject.word);
  return true;
}

function isOpening(token: Token | undefined): boolean {
  return token?.kind === "sign" && (token.sign === "(" || token.sign === "-");
}

/** "3 is the answer", "3 es la respuesta correcta". */
function precedesAnswerWord(mention: Mention, tokens: readonly Token[]): boolean {
  const next = tokens[mention.to];
  if (next?.kind !== "relation" || next.phrase === null) return false;
  return tokens
    .slice(mention.to + 1, mention.to + 5)
    .some((token) => token.kind === "word" && answerWords.has(token.word));
}

/** Whether the sentence says nothing but the mention: "Yes, 3!" */
function isAlone(mention: Mention, tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => {
    if (index >= mention.from && index < mention.to) return true;
    if (token.kind === "word") return fillers.has(token.word) || goingOn.has(token.word);
    if (token.kind === "sign")
      return token.sign === "(" || token.sign === ")" || token.sign === "*";
    return token.kind === "stop" || token.kind === "comma" || token.kind === "relation";
  });
}
