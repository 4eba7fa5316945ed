import { functionNames } from "../../reading/names.ts";
import { isShortWord } from "./short-words.ts";
import { isSpanish } from "./language.ts";

/** A text told apart: `pattern` are its words in lower case with #1, #2 … where the mathematics `spans` stand. */
export type Segments = { pattern: string; spans: readonly string[] };

type Token = { text: string; kind: "word" | "maths"; ends: "" | "," | "." };

/**
 * Tells the words of a clean text (see cleanText) from its mathematics. Commas and connectors part spans, brackets hold them
 * together. A letter that may be a word ("a", "y") is one unless a sign stands beside it or it ends a sentence; of letters
 * that the problem gives a meaning (`names`) the words around decide.
 */
export function segment(text: string, names: ReadonlySet<string> = noNames): Segments {
  const tokens = tokenize(plainWords(text));
  const spanish = isSpanish(text);
  const known = new Set([...names, ...lettersIn(text)]);
  const spans: string[] = [];
  const words: string[] = [];
  let open: string[] = [];
  let depth = 0;
  const close = () => {
    if (open.length > 0) {
      spans.push(open.join(" "));
      words.push(`#${spans.length}`);
    }
    open = [];
    depth = 0;
  };
  for (const [index, token] of tokens.entries()) {
    const maths = token.kind === "maths" ? !isLetterWord(tokens, index, spanish, known) : false;
    const parts = open.length > 0 && depth <= 0 && !continues(open.at(-1) ?? "", token.text);
    if (!maths || parts) close();
    if (maths) {
      open.push(token.text);
      depth += depthOf(token.text);
      if (token.ends !== "" && depth > 0) open.push(`${open.pop() ?? ""}${token.ends}`);
    } else words.push(token.text.toLowerCase());
    if (token.ends !== "" && depth <= 0) close();
  }
  close();
  return { pattern: words.join(" "), spans };
}

/** The text without what looks like mathematics and is none: "(en función de n)", "sin resto", "x e y", "the 2nd". */
function plainWords(text: string): string {
  return text
    .replaceAll(
      /\((?=(?:base|numeros en base|all numbers|en|in|with|as|for|de|para|use|usa|give|da|hint|assume|con|where|assuming) )([^()]*)\)/gi,
      ", $1",
    )
    .replaceAll(
      / ?\(([a-z]) (?:is |es |being |siendo |are )?(positive|positiv[oa])\)/gi,
      ", $1 $2,",
    )
    .replaceAll(/\(((?:the |el |la )?[a-z]{3,}(?: [a-z]{2,})+)\)/gi, ", $1,")
    .replaceAll(
      /\bsin (?=(?:resto|residuo|reemplazo|reemplazamiento|reposicion|devolver\w*|devolucion|usar|parentesis|decimales|que|dejar|hacer)\b)/gi,
      "without ",
    )
    .replaceAll(/\bI'(?:m|ve|d|ll)\b/gi, "we")
    .replaceAll(/\b([a-z]) e y\b(?! ?[-+*/=^(])/g, "$1 and y,")
    .replaceAll(/\b([a-z])['-](?:th|esim[oa])\b/g, "$1 nth")
    .replaceAll(/\b([a-mo-z])(?:th|-?esim[oa])\b/g, "$1 nth")
    .replaceAll(
      /\b([2-9])(?:st|nd|rd|th)\b/g,
      (all, digit: string) => ordinals[Number(digit) - 2] ?? all,
    );
}

const ordinals = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

const operator = /^\\(?:times|cdot|div|pm|leq?|geq?|neq?)(?![a-z])/;

/** Two operands beside each other without a sign are two spans: "7 and 3" apart, "-7 3" too; "sin x" and "2 x" are one. */
function continues(before: string, next: string): boolean {
  const endsOperand = /[\d)\]}a-zA-Z'%!°|]$/.test(before);
  const startsOperand = /^[\d([{a-zA-Z\\]/.test(next) && !operator.test(next);
  if (!endsOperand || !startsOperand) return true;
  if (/^[a-zA-Z]+$/.test(before) && functionNames.has(before.toLowerCase())) return true;
  if (/[\^*/]\d+$/.test(before) && next.startsWith("(")) return true;
  const productOf = /^[\d)]/.test(before.slice(-1)) && /^(?:[a-zA-Z]|\d+\/\d)/.test(next);
  return productOf || /[a-z)]$/i.test(before);
}

function depthOf(text: string): number {
  let depth = 0;
  for (const sign of text) depth += "([{".includes(sign) ? 1 : ")]}".includes(sign) ? -1 : 0;
  return depth;
}

function tokenize(text: string): Token[] {
  return text
    .split(" ")
    .filter((raw) => raw !== "")
    .map((raw): Token => {
      // A sign that stands alone between two numbers divides them; at the end of words it is punctuation and never alone.
      if (raw === ":") return { text: ":", kind: "maths", ends: "" };
      const opened = raw.replace(/^[¿¡"']+/, "");
      const bare = opened.replace(/[.,;:?"']+$/, "").replace(/(?<=[a-z]{2})!$/i, "");
      const prime = /^[a-z]'+$/i.test(opened) ? opened : bare;
      const tail = opened.slice(prime.length);
      const ends = /[.?:;!]/.test(tail) ? "." : tail.includes(",") ? "," : "";
      return { text: prime, kind: isWord(prime) ? "word" : "maths", ends };
    })
    .filter(({ text: bare }) => bare !== "")
    .map((token, index, all): Token =>
      // "ay² + by + c": a product, not the word.
      /^[a-z]{2}$/.test(token.text) && /^[-+*/=]$/.test(all[index - 1]?.text ?? "")
        ? { ...token, kind: "maths" }
        : token,
    );
}

function isWord(text: string): boolean {
  if (/^n-?(?:th|esimo)$/i.test(text)) return true;
  if (!/^[a-z]{2,}(?:['-][a-z]+)*$/i.test(text)) return false;
  const lower = text.toLowerCase();
  if (functionNames.has(lower) || lower === "pi") return bracketsOnly.test(lower);
  return text.length > 2 || isShortWord(text) || /^(?:ti|wo|mo|wr|dp|sf)$/.test(lower);
}

/** Names of functions that are words where no bracket follows them directly. */
const bracketsOnly = /^(?:root|floor|ceiling|gcd|lcm|mcd|mcm|max|min|det|raiz)$/;

const noNames: ReadonlySet<string> = new Set();

/** What follows a name and no preposition: "halla el mcd de a y 48", "redondea a a las decimas". */
const afterName =
  /^(?:y|e|a|al|entre|es|vale|sea|primo|compuesto|multiplo|divisible|menor|mayor|igual|con|mas|menos|redonde\w+|aproxim\w+)$/i;

const beforeName = /^(?:de|vale|sea|numero|variable|incognita|letra)$/i;

/** The letters that stand in sums, products and equations of a text. */
function lettersIn(text: string): string[] {
  return [
    ...text.matchAll(
      /(?<![a-z])[a-z](?= ?[-+*/=^] ?[\d(a-z])|(?<=[\d*/^)]|[-+=*/] )[a-z](?![a-z])/g,
    ),
  ].map(([letter]) => letter);
}

/** Whether a single letter among words is a word itself: English a and I, Spanish a, e, o, u, y. */
function isLetterWord(
  tokens: readonly Token[],
  index: number,
  spanish: boolean,
  names: ReadonlySet<string>,
): boolean {
  const token = tokens[index];
  if (token === undefined || !/^[aeouyI]$/i.test(token.text)) return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (token.ends !== "" || after === undefined) return false;
  if (/^[-+*/=^<>·]/.test(after.text) && !/^-\d/.test(after.text)) return false;
  if (before !== undefined && before.ends === "" && /[-+*/=^<>·(]$/.test(before.text)) return false;
  if (!spanish) {
    if (token.text === "I") return after.kind === "word";
    const joins =
      /^(?:takes?|stands?|makes?|solves?|represents?|denotes?|becomes?|equals?|satisfy|and|or|in|if|when|where|is|equal|equals|using|by|from|with|given|that|so|to|the|does|be|has|have|must|should|can|could|satisfies)$/i;
    return (
      (token.text === "a" || token.text === "A") && after.kind === "word" && !joins.test(after.text)
    );
  }
  // "u" joins before an o and "e" before an i alone: "7 u 8", "par e impar", "x e y".
  if (token.text === "u") return /^(?:h?[ou]|8)/i.test(after.text);
  if (token.text === "e") return /^(?:h?i|y$)/i.test(after.text) && !names.has("e");
  // "Redondea a a las decimas" and "el mas proximo a a".
  if (names.has("a") && token.text === "a" && after.text === "a")
    return after.ends !== "" || tokens[index + 2] === undefined;
  if (names.has(token.text) && (token.text === "a" || token.text === "o"))
    return !afterName.test(after.text) && !beforeName.test(before?.text ?? "");
  const asksFor =
    /^(?:despeja|despejar|vale|variable|incognita|halla|hallar|calcula|calcular|encuentra|determina|averigua|obten)$/i;
  const joinsClause = /^(?:del?|que|para|en|si|sabiendo|cuando|dado|dados|tal|siendo|a)$/i;
  // "Respecto de o de …": by the letter o.
  if (/^(?:de|a)$/i.test(before?.text ?? "") && /^respecto$/i.test(tokens[index - 2]?.text ?? ""))
    return false;
  if (token.text !== "y")
    return !(asksFor.test(before?.text ?? "") && joinsClause.test(after.text));
  const named = /^(?:despeja|despejar|vale|variable|incognita|halla|calcula|encuentra)$/i;
  const afterOf = /^(?:de|para)$/i.test(before?.text ?? "") && after.kind === "word";
  const isNamed =
    named.test(before?.text ?? "") &&
    (after.kind !== "word" || joinsClause.test(after.text) || /^de$/i.test(after.text));
  return !(isNamed || afterOf);
}
