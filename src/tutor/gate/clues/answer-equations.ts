import {
  add,
  divide,
  fromInteger,
  isZero,
  multiply,
  type Rational,
  subtract,
} from "../../mathematics/rational.ts";
import { form, type Form, ofOne, ofTwo, operand as n } from "../described-form.ts";

/** What the number looked for is called. */
const it =
  "(?:(?:the |your |that |this |our |a la |al |la |tu |el |del |ese |este |esa )?(?:correct |right |missing |unknown |secret |final )?(?:answer|result|number|total|solution|unknown|respuesta|resultado|numero|solucion|incognita|total)(?: correcta| correcto| buscado)?|it|itself|what (?:you|we) (?:are looking for|look for|want|need|=:are looking for)|(?:lo|el numero|el valor) que (?:buscas|buscamos|falta|necesitas|quieres)|eso)";
/** Words on the way from what is done to what comes of it. */
const to = "(?: (?![#@])\\S+){0,8} ";

function inverse(work: (done: Rational, result: Rational) => Rational | null): Form["work"] {
  return ofTwo(work);
}

const minus = inverse((a, b) => subtract(b, a));
const plus = inverse((a, b) => add(a, b));
const by = inverse((a, b) => (isZero(a) ? null : divide(b, a)));
const times = inverse(multiply);

function root(value: Rational): Rational | null {
  const exact = Math.round(Math.sqrt(Number(value.n)));
  return value.d === 1n && exact * exact === Number(value.n) ? fromInteger(exact) : null;
}

/**
 * An equation about the number looked for, said in words: "take 6 away from it and you have 50", "half of the answer is
 * 28". One step gives the number.
 */
export const answerEquations: readonly Form[] = [
  // Added to it, or it with something added
  form(
    `(?:add|adding|added|sum|suma|sumas|sumar|sumale|anade|anades|anadele|agrega|agregas|agregale) ${n} (?:more )?(?:to|a|al|with|con) ${it}${to}${n}`,
    minus,
  ),
  form(
    `${it} (?:(?:and|plus|add|\\+|mas|y|le|se le|you add|we add|you put) )+(?:sumas |sumamos |anades |agregas |suma |anade |add )?${n}${to}${n}`,
    minus,
  ),
  form(`${it} (?:le |se le )?(?:sumas|sumamos|suman|anades|agregas|anadimos) ${n}${to}${n}`, minus),
  form(`${n} (?:more|greater|bigger|mas|mayor)(?: (?:than|que))? ${it} =\\S* ${n}`, minus),
  form(
    `${n} =\\S* ${n} (?:more|greater|bigger|mas|mayor)(?: (?:than|que))? ${it}`,
    inverse((whole, more) => subtract(whole, more)),
  ),
  form(
    `${n} more (?:(?:and|then|would|,|you|youd|it|itd|we|will) )*(?:have|get|reach|make|makes|=\\S*|be|hit|give|gives)(?: at| to)? ${n}`,
    minus,
  ),
  form(
    `(?:faltan|falta|needs|need|lacks|missing) (?:only |just |solo )?${n} (?:(?:more|mas|para|to|for|until|hasta) )+(?:(?:llegar a|ser|tener|completar|alcanzar|reach|make|get to|be|have|las|los) )*${n}`,
    minus,
  ),
  // Taken away from it
  form(
    `(?:take|taking|subtract|subtracting|remove|removing|quita|quitas|resta|restas|quitale|restale) (?:away )?${n} (?:away )?(?:from|de|a|al|of) ${it}${to}${n}`,
    plus,
  ),
  form(
    `${it} (?:le |se le )?(?:quitas|restas|quitamos|restamos|quitan|restan|sacas) ${n}${to}${n}`,
    plus,
  ),
  form(`${it} (?:minus|less|without|take away|menos|sin) ${n}${to}${n}`, plus),
  form(`${it} ${n} =\\S* ${n}`, ([a, b], match) =>
    a && b && a.n < 0n && !/[.?!]/.test(match[0]) ? subtract(b, a) : null,
  ),
  form(`${n} (?:less|fewer|smaller|menos|menor)(?: (?:than|que))? ${it} =\\S* ${n}`, plus),
  form(`${n} <:\\S+ ${it} =\\S* ${n}`, plus),
  // Multiplied and divided
  form(`${n} (?:of|\\*|times|veces|de) ${it} =\\S* ${n}`, by),
  form(
    `${n} (?:of|\\*|times|veces|de) ${it} (?:gets you|brings you|takes you|you get|sale|salen|te dan?|llega a) (?:to |a )?${n}`,
    by,
  ),
  form(
    `${n} =\\S* (?:just |exactly )?${n} (?:of|\\*|times|veces|de) ${it}`,
    inverse((whole, part) => (isZero(part) ? null : divide(whole, part))),
  ),
  form(
    `(?:twice|double|doubling|doblas?|duplicas?|doblando|duplicando) ${it}${to}${n}`,
    ofOne((b) => divide(b, fromInteger(2))),
  ),
  form(
    `(?:thrice|triple|tripling|triplicas?) ${it}${to}${n}`,
    ofOne((b) => divide(b, fromInteger(3))),
  ),
  form(
    `(?:halve|halving) ${it}${to}${n}`,
    ofOne((b) => multiply(b, fromInteger(2))),
  ),
  form(
    `${n} =\\S* (?:just |exactly )?(?:twice|double) ${it}`,
    ofOne((b) => divide(b, fromInteger(2))),
  ),
  form(
    `${it} (?:doubled|duplicad[oa]|times two|por dos|twice)${to}${n}`,
    ofOne((b) => divide(b, fromInteger(2))),
  ),
  form(`(?:multiply|multiplying|multiplica|multiplicas) ${it} (?:by|por|\\*) ${n}${to}${n}`, by),
  form(`${it} (?:times|multiplied by|por|multiplicado por|\\*) ${n}${to}${n}`, by),
  form(
    `(?:divide|dividing|split|share|divides|reparte|repartes) ${it} (?:by|into|among|entre|en|/) ${n}${to}${n}`,
    times,
  ),
  form(`${it} (?:divided by|split into|over|dividido (?:entre|por)|entre|/) ${n}${to}${n}`, times),
  form(`(?:times|by|por|with|con) (?:itself|si mism[oa])${to}${n}`, ofOne(root)),
  form(`${it} (?:squared|al cuadrado)${to}${n}`, ofOne(root)),
  form(
    `(?:square|squaring|eleva|elevas|elevandola?|elevandolo) ${it}(?: al cuadrado)?${to}${n}`,
    ofOne(root),
  ),
  form(`(?:square|cuadrado) (?:of|de) ${it} =\\S* ${n}`, ofOne(root)),
];

/** Numbers that a sentence puts together from those that it just named. */
export const joinedNumbers: readonly Form[] = [
  // "is twenty, and three more makes it"
  form(
    `=\\S* ${n} ,? ?(?:and|then|plus|y|mas|luego)(?: then| add| luego)? ${n} (?:more|mas|extra)`,
    ofTwo(add),
  ),
  form(
    `${n} ,? ?(?:and|plus|y|mas|then|luego) (?:one more|another|otro|otra|#\\d+ more|#\\d+ mas) ${n}`,
    ofTwo(add),
  ),
  // "one twelfth short of a whole"
  form(
    `${n} (?:short of|less than|away from|below|menos que|para|para llegar a|shy of) (?:a |the |an? full |la |un |una |el |#\\d+ )?(?:whole|unit|unidad|entero)`,
    ofOne((a) => subtract(fromInteger(1), a)),
  ),
  form(
    `(?:falta|faltan|missing|lacks|lacking|only) (?:solo |just )?${n} (?:to|para|for) (?:a |the |la |un |el |make |tener |llegar a |completar |#\\d+ )*(?:whole|unidad|entero)`,
    ofOne((a) => subtract(fromInteger(1), a)),
  ),
  // "a metre and a half", "dos metros y medio", "metro y cuarto"
  form(`(?:an?|un|una|${n}) \\p{L}+ (?:and|y|con) ${n}`, ([a, b]) =>
    b
      ? isProper(b)
        ? add(a ?? fromInteger(1), b)
        : null
      : a && isProper(a)
        ? add(fromInteger(1), a)
        : null,
  ),
  form(
    `${n} \\p{L}+ y (?:medio|media)`,
    ofOne((a) => add(a, { n: 1n, d: 2n })),
  ),
  form(`(?<!#\\d+ )\\p{L}+ y (?:medio|media)`, () => ({ n: 3n, d: 2n })),
  form(`(?<!#\\d+ )\\p{L}+ y cuarto`, () => ({ n: 5n, d: 4n })),
  // "It cannot be 3 nor 5, but the one in the middle"
  form(
    `(?:!=\\S*|not|no|ni|nor|neither|cant|cannot)(?: (?![#@])\\S+){0,3} ${n}(?: (?![#@])\\S+){1,4} ${n} .*(?:middle|between|medio|entre ambos|entre ellos|intermedio)(?: .*)?`,
    ofTwo(between),
  ),
  // "Tres negativo"
  form(
    `${n} (?:negativo|negativa|negative)`,
    ofOne((a) => multiply(a, fromInteger(-1))),
  ),
  // "They add up to 42; the mean is a third of that"
  form(
    `${n}(?: (?![#@])\\S+){0,8} ${n} (?:of|de) (?:that|it|this|those|them|eso|ello|esto|esa suma|ese total)`,
    ofTwo(multiply),
  ),
  form(
    `${n}(?: (?![#@])\\S+){0,8} (?:twice|double) (?:that|it|this|eso|ello)`,
    ofOne((a) => multiply(a, fromInteger(2))),
  ),
  // Chances: three in eight
  form(
    `${n} (?:\\p{L}+ )?(?:in|of|out of|entre|de|de cada|over|sobre|por cada|for every|from) (?:every |each |cada |los |las |un total de |a total of )?${n}`,
    ([a, b]) =>
      a && b && !isZero(b) && a.d === 1n && b.d === 1n && a.n < b.n ? divide(a, b) : null,
  ),
];

/** The whole number between two neighbours of it. */
function between(a: Rational, b: Rational): Rational | null {
  const gap = subtract(b, a);
  return gap.d === 1n && (gap.n === 2n || gap.n === -2n) ? divide(add(a, b), fromInteger(2)) : null;
}

function isProper(value: Rational): boolean {
  return value.n > 0n && value.n < value.d;
}

/** How far an answer that the student gave is from the right one; the operand is the distance. */
export const distances: readonly { form: RegExp; sign: 1 | -1 | 0 }[] = [
  {
    form: /#(\d+) (?:too (?:few|small|low|little|short)|short|de menos|missing|mas abajo|by default)(?!\S)/gu,
    sign: 1,
  },
  {
    form: /(?:te falta|te faltan|le falta|le faltan|you (?:=:are )?missing|you need|needs|it needs) (?:just |only |solo |exactly )?#(\d+)(?: (?:more|mas))?(?!\S)(?= [.!,;]|$)/gu,
    sign: 1,
  },
  {
    form: /#(\d+) (?:too (?:many|much|big|large|high|far)|(?:over|\/)(?= [.!,;]|$)|de mas|mas de la cuenta|beyond)(?!\S)/gu,
    sign: -1,
  },
  {
    form: /(?:te sobra|te sobran|sobra|sobran|te pasaste (?:por|de|en)|te has pasado (?:por|de|en)|overshot by|over by) #(\d+)(?!\S)/gu,
    sign: -1,
  },
  {
    form: /(?:off by|away by|te equivocaste (?:por|en)|fallaste por|te desviaste|diferencia de) (?:just |only |solo )?#(\d+)(?!\S)/gu,
    sign: 0,
  },
  {
    form: /(?:youre|you =:are|thats|its|estas|quedaste) (?:just |only |still |solo |a )*#(\d+) (?:off|away|de distancia)(?!\S)/gu,
    sign: 0,
  },
];
