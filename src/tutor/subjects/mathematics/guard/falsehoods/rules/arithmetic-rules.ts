import { being, falseRules, gap, rule, type Rule } from "./rule.ts";

const signed =
  "(?:a |an |another |two |one |un |una |otro |dos )?(negatives?|minus|menos|negativ[oa]s?|positives?|plus|mas|positiv[oa]s?)(?: numbers?| ones?| values?| numeros?)?";
const quality = `(?:a |an |un |una |always |siempre |numero )*(negative|minus|menos|negativ[oa]|positive|plus|mas|positiv[oa])`;

function signOf(word = ""): 1 | -1 {
  return /^(?:neg|min|men)/.test(word) ? -1 : 1;
}

function isOdd(word = ""): boolean {
  return /^(?:odd|impar)/.test(word);
}

const parity =
  "(?:an? |two |un |una |dos |numeros? )*(odd|even|impar(?:es)?|par(?:es)?)(?: numbers?| ones?| numeros?)?";
const signRules: readonly Rule[] = [
  rule(
    `${signed} (?:times|multiplied by|by|por|multiplicado por|divided by|dividido (?:entre|por)|entre) ${signed},? (?:the result |you get |el resultado )?${being} ${quality}\\b`,
    ([a, b, c]) => signOf(a) * signOf(b) === signOf(c),
  ),
  rule(`${signed} (?:plus|added to|and|mas|y) ${signed} ${being} ${quality}\\b`, ([a, b, c]) =>
    signOf(a) === signOf(b) ? signOf(c) === signOf(a) : null,
  ),
  rule(
    `(?:multipl\\w+|divid\\w+|product(?:o)? (?:of|de)) (?:two |dos |by |por )(?:numeros )?(?:negativ\\w+)${gap}\\b(negative|positive|negativ[oa]|positiv[oa])\\b(?! (?:number|by|numero))`,
    ([a]) => signOf(a) === 1,
  ),
  rule(
    `(?:two|dos) (?:numeros )?negativ\\w+(?: numbers)? (?:multiplied|divided|times each other|multiplicados|divididos)${gap}\\b(negative|positive|negativ[oa]|positiv[oa])\\b`,
    ([a]) => signOf(a) === 1,
  ),
  rule(
    `(?:square|cuadrado) (?:of|de) (?:a |an |un |any |every |cualquier |todo )?(?:numero )?negativ\\w+(?: number)? ${being} ${quality}\\b`,
    ([a]) => signOf(a) === 1,
  ),
  rule(
    `(?:minus|menos) (?:a |un )?(?:minus|menos) ${being} ${quality}\\b`,
    ([a]) => signOf(a) === 1,
  ),
  rule(
    `(?:subtracting|taking away|restar|quitar) (?:a |an |un )?(?:numero )?negativ\\w+(?: number)? ${being} (?:as )?(?:like )?(?:lo mismo que )?(subtracting|taking away|adding|restar|quitar|sumar)\\b`,
    ([a]) => a === "adding" || a === "sumar",
  ),
  rule(
    `${parity} (?:plus|and|mas|y|minus|menos) ${parity} ${being} (?:always |siempre |an? |un )*(odd|even|impar|par)\\b`,
    ([a, b, c]) => (isOdd(a) !== isOdd(b)) === isOdd(c),
  ),
  rule(
    `${parity} (?:times|by|por|multiplied by) ${parity} ${being} (?:always |siempre |an? |un )*(odd|even|impar|par)\\b`,
    ([a, b, c]) => (isOdd(a) && isOdd(b)) === isOdd(c),
  ),
];

/** How early an operation is done. */
function rank(word = ""): number {
  if (/^(?:add|sum|sub|rest)/.test(word)) return 1;
  return /^(?:mul|div)/.test(word) ? 2 : /^(?:exp|pow|pot)/.test(word) ? 3 : 4;
}

const work =
  "(addition|subtraction|multiplication|division|exponents?|powers?|brackets|parentheses|sumas?|restas?|multiplicacion(?:es)?|division(?:es)?|potencias?|parentesis)";
const doing =
  "(add|subtract|multiply|divide|addition|subtraction|multiplication|division|sumar?|restar?|multiplicar?|dividir?|suma|resta|multiplica|divide)";

function comesFirst(first: string | undefined, second: string | undefined): boolean | null {
  const [a, b] = [rank(first), rank(second)];
  return a === b ? null : a > b;
}

const orderRules: readonly Rule[] = [
  rule(
    `${work} (?:comes?|goes|is done|are done|has to be done|happens|va|van|se hacen?) (?:always |siempre )?(?:before|antes (?:que|de))(?: the| la| las| los| el)? ${work}\\b`,
    ([a, b]) => comesFirst(a, b),
  ),
  rule(
    `(?:always )?(?:do|does) (?:the )?${work} (?:always )?before (?:the )?${work}\\b`,
    ([a, b]) => comesFirst(a, b),
  ),
  rule(
    `(?<!inside |brackets |parentesis )(?:you |we |always |siempre )+${doing} first,? (?:and )?(?:then|after|later)(?: you| we)? ${doing}\\b`,
    ([a, b]) => comesFirst(a, b),
  ),
  rule(`primero se ${doing},? (?:y )?(?:despues|luego) se ${doing}\\b`, ([a, b]) =>
    comesFirst(a, b),
  ),
];

const fractionRules = falseRules(
  `(?:to )?add(?:ing)? fractions,? ${gap}add${gap}numerators?${gap}\\b(?:and|add)\\b${gap}denominators?`,
  `(?:para )?sumar fracciones${gap}sum\\w+${gap}numeradores${gap}denominadores`,
  `(?:to )?divid(?:e|ing)(?: two)? fractions,? ${gap}(?:flip|invert|turn)(?: over| around)? the first\\b`,
  `dividir(?: dos)? fracciones${gap}(?:inviert\\w+|da la vuelta a|voltea) la primera\\b`,
  `divid(?:e|ing) by a fraction,? ${gap}multiply by the same fraction`,
  "(?:bigger|larger|greater|higher) the denominator(?: is)?,? the (?:bigger|larger|greater) (?:the |is the )?(?:fraction|parts?|pieces?)",
  "(?:mas grande|mayor)(?: (?:es|sea))? el denominador,? (?:mas grandes?|mayor(?:es)?) (?:es |son )?(?:la fraccion|las partes|la parte)",
  "(?:longer|more digits) (?:the |a )?decimal(?: is| has)?,? the (?:bigger|larger|greater)",
  "(?:mas largo|mas cifras)(?: es| sea| tiene)? (?:el |un )?decimal,? (?:mas grande|mayor)",
);

const zero = "(?:zero|cero|0)";
const numberRules: readonly Rule[] = [
  ...falseRules(
    `(?:any(?:thing| number)|every number|a number|todo numero|cualquier numero|un numero|numero) (?:(?:raised )?to the (?:power(?: of)? )?|elevad[oa] a (?:la )?(?:potencia )?)(?:${zero}|zeroth power) ${being} ${zero}\\b`,
    `(?:any(?:thing| number)|every number|a number|todo numero|cualquier numero|un numero) (?:divided by|over|dividido (?:entre|por)|entre|sobre) ${zero} ${being} (?:${zero}|one|uno|1|itself|el mismo)\\b`,
    `(?:dividing|divide|dividir|dividing a number) (?:by|entre|por) ${zero} (?:gives|is|makes|da|es) (?:${zero}|one|uno|1)\\b`,
    `(?<!by |entre )${zero} (?:divided by|over|dividido (?:entre|por)) (?:any (?:other )?(?:number|thing)|anything|every number|cualquier numero|un numero)${gap}(?:is|es|da) (?:undefined|not defined|impossible|indefinid[oa]|imposible|one|uno|1)\\b`,
    `(?:any(?:thing| number)|every number|cualquier numero|todo numero) (?:times|multiplied by|por|multiplicado por) ${zero} (?:is|gives|stays|es|da) (?:itself|the same|that number|el mismo|ese numero|one|uno|1)\\b`,
    `(?:any(?:thing| number)|every number|cualquier numero|todo numero) (?:times|multiplied by|por|multiplicado por) (?:one|uno|1) (?:is|gives|es|da) (?:one|uno|1)\\b`,
    "(?:the number |el numero |el )?(?:1|one|uno) (?:is|es) (?:a |an |un )?(?:numero )?(?:prime|primo)(?: number)?\\b",
    "(?:2|two|dos) (?:is not|isn't|no es) (?:a |un )?(?:numero )?(?:prime|primo)\\b",
    "(?:all|every|each) (?:of the )?primes?(?: numbers?)? (?:is|are|must be) (?:always )?odd\\b",
    "todos los (?:numeros )?primos son impares\\b",
    "todo (?:numero )?primo es impar\\b",
    `${zero} (?:is|es) (?:an? |un )?(?:numero )?(?:odd|positive|negative|impar|positivo|negativo|prime|primo)\\b`,
    "multiplying (?:always makes?|always gives|makes|gives) (?:a |the |any |every )?(?:number|result|it|things)s? (?:always )?(?:bigger|larger|greater)",
    "multiplication always makes? ",
    "multiplicar siempre (?:da|hace|aumenta|agranda)",
    "(?:dividing|division) (?:always makes?|always gives|makes) (?:a |the |any |every )?(?:number|result|it)s? (?:always )?smaller",
    "dividir siempre (?:da|hace|reduce|achica|disminuye)",
    "(?:the )?absolute value (?:of|can)[^.?!]{0,25}(?:can be|is|be) negative",
    "valor absoluto[^.?!]{0,25}(?:puede ser|es) negativo",
    "(?:the )?order (?:of the numbers )?does(?: not|n't) matter (?:in|for|when) (?:subtract\\w+|divi\\w+)",
    "en la (?:resta|division) el orden no importa",
    "el orden no importa en la (?:resta|division)",
    "(?<!not )(?:subtraction|division) is (?:commutative|associative)",
    "la (?:resta|division) es (?:conmutativa|asociativa)",
  ),
];

/** Rules of signs, of the order of operations, of fractions and of zero, one and primes. */
export const arithmeticRules: readonly Rule[] = [
  ...signRules,
  ...orderRules,
  ...fractionRules,
  ...numberRules,
];
