import {
  add,
  divide,
  fromInteger,
  isInteger,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
} from "../mathematics/rational.ts";
import { claimTextOf } from "./falsehoods/claim-text.ts";
import { foldText, type Sentence } from "./sentence.ts";

/** A number that a sentence describes without saying it, and the numbers that it names on the way. */
export type Described = { value: Rational; from: readonly Rational[] };

type Form = {
  form: RegExp;
  work: (operands: readonly Rational[], match: RegExpExecArray) => Rational | null;
  /** Whether it tells only when nothing else stands in the sentence. */
  alone?: boolean;
};

const n = "#(\\d+)";
const less = "(?:less|fewer|smaller|lower|below|under|short|- (?:que|de)|menos|por debajo)";
const more =
  "(?:more|greater|bigger|larger|higher|above|over|past|beyond|\\+ (?:que|de)|mas|por encima)";
const than = "(?:than|of|from|que|de|del|a)?";
const digit = "(?:digit|figure|place|cifra|digito)";

function digits(operands: readonly Rational[]): Rational | null {
  if (!operands.every((each) => isInteger(each) && each.n >= 0n && each.n < 10n)) return null;
  return fromInteger(BigInt(operands.map(({ n: each }) => each).join("")));
}

function form(text: string, work: Form["work"], alone = false): Form {
  return { form: new RegExp(`(?<!\\S)${text}(?!\\S)`, "gu"), work, alone };
}

function of(work: (a: Rational, b: Rational) => Rational | null): Form["work"] {
  return ([a, b]) => (a && b ? work(a, b) : null);
}

function one(work: (a: Rational) => Rational | null): Form["work"] {
  return ([a]) => (a ? work(a) : null);
}

const unit = fromInteger(1);
const half = (a: Rational) => divide(a, fromInteger(2));

const halfway =
  "(?:halfway|half way|midway|exactly in the middle|justo en medio|en el medio|a medio camino|a mitad de camino)";

const forms: readonly Form[] = [
  form(
    `${n} ${less} ${than} ?${n}`,
    of((a, b) => subtract(b, a)),
  ),
  form(
    `${n} <:less_than ${n}`,
    of((a, b) => subtract(b, a)),
  ),
  form(
    `${n} : ${n}`,
    of((a, b) => (isZero(b) ? null : divide(a, b))),
    true,
  ),
  form(`${n} ${more} ${than} ?${n}`, of(add)),
  form(
    `(?:right |just |immediately |next |comes? |sigue |viene )*(?:after|following|follows|al|despues (?:de|del|of)|sigue (?:al|a)) ${n}`,
    one((a) => add(a, unit)),
  ),
  form(
    `(?:right |just |immediately |next |comes? |va |viene )*(?:before|preceding|precedes|antes (?:de|del|of)) ${n}`,
    one((a) => subtract(a, unit)),
  ),
  form(`(?:between|entre|/) ${n} (?:and|y|e) ${n}`, of(middle)),
  form(`not ${n} ,? ?(?:and )?not ${n}.*(?:middle|between).*`, of(middle)),
  form(
    `${n} (?:and|y) (?:an? |#\\d+ )?${n} ,? ?(?:in (?:that|this) order|side by side|next to each other|en ese orden|juntos)`,
    digits,
  ),
  form(`${n} (?:point|punto|coma) ${n}`, of(withPoint)),
  form(
    `take away ${n} from ${n}`,
    of((a, b) => subtract(b, a)),
  ),
  form(`(?:add|suma|sumale|anade|anadele) ${n} (?:to|and|y|a|con) ${n}`, of(add)),
  form(
    `${n} (?:doubled|duplicado|al doble)`,
    one((a) => multiply(a, fromInteger(2))),
  ),
  form(`${n} (?:halved|por la mitad)`, one(half)),
  form(
    `(?:square|cuadrado) (?:of|de) ${n}`,
    one((a) => multiply(a, a)),
  ),
  form(
    `(?:cube|cubo) (?:of|de) ${n}`,
    one((a) => multiply(a, multiply(a, a))),
  ),
  form(`(?:answer|result|respuesta|resultado) - ${n} =\\S* ${n}`, of(add)),
  form(
    `(?:answer|result|respuesta|resultado) \\+ ${n} =\\S* ${n}`,
    of((a, b) => subtract(b, a)),
  ),
  form(`${halfway}(?: \\p{L}+)* (?:between|entre|/) ${n} (?:and|y|e) ${n}`, of(mean)),
  form(`(?:between|entre) ${n} (?:and|y|e) ${n} ,?(?: \\p{L}+)* ?${halfway}`, of(mean)),
  form(`(?:halves|mitades) (?:of|de) ${n} (?:and|y) ${n}`, of(mean)),
  form(
    `(?:take|start with|toma|empieza con) ${n} ,? ?(?:and |then |y )*(?:remove|take away|subtract|lose|drop|quita|quitale|resta|restale) ${n}`,
    of(subtract),
  ),
  form(
    `(?:take|start with|toma|empieza con) ${n} ,? ?(?:and |then |y )*(?:add|join|suma|sumale|anade) ${n}`,
    of(add),
  ),
  form(`(?:sum|suma) (?:of|de) ${n} (?:and|y) ${n}`, of(add)),
  form(
    `(?:difference|diferencia) (?:between|of|entre|de) ${n} (?:and|y) ${n}`,
    of((a, b) => (a.n * b.d > b.n * a.d ? subtract(a, b) : subtract(b, a))),
  ),
  form(`product(?:o)? (?:of|de) ${n} (?:and|y|por) ${n}`, of(multiply)),
  form(
    `(?:quotient|cociente) (?:of|de|entre) ${n} (?:and|y|entre) ${n}`,
    of((a, b) => (isZero(b) ? null : divide(a, b))),
  ),
  form(
    `(?:subtract|take|quita|resta) ${n} (?:away )?(?:from|de|of|a) ${n}`,
    of((a, b) => subtract(b, a)),
  ),
  form(
    `(?:divide|share|split|reparte) ${n} (?:by|among|between|into|entre) ${n}`,
    of((a, b) => (isZero(b) ? null : divide(a, b))),
  ),
  form(`(?:multiply|multiplica) ${n} (?:by|with|con) ${n}`, of(multiply)),
  form(`(?:opposite|negative|opuesto|inverso aditivo) (?:of|de|del) ${n}`, one(negate)),
  form(
    `${n} (?:\\p{L}+ )?(?:below|under|left of|to the left of|bajo|por debajo de|a la izquierda del?) (?:zero|cero|#\\d+)`,
    one(negate),
  ),
  form(`${n} (?:and|y|plus) (?:an? |#\\d+ )?${n}(?: more| mas)?(?: \\p{L}+)?`, of(add), true),
  form(
    `${n} more`,
    one((a) => a),
    true,
  ),
  // 31 backwards
  form(
    `${n} (?:backwards?|reversed|turned (?:around|round|over)|flipped|swapped|dado la vuelta|invertido|read from right to left|the other way (?:round|around)|al reves|leido al reves|de derecha a izquierda)`,
    one(reversed),
  ),
  form(
    `(?:reverse|flip|swap|turn around|invierte|da la vuelta a|cambia)(?: \\p{L}+)* ${n}`,
    one(reversed),
  ),
  // Digit by digit
  form(
    `(?:digits|cifras|digitos)(?: \\p{L}+)* (?:=\\S*|:)? ?${n} (?:and|y|,|then|luego) ?${n}`,
    digits,
  ),
  form(
    `${digit} (?:=\\S* |: )?(?:an? |un |una )?${n} ?,? ?(?:and |y |then |luego |the |la |el )*(?:\\p{L}+ )?${digit} (?:=\\S* |: )?(?:an? |un |una )?${n}`,
    digits,
  ),
  form(
    `${n} (?:followed by|and then|then|next to|before|seguido de|seguida de|y luego|y despues|luego|(?:and|y)) (?:an? |un |una |#\\d+ )?${n}(?= |$)(?! (?:make|=))`,
    spelledOut,
  ),
  form(
    `(?:tens|decenas)(?: \\p{L}+)* (?:=\\S* |: )?${n}.*(?:ones|units|unidades)(?: \\p{L}+)* (?:=\\S* |: )?${n}`,
    digits,
  ),
  form(`${n} (?:tens?|decenas?)(?: ,)?(?: and| y)? ${n} (?:ones?|units?|unidad|unidades)`, digits),
  form(`${n} #\\d+ ?,?(?: and| y)? ${n} (?:ones|units|unidades)`, digits),
];

function mean(a: Rational, b: Rational): Rational {
  return half(add(a, b));
}

function withPoint(whole: Rational, part: Rational): Rational | null {
  if (!isInteger(whole) || !isInteger(part) || part.n < 0n) return null;
  const places = BigInt(String(part.n).length);
  return add(whole, divide(part, fromInteger(10n ** places)));
}

function middle(a: Rational, b: Rational): Rational | null {
  const gap = subtract(b, a);
  return gap.d === 1n && (gap.n === 2n || gap.n === -2n) ? half(add(a, b)) : null;
}

function reversed(a: Rational): Rational | null {
  return isInteger(a) && a.n >= 10n
    ? fromInteger(BigInt(Array.from(String(a.n)).toReversed().join("")))
    : null;
}

/** "A one followed by a three"; "write a 1 and then a 3". Joined by "and" alone it may be anything. */
function spelledOut(operands: readonly Rational[], match: RegExpExecArray): Rational | null {
  const isOrdered = /followed|then|next to|before|seguid|luego|despues/.test(match[0]);
  return isOrdered ? digits(operands) : null;
}

/** Digits in another base: 0xD, 0b1101, "in binary 1101", "en octal 15". */
const basePrefixes = /\b0([xbo])([0-9a-f]+)\b/gi;
const baseWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:binary|binario|base (?:2|two|dos))\b/, 2],
  [/\b(?:octal|base (?:8|eight|ocho))\b/, 8],
  [/\b(?:hex|hexadecimal|base (?:16|sixteen|dieciseis))\b/, 16],
];

/** The numbers that a sentence describes: neighbours, digits one by one, sums in words, other bases, tallies. */
export function describedValues(sentence: Sentence): Described[] {
  const { text, operands } = claimTextOf(sentence.tokens);
  const found: Described[] = [...otherBases(sentence), ...tallies(sentence)];
  if (!/[a-z:]/.test(text)) return found;
  for (const { form: pattern, work, alone } of forms) {
    for (const match of text.matchAll(pattern)) {
      if (alone && !isAlone(text, match)) continue;
      const groups = match.slice(1).map((index) => operands[Number(index)]?.values?.[0]);
      const values = groups.filter((value) => value !== undefined);
      const value = values.length === groups.length ? work(values, match) : null;
      if (value) found.push({ value, from: values });
    }
  }
  return found;
}

/** Whether nothing but fillers stands around a match. */
function isAlone(text: string, match: RegExpExecArray): boolean {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return rest
    .split(" ")
    .every((word) =>
      /^(?:|[.!,:]|a|an|un|una|it|its|thats|is|es|son|=\S*|makes?|answer|respuesta|of|course|yes|si)$/.test(
        word,
      ),
    );
}

function otherBases({ text }: Sentence): Described[] {
  const found: Described[] = [];
  for (const [, letter = "", body = ""] of text.matchAll(basePrefixes)) {
    const base = { x: 16, b: 2, o: 8 }[letter.toLowerCase()] ?? 10;
    found.push(...inBase(body, base));
  }
  const folded = foldText(text);
  for (const [words, base] of baseWords) {
    if (!words.test(folded)) continue;
    for (const [body] of text.matchAll(/\b[0-9a-f]+\b/gi)) found.push(...inBase(body, base));
  }
  return found;
}

function inBase(body: string, base: number): Described[] {
  const isDigits =
    body.length <= 12 &&
    Array.from(body.toLowerCase()).every((sign) => Number.parseInt(sign, 36) < base);
  return isDigits && /\d|^[A-F]$/.test(body)
    ? [{ value: fromInteger(Number.parseInt(body, base)), from: [] }]
    : [];
}

/** Strokes, dots or stars to be counted: one mark, over and over. */
function tallies({ text }: Sentence): Described[] {
  return [...text.matchAll(/([|I*•●○■□▪x.o★☆])(?:\s{0,3}\1){2,}/g)].map(([run, mark = ""]) => ({
    value: fromInteger(run.split(mark).length - 1),
    from: [],
  }));
}
