import type { Locale } from "#shared/locale.ts";
import { readingIn } from "../mathematics/reading-in.ts";
import { readMathematics } from "../mathematics/read.ts";
import type { ReadProblem } from "../mathematics/expression.ts";
import type { Solution } from "../mathematics/solving/solution.ts";
import { solveProblem } from "../mathematics/solving/solve-problem.ts";
import type { OpenProblem } from "./state.ts";

/** What a student's message is, as far as the mind can tell. */
export type Intent =
  | { kind: "hint" }
  | { kind: "tell-me" }
  | { kind: "next" }
  | { kind: "own-problem"; text: string; solution: Solution }
  /** It asks to be solved, but cannot be read with certainty. */
  | { kind: "unknown-problem" }
  | { kind: "answer"; text: string }
  | { kind: "working"; lines: readonly string[] }
  | { kind: "unreadable"; text: string; problem: ReadProblem }
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

const answerLead =
  /^(i (think|got|get)( that)?( it'?s| it is)?|my answer is|the answer is|answer|it'?s|it is|is it|maybe|so|creo que( es)?|me (da|sale|salio|dio)|mi respuesta es|la respuesta es|respuesta|es|son|sera|quizas?)\s*:?\s+(?=\S)/i;

/** What a message is. `problem` is what lies on the workbench, or null. */
export function understand(text: string, problem: OpenProblem | null, locale: Locale): Intent {
  const plain = plainText(text);
  if (tellMe.test(plain)) return { kind: "tell-me" };
  if (askNext.test(plain)) return { kind: "next" };

  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const open = problem?.outcome === "open" ? problem : null;
  if (asksForSolution(text, open)) {
    const solution = solveProblem(text);
    if (solution) return { kind: "own-problem", text, solution };
    if (!open || (looksMathematical(text) && asksToSolve(plain, text) && plain.length > 25)) {
      return { kind: "unknown-problem" };
    }
  }
  if (!open)
    return askHint.test(plain) || plain.endsWith("?")
      ? { kind: "question", text }
      : { kind: "talk" };
  if (lines.length > 1 && lines.every((line) => isWorkLine(line)))
    return { kind: "working", lines };

  const answer = stripLead(text);
  if (isWordAnswer(answer, open) && !askHint.test(plain)) return { kind: "answer", text: answer };
  if (looksMathematical(answer) && !isSentence(answer)) {
    const read = readMathematics(answer, readingIn(locale));
    return read.ok
      ? { kind: "answer", text: answer }
      : { kind: "unreadable", text: answer, problem: read.problem };
  }
  if (askHint.test(plain)) return { kind: "hint" };
  if (isQuestion(plain, text, locale)) return { kind: "question", text };
  const embedded = lastMathematics(text);
  if (embedded) return { kind: "answer", text: embedded };
  return { kind: "talk" };
}

/** Whether a message asks for a solution: it says so, or is mathematics where no problem is open. */
export function asksForSolution(text: string, open: OpenProblem | null): boolean {
  return (!open && looksMathematical(text)) || asksToSolve(plainText(text), text);
}

/** Lower case, no accents, no end marks: what the patterns above are written for. */
function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/[¿¡]/g, "")
    .toLowerCase()
    .trim()
    .replace(/[.!]+$/, "");
}

function stripLead(text: string): string {
  let rest = text.trim().replace(/[.!?]+$/, "");
  for (let i = 0; i < 2; i++) rest = rest.replace(answerLead, "");
  return rest.replace(/^[¿¡]/, "").trim();
}

function looksMathematical(text: string): boolean {
  return /[\d=<>≤≥√π∞½⅓¼¾^\\]|^\s*-?\s*[a-z]\s*$/iu.test(text);
}

/** More than three words of plain language are talk around mathematics, not mathematics. */
function isSentence(text: string): boolean {
  const words = text.replaceAll(/\$[^$]*\$|\\[a-z]+/gi, " ").match(/\p{L}{3,}/gu) ?? [];
  const names =
    /^(sqrt|root|sin|cos|tan|log|abs|frac|and|or|pi|inf|infinity|not|all|real|numbers|number|solution|true|false|per|hours?|minutes?|seconds?|meters?|units?|dollars?|euros?|degrees?)$/i;
  return words.filter((word) => !names.test(word)).length > 3;
}

function isWorkLine(line: string): boolean {
  return looksMathematical(line) && !isSentence(line);
}

/** Whether a short text answers a problem whose key is words ("no solution", "C", "obtuse"). */
function isWordAnswer(text: string, problem: OpenProblem): boolean {
  return problem.item.key.policy.words !== undefined && text.length <= 40 && !text.includes("?");
}

function isQuestion(plain: string, text: string, locale: Locale): boolean {
  if (/[?¿]/.test(text)) return true;
  const starts =
    locale === "es"
      ? /^(por que|como|que|cual|cuando|para que|explica|explicame)\b/
      : /^(why|how|what|which|when|explain|can you explain|could you)\b/;
  return starts.test(plain);
}

/** The last piece of mathematics in a sentence: "then I divide and get 7" is an answer of 7. */
function lastMathematics(text: string): string | null {
  const pieces =
    text.match(/-?[\d.,/]*\d[\d.,/]*(?:\s*=\s*-?[\d./]+)?|[a-z]\s*=\s*-?[\d./]+/giu) ?? [];
  const last = pieces.at(-1)?.replace(/[.,]$/, "");
  return last && readMathematics(last).ok ? last : null;
}
