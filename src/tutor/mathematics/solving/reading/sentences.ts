import { rephrase } from "./rephrase.ts";
import { segment } from "./segments.ts";
import { readToldEquations } from "./told-equations.ts";

/**
 * A problem taken apart into what is given and what is asked.
 * `givens` are sentences or clauses that define something ("s = 4", "f(x) = x + 1", "j be i(s)"), in order and
 * without their opening word; `premises` are other sentences before the question; `ask` is the question itself
 * without its closing mark.
 */
type ProblemText = { givens: readonly string[]; premises: readonly string[]; ask: string };

const opensGiven =
  /^(?:and |y |also |moreover |ademas )?(?:next,? |now,? |also,? |then,? |ademas,? |ahora,? |luego,? |despues,? )?(?:let|suppos(?:e|ing)(?: that)?|it (?:holds|follows|is true|is the case) that|it's (?:known|given) that|we have(?: that)?|we set|set|fix|write|call|imagine(?: that)?|the (?:number|variable|value|quantity|letter)(?= [a-z] )|se (?:cumple|verifica|tiene|da|define)(?: que)?|tomemos|tomamos|fijamos|fija|pon|ponemos|siendo|es sabido que|imagina(?: que)?|supon(?:ed)? que|el (?:numero|valor)(?= [a-z] )|la (?:variable|letra|cantidad)(?= [a-z] )|assume(?: that)?|given(?: that)?|consider|define|take|we (?:know|are told) that|it is (?:known|given) that|say(?: that)?|put|sean?|supon(?:ga|gamos|iendo)?(?: que)?|dad[oa]s?(?: que)?|considera|define|definimos|toma|sabemos que|se sabe que|sabiendo que|tenemos que|pongamos que)(?::|,)? +(?:the function |la funcion |the equations? |las? ecuacion(?:es)? |both )?/i;

const opensAsk =
  "(?:what|which|how|find|calculate|compute|determine|evaluate|solve|work out|give|is|are|does|do|can|simplify|factor|expand|differentiate|round|sort|order|arrange|list|name|put|rank|tell|decide|state|convert|express|write|then|for (?:what|which)|¿|cual|cuanto|cuantos|que|halla|calcula|determina|resuelve|encuentra|evalua|simplifica|deriva|redondea|ordena|coloca|enumera|lista|indica|di|dime|averigua|obten|descompon|factoriza|desarrolla|escribe|expresa|es|son|para que)";

/** The parts of a problem in clean text (see cleanText). */
export function splitProblem(text: string): ProblemText {
  const sentences = sentencesOf(text).filter(
    (sentence, index) => !(index > 0 && asksForWork.test(sentence)),
  );
  joinCommand(sentences);
  const givens: string[] = [];
  const premises: string[] = [];
  const last = sentences.length - 1;
  let ask = "";
  for (const [index, sentence] of sentences.entries()) {
    const bare = withoutClosing(sentence);
    if (index === last) {
      const parts = splitAsk(rephrase(bare));
      givens.push(...parts.givens);
      ask = rephrase(parts.ask);
      continue;
    }
    const given = opensGiven.test(bare) ? bare.replace(opensGiven, "") : null;
    const told = readToldEquations(given ?? bare);
    if (told !== null || given !== null) givens.push(told ?? given ?? "");
    else premises.push(bare);
  }
  return { givens, premises, ask };
}

/** The sentences of a clean text (see cleanText), with their closing marks. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.?!])(?<!\b(?:prob|approx|aprox|vs|no|ej)\.) +(?=[A-Za-z¿¡(\\-])(?!\([a-h]\))|(?<=[a-z]{2}[.] |\b[a-z][.] )(?=\d)/,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** "Show your steps" after a question asks nothing more. */
const asksForWork =
  /^(?:show|explain|justify|check|muestra|explica|justifica|comprueba|give|write)(?: me)?(?: all)? (?:your|the|each|every|tu|tus|los|cada|how)\b(?! [\w ]*\b(?:of|for|de) )[\w ]*[.!]?$/i;

/** "Solve for x." before bare mathematics is one question with it. */
function joinCommand(sentences: string[]): void {
  const [ask, command] = [sentences.at(-1), sentences.at(-2)];
  if (ask === undefined || command === undefined || /[a-z]{3,}/i.test(ask) || /[=\d]/.test(command))
    return;
  sentences.splice(-2, 2, `${withoutClosing(command)} ${ask}`);
}

function withoutClosing(sentence: string): string {
  return sentence
    .replace(/^[¿¡]+ */, "")
    .replace(/(?:[?.;:,]|(?<=[a-z] ?)!)+$/i, "")
    .trim();
}

const namedEquations =
  /^(?:the |las? |el )?(?:following |siguientes? )?(?:simultaneous )?(?:equations?|ecuacion(?:es)?|system(?: of equations)?|sistema(?: de ecuaciones)?|functions?|funcion(?:es)?):? +/i;

/** "If 4q + 20 = 0, pick …": a clause that only gives equations, whatever is asked after it. */
const conditional =
  /^(?:if|given(?: that)?|when|as|since|knowing(?: that)?|assuming(?: that)?|for|with|si|dad[oa]s?(?: que)?|cuando|sabiendo(?: que)?|como|puesto que|ya que|suponiendo que|siendo|con) ([^?]+?=[^?]+?), (?=¿?[a-z]{2,} )/i;

/** Whether a text is equations and the words between them alone. */
function isEquations(text: string): boolean {
  const { pattern, spans } = segment(text);
  return (
    spans.length > 0 &&
    spans.every((span) => /^[^=<>]+=[^=<>]+$/.test(span)) &&
    /^#1(?: (?:and|y|e)? ?#\d)*$/.test(pattern)
  );
}

/** "If f(x) = 2x, what is f(3)" and "what is f(3) if f(x) = 2x" hold their givens in the question. */
function splitAsk(ask: string): { givens: string[]; ask: string } {
  const before = new RegExp(
    `^(?:if|given(?: that)?|when|for|let|suppose(?: that)?|si|dad[oa]s?(?: que)?|cuando|sabiendo que|para|sean?) +([^?]*?=[^?]*?),? +(?:then |entonces |and |y )?¿? *(?=${opensAsk}\\b)`,
    "i",
  ).exec(ask);
  if (before?.[1] !== undefined) {
    return {
      givens: [before[1].replace(/,$/, "").replace(namedEquations, "")],
      ask: ask.slice(before[0].length),
    };
  }
  const [whole, clause] = conditional.exec(ask) ?? [];
  if (whole !== undefined && clause !== undefined && isEquations(clause)) {
    return { givens: [clause], ask: ask.slice(whole.length) };
  }
  const after =
    /^([^=<>]+?),? +(?:if|given(?: that)?|when|where|such that|so that|for which|si|dad[oa]s?(?: que)?|cuando|donde|siendo|knowing that|assuming(?: that)?|suponiendo que|sabiendo que|tal(?:es)? que|de modo que|in|en|for|para) +([^<>]*[^<>!]=[^<>]*)$/i.exec(
      ask,
    );
  const solves = /^(?:solve|resuelve|resolver|resuelva)$/i.test(after?.[1] ?? "");
  const given = after?.[2]?.replace(namedEquations, "");
  // "for which y(s) = 0" goes with the question.
  const isClause = given !== undefined && !/^[a-z]{2,} (?!be\b|is\b|es\b|sea\b)/i.test(given);
  if (after?.[1] !== undefined && given !== undefined && isClause && !solves) {
    return { givens: [given], ask: after[1].trim() };
  }
  return { givens: [], ask };
}
