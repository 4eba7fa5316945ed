import type { Locale } from "#shared/locale.ts";
import { oneSign } from "../text/one-sign.ts";
import { type ExpressionItem, isExpressionItem, isInteractionItem } from "../item.ts";
import type { Given } from "../items/interaction.ts";
import { kindOf } from "../items/kinds.ts";
import type { OwnProblems, Solved } from "../subjects/own-problems.ts";
import type { SubjectModule } from "../subjects/subject.ts";
import type { Unread } from "../subjects/typed-answers.ts";
import type { OpenProblem } from "./state.ts";
import { withoutLead } from "../text/without-lead.ts";

/** What a student's message is, as far as the mind can tell. */
export type Intent =
  | { kind: "hint" }
  | { kind: "tell-me" }
  | { kind: "next" }
  | { kind: "own-problem"; text: string; solution: Solved }
  /** It asks to be solved, but cannot be read with certainty. */
  | { kind: "unknown-problem" }
  /** The open problem itself, typed back. */
  | { kind: "typed-back" }
  /** Nothing of the message is left unread, so it may be marked wrong. */
  | { kind: "answer"; text: string }
  /** Something in it may be the answer: one of `perhaps`, if it is right; else `text` has to be asked for. */
  | { kind: "doubtful"; text: string; perhaps: readonly string[] }
  /** A few words without mathematics: the answer where the key is one of their kind, else talk. */
  | { kind: "words"; text: string }
  /** An answer that is not mathematics, as its kind reads it; in doubt it is taken where it is right or a known mistake. */
  | { kind: "given"; given: Given; sure: boolean; text: string }
  | { kind: "working"; lines: readonly string[] }
  | { kind: "unreadable"; text: string; problem: Unread }
  | { kind: "question"; text: string }
  | { kind: "talk" };

const tellMe =
  /\b(tell me (the|what the) (answer|solution|result)|(just )?give me the (answer|solution)|what('?s| is) the (answer|solution)|solve it for me|do it for me|show me the answer)\b|(dime|dame|dinos|di) (la|cual es la) (respuesta|solucion)|cual es la (respuesta|solucion)|resuelvelo( tu)?( por mi)?|hazlo por mi|solo la respuesta/;

const askHint =
  /^(a |another |one more |next |give me a |can i (have|get) a |i need a |una |otra |dame una |necesito )?(hint|clue|help|pista|ayuda)( me| please| por favor)?$|^(help|ayuda|ayudame|pista)\b|\b(i('?m| am) (stuck|lost)|i (don'?t|do not) (know|understand|get it)|no idea|idk|dunno|no (lo )?(se(?! (puede|pueden|cumple|cortan|tocan))|entiendo)|estoy (atascad|perdid)[oa]|ni idea|me rindo|i give up)\b/;

const askNext =
  /^(next|another( one)?|new( problem| one)?|skip|continue|go on|more|otro( problema| ejercicio)?|otra|siguiente|sigamos|saltar|mas|next (one|problem|question)( please)?|otro por favor)$/;

/** Greetings and polite words that stand before what is asked. */
const leadIn =
  /^(?:(?:hi|hello|hey|ok|okay|well|so|now|please|pls|teacher|can|could|would|will|you|help|me|us|to|i|we|need|want|have|how|do|let'?s|hola|buenas|oye|profe|por favor|porfa|puedes|podrias|podemos|necesito|quiero|quisiera|tengo que|hay que|como|se|ayudas?|ayudame|ayuda|me|a|con|with|this|este|esta)[,:!.]?\s+)+/;

const solvingVerb =
  /^(solve|simplify|expand|factor(ise|ize)?|evaluate|calculate|compute|find|work out|what is|what are|what's|convert|round|differentiate|integrate|how many|list|sort|order|is \d)|^(resolver|resuelve|resuelva|simplifica|simplificar|desarrolla|desarrollar|factoriza|factorizar|evalua|calcula|calcular|halla|hallar|encuentra|encontrar|cuanto es|cuanto|cuantos|cual es|convierte|convertir|redondea|deriva|derivar|integra|integrar|despeja|despejar|ordena|ordenar)\b/;

const asksForHelp = /\b(?:help|ayud(?:as?|ame|arme|eme)|solve|resolver|resuelve)\b/;

/** Whether a message (plain, in lower case) asks for a problem to be worked out; polite words before the request are passed over. */
function asksToSolve(plain: string, text: string): boolean {
  const bare = plain.replace(leadIn, "");
  return solvingVerb.test(bare) || (asksForHelp.test(plain) && looksMathematical(text));
}

/** Who reads a message: what the subject can do, and the language of the lesson. */
type Reader = Pick<SubjectModule, "typed" | "own"> & { locale: Locale };

/**
 * What a message is. `problem` is what lies on the workbench, or null.
 */
export function understand(
  message: string,
  problem: OpenProblem | null,
  { typed, own, locale }: Reader,
): Intent {
  // "x + 2 = 2^6 => x = 62": between two equations it leads from one to the next.
  const text = oneSign(message).replaceAll(/(?<==[^=<>\n]*)\s=>\s(?=[^\n]*=)/gu, " → ");
  const plain = plainText(text);
  if (tellMe.test(plain)) return { kind: "tell-me" };
  if (askNext.test(plain)) return { kind: "next" };

  const open = problem?.outcome === "open" ? problem : null;
  if (open && !isExpressionItem(open.item)) return understandGiven(text, plain, open, locale);
  const item = open && isExpressionItem(open.item) ? open.item : null;
  if (item && [text, withoutRequest(text)].some((said) => typed.isTypedBack(said, item, locale)))
    return { kind: "typed-back" };
  if (own && asksForSolution(text, open)) {
    // A problem that nobody asked for is notation alone: of a sentence with numbers in it none is made.
    const isSaidAlone = asksToSolve(plain, text) || own.isNotation(text);
    const isProblem = isSaidAlone || (!open && isRelated(text));
    const solution = isProblem ? own.solve(text) : null;
    if (solution && !solution.isSaidIn(own.alone(text)))
      return { kind: "own-problem", text: message, solution };
    if (!open || (looksMathematical(text) && asksToSolve(plain, text) && plain.length > 25)) {
      return { kind: "unknown-problem" };
    }
  }
  if (!item)
    return askHint.test(plain) || plain.endsWith("?")
      ? { kind: "question", text }
      : { kind: "talk" };
  return understandWork(text, plain, item, { typed, own, locale });
}

/** What a message on a problem is that is not answered by mathematics. */
function understandGiven(
  text: string,
  plain: string,
  { item }: OpenProblem,
  locale: Locale,
): Intent {
  const read = isInteractionItem(item) ? kindOf(item).read(text, item, locale) : null;
  if (read?.sure) return { kind: "given", ...read, text };
  if (askHint.test(plain)) return { kind: "hint" };
  if (isQuestion(plain, text, locale)) return { kind: "question", text };
  return read ? { kind: "given", ...read, text } : { kind: "talk" };
}

/** What a message on the open problem is. */
function understandWork(
  text: string,
  plain: string,
  item: ExpressionItem,
  { typed, own, locale }: Reader,
): Intent {
  const lines = text
    .split(/[,;]\s|\s(?:and|y)\s/u.test(text) ? /\n+/u : /\n+|→/u)
    .map((line) => line.trim())
    .filter(Boolean);
  const work = lines.length > 1 ? typed.readLines(lines, item) : null;
  if (work) return { kind: "working", lines: work };

  const bare = withoutLead(text).rest;
  // Values in order may be told by signs: "0.17 < 0.2 < 0.262".
  const isChain = item.key.policy.ordered === true && chain.test(bare);
  const answer = isChain ? bare.replaceAll(/\s*[<>]\s*/gu, ", ") : bare;
  const read = typed.readAnswer(answer, item, locale);
  if (read.kind === "unreadable") return read;
  const other = own && "text" in read ? otherProblem(read.text, item, own) : null;
  if (other) return { kind: "own-problem", text, solution: other };
  if (read.kind === "certain") return { kind: "answer", text: read.text };
  if (askHint.test(plain)) return { kind: "hint" };
  if (isQuestion(plain, text, locale)) return { kind: "question", text };
  if (read.kind === "doubtful") return read;
  // Keys in words have many spellings; what is none of them is talk.
  return answer.length <= wordsMax ? { kind: "words", text: answer } : { kind: "talk" };
}

const chain =
  /^\s*-?[\d.,/]+(?:\s*<\s*-?[\d.,/]+){2,}\s*$|^\s*-?[\d.,/]+(?:\s*>\s*-?[\d.,/]+){2,}\s*$/u;

/** An answer in words is not longer. In UTF-16 units. */
const wordsMax = 40;

/** Whether a text relates two things: where no problem is open, what is told around an equation is talk. */
function isRelated(text: string): boolean {
  return /[=<>≤≥]/.test(text);
}

const inequality = /[<>≤≥]|\\[lg]eq?(?![a-z])/;
/** What an inequality may answer. */
const rangeLike = /[<>≤≥[\]∞∪{]|\\(?:[lg]eq?|infty|cup)(?![a-z])|inequalit|domain|range|interval/i;

/** An inequality that has to be solved is another problem where the open one and its key know of none; null where it may answer. */
function otherProblem(
  text: string,
  { key, prompt, steps }: ExpressionItem,
  own: OwnProblems,
): Solved | null {
  if (!inequality.test(text)) return null;
  const told = [key.expression, prompt.en, ...steps.map(({ line }) => line)];
  if (told.some((one) => rangeLike.test(one))) return null;
  const solution = own.solve(text);
  return solution && !solution.isSaidIn(text) ? solution : null;
}

/** Whether a message asks for a solution: it says so, or is mathematics where no problem is open. */
export function asksForSolution(text: string, open: OpenProblem | null): boolean {
  const plain = oneSign(text);
  return (!open && looksMathematical(plain)) || asksToSolve(plainText(plain), plain);
}

/** Lower case, no accents, no end marks: what the patterns above are written for. */
function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("`", "'")
    .replaceAll(/[¿¡]/g, "")
    .toLowerCase()
    .trim()
    .replace(/[.!]+$/, "");
}

function looksMathematical(text: string): boolean {
  return /[\d=<>≤≥√π∞^\\]|^\s*-?\s*[a-z]\s*$/iu.test(text);
}

/** "Solve 3x = 18" without what asks to solve it. */
function withoutRequest(text: string): string {
  const bare = text.trim().replace(/[.!?]+$/, "");
  const asked = /^(?:\p{L}{3,}\s*:?\s+){1,3}(?=\S*[\d=^()+*/])/u.exec(bare)?.[0] ?? "";
  return solvingVerb.test(plainText(asked)) ? bare.slice(asked.length) : text;
}

function isQuestion(plain: string, text: string, locale: Locale): boolean {
  if (/[?¿]/.test(text)) return true;
  const starts =
    locale === "es"
      ? /^(por que|como|que|cual|cuando|para que|explica|explicame)\b/
      : /^(why|how|what|which|when|explain|can you explain|could you)\b/;
  return starts.test(plain);
}
