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
import {
  describedBy,
  type Described,
  form,
  type Form,
  ofOne,
  ofTwo,
  operand,
} from "./described-form.ts";
import { claimTextOf } from "./falsehoods/claim-text.ts";
import { foldText, type Sentence } from "./sentence.ts";

const less = "(?:less|fewer|smaller|lower|below|under|short|- (?:que|de)|menos|por debajo)";
const more =
  "(?:more|greater|bigger|larger|higher|above|over|past|beyond|\\+ (?:que|de)|mas|por encima)";
const than = "(?:than|of|from|que|de|del|a)?";
const digit = "(?:digit|figure|place|cifra|digito)";

function digits(operands: readonly Rational[]): Rational | null {
  if (!operands.every((each) => isInteger(each) && each.n >= 0n && each.n < 10n)) return null;
  return fromInteger(BigInt(operands.map(({ n: each }) => each).join("")));
}

const unit = fromInteger(1);
const half = (a: Rational) => divide(a, fromInteger(2));

const halfway =
  "(?:halfway|half way|midway|exactly in the middle|justo en medio|en el medio|a medio camino|a mitad de camino)";

const forms: readonly Form[] = [
  form(
    `${operand} ${less} ${than} ?${operand}`,
    ofTwo((a, b) => subtract(b, a)),
  ),
  form(
    `${operand} <:less_than ${operand}`,
    ofTwo((a, b) => subtract(b, a)),
  ),
  form(
    `${operand} : ${operand}`,
    ofTwo((a, b) => (isZero(b) ? null : divide(a, b))),
    { alone: true },
  ),
  form(`${operand} ${more} ${than} ?${operand}`, ofTwo(add)),
  form(
    `(?:right |just |immediately |next |comes? |sigue |viene )*(?:after|following|follows|al|despues (?:de|del|of)|sigue (?:al|a)) ${operand}`,
    ofOne((a) => add(a, unit)),
  ),
  form(
    `(?:right |just |immediately |next |comes? |va |viene )*(?:before|preceding|precedes|antes (?:de|del|of)) ${operand}`,
    ofOne((a) => subtract(a, unit)),
  ),
  form(`(?:between|entre|/) ${operand} (?:and|y|e) ${operand}`, ofTwo(middle)),
  form(`not ${operand} ,? ?(?:and )?not ${operand}.*(?:middle|between).*`, ofTwo(middle)),
  form(
    `${operand} (?:and|y) (?:an? |#\\d+ )?${operand} ,? ?(?:in (?:that|this) order|side by side|next to each other|en ese orden|juntos)`,
    digits,
  ),
  form(`${operand} (?:point|punto|coma) ${operand}`, ofTwo(withPoint)),
  form(
    `take away ${operand} from ${operand}`,
    ofTwo((a, b) => subtract(b, a)),
  ),
  form(`(?:add|suma|sumale|anade|anadele) ${operand} (?:to|and|y|a|con) ${operand}`, ofTwo(add)),
  form(
    `${operand} (?:doubled|duplicado|al doble)`,
    ofOne((a) => multiply(a, fromInteger(2))),
  ),
  form(`${operand} (?:halved|por la mitad)`, ofOne(half)),
  form(
    `(?:square|cuadrado) (?:of|de) ${operand}`,
    ofOne((a) => multiply(a, a)),
  ),
  form(
    `(?:cube|cubo) (?:of|de) ${operand}`,
    ofOne((a) => multiply(a, multiply(a, a))),
  ),
  form(`(?:answer|result|respuesta|resultado) - ${operand} =\\S* ${operand}`, ofTwo(add)),
  form(
    `(?:answer|result|respuesta|resultado) \\+ ${operand} =\\S* ${operand}`,
    ofTwo((a, b) => subtract(b, a)),
  ),
  form(
    `${halfway}(?: \\p{L}+)* (?:between|entre|/) ${operand} (?:and|y|e) ${operand}`,
    ofTwo(mean),
  ),
  form(
    `(?:between|entre) ${operand} (?:and|y|e) ${operand} ,?(?: \\p{L}+)* ?${halfway}`,
    ofTwo(mean),
  ),
  form(`(?:halves|mitades) (?:of|de) ${operand} (?:and|y) ${operand}`, ofTwo(mean)),
  form(
    `(?:take|start with|toma|empieza con) ${operand} ,? ?(?:and |then |y )*(?:remove|take away|subtract|lose|drop|quita|quitale|resta|restale) ${operand}`,
    ofTwo(subtract),
  ),
  form(
    `(?:take|start with|toma|empieza con) ${operand} ,? ?(?:and |then |y )*(?:add|join|suma|sumale|anade) ${operand}`,
    ofTwo(add),
  ),
  form(`(?:sum|suma) (?:of|de) ${operand} (?:and|y) ${operand}`, ofTwo(add)),
  form(
    `(?:difference|diferencia) (?:between|of|entre|de) ${operand} (?:and|y) ${operand}`,
    ofTwo((a, b) => (a.n * b.d > b.n * a.d ? subtract(a, b) : subtract(b, a))),
  ),
  form(`product(?:o)? (?:of|de) ${operand} (?:and|y|por) ${operand}`, ofTwo(multiply)),
  form(
    `(?:quotient|cociente) (?:of|de|entre) ${operand} (?:and|y|entre) ${operand}`,
    ofTwo((a, b) => (isZero(b) ? null : divide(a, b))),
  ),
  form(
    `(?:subtract|take|quita|resta) ${operand} (?:away )?(?:from|de|of|a) ${operand}`,
    ofTwo((a, b) => subtract(b, a)),
  ),
  form(
    `(?:divide|share|split|reparte) ${operand} (?:by|among|between|into|entre) ${operand}`,
    ofTwo((a, b) => (isZero(b) ? null : divide(a, b))),
    { method: true },
  ),
  form(`(?:multiply|multiplica) ${operand} (?:by|with|con) ${operand}`, ofTwo(multiply), {
    method: true,
  }),
  form(`(?:opposite|negative|opuesto|inverso aditivo) (?:of|de|del) ${operand}`, ofOne(negate)),
  form(
    `${operand} (?:\\p{L}+ )?(?:below|under|left of|to the left of|bajo|por debajo de|a la izquierda del?) (?:zero|cero|#\\d+)`,
    ofOne(negate),
  ),
  form(
    `${operand} (?:and|y|plus) (?:an? |#\\d+ )?${operand}(?: more| mas)?(?: \\p{L}+)?`,
    ofTwo(add),
    { alone: true },
  ),
  form(
    `${operand} more`,
    ofOne((a) => a),
    { alone: true },
  ),
  // 31 backwards
  form(
    `${operand} (?:backwards?|reversed|turned (?:around|round|over)|flipped|swapped|dado la vuelta|invertido|read from right to left|the other way (?:round|around)|al reves|leido al reves|de derecha a izquierda)`,
    ofOne(reversed),
  ),
  form(
    `(?:reverse|flip|swap|turn around|invierte|da la vuelta a|cambia)(?: \\p{L}+)* ${operand}`,
    ofOne(reversed),
  ),
  // Digit by digit
  form(
    `(?:digits|cifras|digitos)(?: \\p{L}+)* (?:=\\S*|:)? ?${operand} (?:and|y|,|then|luego) ?${operand}`,
    digits,
  ),
  form(
    `${digit} (?:=\\S* |: )?(?:an? |un |una )?${operand} ?,? ?(?:and |y |then |luego |the |la |el )*(?:\\p{L}+ )?${digit} (?:=\\S* |: )?(?:an? |un |una )?${operand}`,
    digits,
  ),
  form(
    `${operand} (?:followed by|and then|then|next to|before|seguido de|seguida de|y luego|y despues|luego|(?:and|y)) (?:an? |un |una |#\\d+ )?${operand}(?= |$)(?! (?:make|=))`,
    spelledOut,
  ),
  form(
    `(?:tens|decenas)(?: \\p{L}+)* (?:=\\S* |: )?${operand}.*(?:ones|units|unidades)(?: \\p{L}+)* (?:=\\S* |: )?${operand}`,
    digits,
  ),
  form(
    `${operand} (?:tens?|decenas?)(?: ,)?(?: and| y)? ${operand} (?:ones?|units?|unidad|unidades)`,
    digits,
  ),
  form(`${operand} #\\d+ ?,?(?: and| y)? ${operand} (?:ones|units|unidades)`, digits),
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
  const claims = claimTextOf(sentence.tokens);
  const found: Described[] = [...otherBases(sentence), ...tallies(sentence)];
  return /[a-z:]/.test(claims.text) ? [...found, ...describedBy(forms, claims)] : found;
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
