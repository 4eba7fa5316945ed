import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import { isDisowned } from "../../../items/reading/disowned.ts";
import { oneSign } from "../../../text/one-sign.ts";
import { inFigures } from "../../../text/numbers-in-words.ts";
import { crossAsTimes, partedByLetters } from "../../../notation/reading/letters.ts";
import { comparedIn } from "./compared-in-words.ts";
import { lettersOf, withoutCries } from "./letters-of.ts";

/** From here on a message gives its reason; what it claims stands before. */
const reason =
  /(?<!\p{L})(?:be?c(?:au)?[sz]e?|be?c(?:ua|u|au|o)se|bc|bcs|bcuz|cuz|cus|coz|cos|cause|since|as in|por\s?qu?e?|porke|pq|pk|xq|xk|xke|xque|pues|ya que|como que|puesto que)(?!\p{L})/iu;

/** From these on a clause is not asserted at all. */
const denying =
  /(?<!\p{L})(?:don'?t|dont|doesn'?t|doesnt|can'?t|cant|never|ni|tampoco|no creo|no puede)(?!\p{L})/iu;

/** What follows the last of these is what a message comes to. */
const conclusion =
  /(?<!\p{L})(?<!and )(?:so|then|therefore|thus|hence|anyways?|that leaves|which (?:is|makes|gives)|entonces|as[ií] (?:que|q|k)|o sea(?: que)?|por (?:lo )?tanto|por eso|al final|total)(?!\p{L})/giu;

/** What follows the last of these is said to be so: "i did 3 times 4 and got 12". */
const asserting =
  /(?<!\p{L})(?:got|get|gives?|makes?|equals?|answer(?: is|'?s)|da|dio|sale|sali[oó]|queda|qued[oó]|result[oó]|respuesta es)(?!\p{L})/giu;

/** What takes back what stood before it. */
const takingBack =
  /(?<!\p{L})(?:no|nope|wait|sorry|actually|i mean(?:t)?|scratch that|espera|perd[oó]n|digo|mejor dicho|quise decir|quer[ií]a poner)(?!\p{L})/iu;

/** Signs that end a clause: not those within a number. */
const clauseEnd =
  /(?<=[^\d\s])[,;:.!?\n]+\s+|(?<=\d)\s*(?:[,;?]+|\.)\s+(?=\S)|(?<=\p{L}{2})\s[-:]\s|\s[-:]\s(?=\p{L}{2})|\s\((?=\p{L}{2,}|\p{L}\s)|(?<=\p{Extended_Pictographic})\s+/u;

/**
 * What a message that is known to answer may claim as its answer, in figures, each way it may be meant by itself: all that
 * it claims before it gives its reason, what it comes to in the end, what it says is so, and what stands first. A way that claims several
 * different things claims none for certain, so whoever asks takes one for right only where all of it is.
 */
export function claimsIn(
  said: string,
  item: ExpressionItem,
  locale: Locale,
): readonly (readonly string[])[] {
  const letters = lettersOf(item);
  // Numbers in words have cries behind them too.
  const written = withoutCries(asWritten(withoutCries(said, item), letters, locale), item);
  const text = crossAsTimes(written, letters);
  const compared = comparedIn(said, item, locale);
  if (compared !== null) return [[compared]];
  const repeated = repeatedIn(text, letters);
  if (repeated !== null) return [[repeated]];
  const ordered = item.key.expression.includes(",") ? orderIn(text, letters) : null;
  if (ordered !== null) return [[ordered]];
  const cut = reason.exec(text);
  const concluded = concludedIn(text, cut?.index ?? text.length, letters);
  if (concluded) return [concluded];
  const before = cut && cut.index > 0 ? text.slice(0, cut.index) : text;
  const all = partsClaimed(before, letters);
  const ways = [all.length > 0 || !cut ? all : partsClaimed(text, letters)];
  const last = [...before.matchAll(conclusion)].at(-1);
  if (last) ways.push(partsClaimed(before.slice(last.index + last[0].length), letters));
  const asserted = [...before.matchAll(asserting)].at(-1);
  const isDenied = denying.test(before) || isDisowned(before.slice(0, asserted?.index));
  if (asserted && !isDenied)
    ways.push(partsClaimed(before.slice(asserted.index + asserted[0].length), letters));
  const clauses = before.split(clauseEnd);
  const first = clauses.findIndex((clause) => partsClaimed(clause, letters).length > 0);
  const isTakenBack = clauses.slice(first + 1).some((clause) => takingBack.test(clause));
  if (first >= 0 && !isTakenBack) ways.push(partsClaimed(clauses[first] ?? "", letters));
  const placed = placesIn(before, locale);
  if (placed !== null) ways.push([placed]);
  const beginning = beginningOf(text, letters);
  if (beginning !== null) ways.push([beginning]);
  const remains = remainderIn(before, item.prompt[locale]);
  if (remains !== null) ways.push([remains]);
  const end = endOf(before, letters) ?? solvedIn(before);
  if (end !== null) ways.push([end]);
  return ways.filter((way) => way.length > 0);
}

/** What stands between values that are told in their order. */
const next =
  /(?<!\p{L})(?:(?:and )?then|and (?:last|finally)|next|luego|despu[eé]s|y (?:al final|por [uú]ltimo))(?!\p{L})/iu;

/** Values that are told one after the other, each before its reason: "4.11 first because …, then 4.2, then 4.225". */
function orderIn(text: string, letters: ReadonlySet<string>): string | null {
  const spaced = spacedIn(text);
  if (spaced !== null) return spaced;
  const told = text.split(next).map((part) => {
    const [before = ""] = part.split(reason);
    const values = partsClaimed(before, letters);
    return values.length === 1 ? (values[0] ?? null) : null;
  });
  return told.length > 2 && !told.includes(null) ? told.join(", ") : null;
}

/** Three values or more with nothing but spaces between them: "0,12 0,162 0,2". */
function spacedIn(text: string): string | null {
  const [list] =
    /(?<![\d.,/])-?\d+(?:[.,/]\d+)?(?:\s+-?\d+(?:[.,/]\d+)?){2,}(?![\d/])/u.exec(text) ?? [];
  const values = list?.split(/\s+/u);
  // A comma within a value is not one between two.
  return values?.join(values.some((one) => one.includes(",")) ? "; " : ", ") ?? null;
}

/** Places of a number by name, as small children tell it: "9 tens", "4 centenas y 5 decenas". */
const places: Readonly<Record<Locale, readonly (readonly [name: string, worth: number])[]>> = {
  en: [
    ["hundreds?", 100],
    ["tens?", 10],
    ["ones?", 1],
  ],
  es: [
    ["centenas?", 100],
    ["decenas?", 10],
    ["unidades|unidad", 1],
  ],
};

/** What places that are told come to together: 450 of "4 hundreds and 5 tens". */
function placesIn(text: string, locale: Locale): string | null {
  let sum = 0;
  for (const [name, worth] of places[locale]) {
    const found = [...text.matchAll(new RegExp(`(\\d+)\\s+(?:${name})(?!\\p{L})`, "giu"))];
    if (found.length > 1) return null;
    sum += Number(found[0]?.[1] ?? 0) * worth;
  }
  return sum === 0 ? null : String(sum);
}

/** Of "3 r 4" the 4, where the problem asks what is left over. */
function remainderIn(text: string, prompt: string): string | null {
  if (!/remainder|left over|\bresto\b|residuo|sobra/iu.test(prompt)) return null;
  const [, remainder] =
    /\d+\s*(?:r|rem|remainder|resto|residuo|(?:y )?sobran?)\.?\s*(?:is |es |of |de )?(\d+)(?![\d.,]*\d)/iu.exec(
      text,
    ) ?? [];
  return remainder ?? null;
}

/** Of equations one after the other the last, where it says what a letter is: "12 = 1.5t, t = 8". */
function solvedIn(text: string): string | null {
  const lines = text.split(/[,;]\s+|\.\s+|\n+/u);
  const last = lines.at(-1)?.trim() ?? "";
  const isSolved = (line: string) => /^\s*\p{L}\s*=[^=]*$/u.test(line);
  const areEquations = lines.length > 1 && lines.every((line) => line.includes("="));
  return areEquations && isSolved(last) && !lines.every(isSolved) ? last : null;
}

/** Whoever says so repeats an answer: "i said 54", "te puse menos cinco". */
const repeating =
  /(?<!\p{L})(?:(?:i|yo)(?: (?:already|literally|just|clearly|ya|s[ií]))*|ya|te|se|lo|s[ií]|,)\s+(?:te |se |lo )*(?:said|say|put|wrote|typed|meant|answered|dije|digo|puse|escrib[ií]|quise decir|respond[ií])(?!\p{L})[\s:,]*(?:(?:that )?(?:it'?s|its|the answer is)|que(?: (?:es|son|era))?|it was)?/giu;

/** What is repeated has been taken back here. */
const taken = /^[^.;]*?(?<!\p{L})(?:but|pero|sino|then i|luego)(?!\p{L})/iu;

/**
 * The value that a message says was given before, and not the one that it was taken for: "i said 54, not 45", "no dije 260,
 * dije 206", "you read 53, i put 35". Null where it says none, or several.
 */
function repeatedIn(text: string, letters: ReadonlySet<string>): string | null {
  const values = new Set<string>();
  for (const { index, 0: lead } of text.matchAll(repeating)) {
    const before = text.slice(Math.max(0, index - negationMax), index);
    const after = text.slice(index + lead.length);
    const isDenied = /(?<!\p{L})(?:n[o']?t|not|never|no|nunca|didn'?t|didnt)\s*$/iu.test(before);
    const [clause = ""] = after.split(
      /(?<=[^\d])[,;.!?]|[,;.!?](?=\s|$)|(?<!\p{L})(?:not|no|and|y)(?!\p{L})/iu,
    );
    const [value] = partedByLetters(clause, letters).pieces;
    if (isDenied || value === undefined || taken.test(after)) continue;
    values.add(resultOf(value));
  }
  const [only] = values;
  return values.size === 1 && only !== undefined ? only : null;
}

/** So far before it a negation stands. */
const negationMax = 8;

/** The value that a message begins with, whatever it goes on to tell, where nothing takes it back. */
function beginningOf(text: string, letters: ReadonlySet<string>): string | null {
  const { pieces, startsWithPiece } = partedByLetters(text, letters);
  const [first, ...others] = pieces;
  if (!startsWithPiece || first === undefined || takingBack.test(text)) return null;
  const value = first.split(/[,;]\s+/u)[0] ?? "";
  // Several values one after the other are guesses, or a list.
  return others.length > 0 && onlyAmongGuesses.test(text.slice(first.length, first.length + 3))
    ? null
    : value;
}

/** What is concluded after a reason was given: of "0.19 would be weird because 19 is more, so it's 0.2" the last. */
function concludedIn(
  text: string,
  from: number,
  letters: ReadonlySet<string>,
): readonly string[] | null {
  const last = [...text.matchAll(conclusion)].at(-1);
  if (!last || last.index < from) return null;
  const [after = ""] = text.slice(last.index + last[0].length).split(reason);
  const parts = partsClaimed(after, letters);
  return parts.length > 0 ? parts : null;
}

/** Who works something out, or takes something back, says so before what it comes to. */
const workingOut =
  /[=+*×÷/]|(?<!\p{L})(?:times|plus|minus|divided?|add(?:ed)?|subtract(?:ed)?|multipl\w*|half|quarter|double|root|order|middle|midle|por|entre|m[aá]s|menos|sum[aoé]\p{L}*|rest[aoé]\p{L}*|divid\p{L}*|mitad|doble|tercio|simplific\p{L}*|orden\p{L}*|(?:en)?medio)(?!\p{L})/iu;

/** What stands between two pieces that are guessed one after the other: "5? 6? 7?", "5 or 6". */
const onlyAmongGuesses = /^[\s\p{P}]*(?:(?:or|o|u|maybe|quiz[aá]s?|tal vez)[\s\p{P}]*)?$/iu;

/** What leads to a number that a value is taken from or for, and no value itself: "53 to get to the 90", "2 of the 6". */
const leadsElsewhere =
  /(?<!\p{L})(?:of|from|to|for|with|than|by|de|del|desde|hasta|a|al|para|pa|con|que|por|entre|times|plus|minus|m[aá]s|menos|over|sobre)(?: the| los?| las?| el)?\s*$/iu;

/**
 * What a message ends in where it tells how it came there: of "twenty by eight is two and four over, so two fifty" the last.
 * Null where it ends in one of several guesses, or in what its value is taken from.
 */
function endOf(text: string, letters: ReadonlySet<string>): string | null {
  const clauses = text.split(clauseEnd).filter((clause) => !denying.test(clause));
  const said = clauses.join(" . ");
  const { pieces } = partedByLetters(said, letters);
  const [last, before] = pieces
    .flatMap((piece) => piece.split(/\s\.\s|[,;]\s+/u))
    .slice(-2)
    .toReversed();
  if (last === undefined || before === undefined) return null;
  const at = said.lastIndexOf(last);
  const lead = said.slice(0, at);
  const isWorkedOut = [workingOut, takingBack, new RegExp(conclusion.source, "iu")].some((one) =>
    one.test(lead),
  );
  if (!isWorkedOut) return null;
  if (at < 0 || isDisowned(lead) || leadsElsewhere.test(lead)) return null;
  const from = lead.lastIndexOf(before);
  const between = lead.slice(from + before.length);
  // "divide by 4, 8" and "12 = 1.5t, t = 8" come to what stands last.
  const clause = lead.slice(0, Math.max(0, from)).split(clauseEnd).at(-1) ?? "";
  const comesTo = workingOut.test(`${clause} ${before}`) || /^\s*\p{L}\s*=/u.test(last);
  const result = resultOf(last);
  // An equation that is still to be solved is work.
  const isWork = result.includes("=") && !/^\s*\p{L}\s*=/u.test(result);
  return isWork || (onlyAmongGuesses.test(between) && !comesTo) ? null : result;
}

/**
 * The one thing that a message may claim, to be asked for: the value that it begins with, else what it ends in, else what
 * stands first, what it comes to, or all it says.
 */
export function claimToAskFor(said: string, item: ExpressionItem, locale: Locale): string | null {
  const claims = claimsIn(said, item, locale).flatMap((way) => (way.length === 1 ? way : []));
  if (beginsWithValue(said, item, locale)) return claims[0] ?? null;
  const letters = lettersOf(item);
  const text = asWritten(withoutCries(said, item), letters, locale);
  if (claims.length === 0) {
    const meant = partsClaimed(text, letters).filter(
      (part) => !countsOther(part, text, item.prompt[locale]),
    );
    return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  // An unknown that is only named claims nothing.
  const valued = claims.filter((claim) => !/^\s*\p{L}\s*$/u.test(claim));
  const alone = valued.filter((claim) => !countsOther(claim, text, item.prompt[locale]));
  return alone.at(-1) ?? null;
}

/** The value of a function at a place: "f(3) = " before what it comes to. */
const valueAtPlace = /^\s*[fgh]\s?\(\s*-?\d[^()]*\)\s*=\s*(?=-?\d[\d.,/]*\s*$)/iu;

/** The one equation in a step that is told in words: "i solve the second one for x: x = y + 1". Null where there are several. */
export function equationIn(said: string, item: ExpressionItem): string | null {
  const { pieces } = partedByLetters(oneSign(said), lettersOf(item));
  const equations = pieces.filter((piece) => /[^=]=[^=]/u.test(piece));
  // "f(3) = 4" says what a function comes to.
  return equations.length === 1 ? (equations[0]?.replace(valueAtPlace, "") ?? null) : null;
}

/** What may stand behind a value without being counted by it. */
const besideValue =
  /^(?:and|or|but|so|then|because|cuz|is|was|right|lol|please|or|not|y|o|u|pero|entonces|porque|es|era|no|verdad|jaja\p{L}*|por)$/iu;

/**
 * Whether a number of a message counts things that the problem does not speak of: "YES i said it 2 times", "why does it need
 * two clicks".
 */
function countsOther(claim: string, text: string, prompt: string): boolean {
  if (!/^\d+$/.test(claim)) return false;
  const [, word] = new RegExp(`(?<![\\d.,])${claim}\\s+(\\p{L}{3,})`, "iu").exec(text) ?? [];
  if (word === undefined || besideValue.test(word)) return false;
  return !prompt.toLowerCase().includes(word.slice(0, 4).toLowerCase());
}

/** Whether a message begins with a value alone, as nobody does who does not answer: "1/2, there are 3 pairs in 6". */
export function beginsWithValue(said: string, item: ExpressionItem, locale: Locale): boolean {
  const letters = lettersOf(item);
  const [first = "", ...rest] = crossAsTimes(asWritten(said, letters, locale), letters).split(
    clauseEnd,
  );
  const { pieces, words } = partedByLetters(first, letters);
  return rest.length > 0 && pieces.length === 1 && words.length === 0;
}

/** A sentence with its numbers in figures and its relations in signs: "x is bigger than five" as "x > 5". */
function asWritten(said: string, letters: ReadonlySet<string>, locale: Locale): string {
  const names = [...letters].filter((letter) => /^[a-z]$/i.test(letter));
  const figures = inFigures(said.replaceAll(/\$(?=[^$]*\p{L}[^$]*\$)([^$]+)\$/gu, "$1"), locale)
    .replaceAll(/(?<!\p{L})[fgh]'{0,2}\s?\([^()]{1,8}\)\s*=\s*/giu, "")
    .replaceAll(/(?<!\p{L})equis(?!\p{L})/giu, letters.has("x") ? "x" : "equis")
    .replaceAll(/(?<!\p{L})(?:squared|al cuadrado)(?!\p{L})/giu, "^2")
    .replaceAll(/(?<!\p{L})(?:cubed|al cubo)(?!\p{L})/giu, "^3")
    .replaceAll(
      /(?<![\p{L}\d])([a-z])\s+(?:to the (?:power of )?|a la |elevad[oa] a (?:la )?)(\d+)(?:st|nd|rd|th)?(?: power)?/giu,
      "$1^$2",
    )
    .replaceAll(/(?<=\p{L})\s+(?=\^\d)/gu, "")
    .replaceAll(
      /(?<!\p{L})(?:the |la )?(?:square root|root|ra[ií]z(?: cuadrada)?)(?: of| de)? (?=\d)/giu,
      "√",
    );
  if (names.length === 0) return figures;
  const name = `(?<!\\p{L})(${names.join("|")})`;
  return signsOf[locale].reduce(
    (text, [words, sign]) =>
      text.replaceAll(new RegExp(`${name}\\s+${words}\\s+(?=-?[\\d(])`, "giu"), `$1 ${sign} `),
    figures,
  );
}

const signsOf: Readonly<Record<Locale, readonly (readonly [words: string, sign: string])[]>> = {
  en: [
    ["(?:is |has to be |must be )?(?:greater|bigger|more|larger|higher) than or equal to", "≥"],
    ["(?:is |has to be |must be )?(?:less|smaller|lower) than or equal to", "≤"],
    ["(?:is |has to be |must be )?at least", "≥"],
    ["(?:is |has to be |must be )?at most", "≤"],
    ["(?:is |has to be |must be )?(?:greater|bigger|more|larger|higher) than", ">"],
    ["(?:is |has to be |must be )?(?:less|smaller|lower) than", "<"],
    ["(?:is|equals?|is equal to|being|must be|has to be)", "="],
  ],
  es: [
    ["(?:es |tiene que ser |debe ser )?mayor o igual (?:que|a)", "≥"],
    ["(?:es |tiene que ser |debe ser )?menor o igual (?:que|a)", "≤"],
    ["(?:es |tiene que ser |debe ser )?(?:mayor|m[aá]s grande) (?:que|a)", ">"],
    ["(?:es |tiene que ser |debe ser )?(?:menor|m[aá]s (?:chic[oa]|peque[ñn][oa])) (?:que|a)", "<"],
    ["(?:es|vale|es igual a|igual a|ser[ií]a|tiene que ser|debe ser)", "="],
  ],
};

function partsClaimed(text: string, letters: ReadonlySet<string>): string[] {
  return text.split(clauseEnd).flatMap((clause) => {
    if (denying.test(clause)) return [];
    let from = 0;
    return partedByLetters(clause, letters).pieces.flatMap((piece) => {
      const at = clause.indexOf(piece, from);
      from = at < 0 ? from : at + piece.length;
      return at >= 0 && isDisowned(clause.slice(0, at)) ? [] : [resultOf(piece)];
    });
  });
}

/** Of "24 / 4 = 6" and "A = 60/2 = 30" what they come to; else the piece itself. */
export function resultOf(piece: string): string {
  if (/\s(?:and|or|y|o|u)\s|[,;]\s/iu.test(piece)) return piece;
  const parts = piece.split("=");
  const isSum = parts.length === 2 && !/(?<!\p{L})\p{L}(?!\p{L})/u.test(parts[0] ?? "");
  return isSum || parts.length > 2 ? (parts.at(-1)?.trim() ?? piece) : piece;
}

/** Where a message begins to give its reason; its end where it gives none. */
export function reasonAt(text: string): number {
  return reason.exec(text)?.index ?? text.length;
}
