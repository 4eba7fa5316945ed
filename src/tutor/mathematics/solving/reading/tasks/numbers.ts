import type { Task } from "./task.ts";
import { areNumbers, isNumber, only } from "./task.ts";

const number = "integer integers whole natural number numbers entero enteros natural naturales";
const sharing =
  "nothing over left sobre nada sobren reparten repartir reparte exact clean cleanly fit fits number's numero al los by of inside into caben cabe goes perfectly even sobrar quedar alguno vez simultaneamente forma manera exacta exacto entera time same simultaneously without no dejar deja leave leaves ningun any common share shared shares sharing have has in comun comparten comparte compartido divide divides divided dividing divisible exactly evenly without remainder leaving goes go into each both two three all " +
  "them dividen divide dividir exactamente resto ambos tres dos todos ellos tienen enteros";
const asking =
  "would could say you think dirias claim acaso acierto correct correcto or not true false whether if check decide verify determine can does is verdadero falso cierto verdad comprueba verifica puede puedes decide";

/** Questions to be answered with yes or no. */
const asksYesOrNo =
  /^#1 (?:es|is) (?:divisible|evenly|exactly|un|a|multiplo|divisor|factor)\b|^(?:is|are|does|do|can|es|son|puede|puedo|podemos|divide|se puede|true|verdadero)\b|\b(?:whether|true|cierto|verdad|check|comprueba|decide|verify|verifica|tell me if|if|si|indica|averigua|determina)\b/;

/** Words that turn a question into its opposite, apart from "or not" and "true or false". */
function denies(pattern: string): boolean {
  return /\b(?:not|no|false|falso|never|nunca)\b/.test(
    pattern.replaceAll(/\b(?:or not|o no|true or false|verdadero o falso)\b/g, ""),
  );
}

/** Whole numbers: factors, multiples, primes, remainders. */
export const numberTasks: readonly Task[] = [
  {
    when: /\b(?:gcd|gcf|hcf|gcm|mcd)\b|m\.?c\.?d|(?:greatest|highest|biggest|largest)\b.*\b(?:common|shared?|divid\w+|divisors?|factors?|goes?)\b|maximo (?:comun )?divisor|divisor comun mas grande|(?:mayor|mas grande)\b.*\b(?:divid\w+|divisor(?:es)?|factor)\b/,
    words: `${number} ${sharing} mas grande gcd gcf hcf mcd m.c.d entre greatest highest biggest largest divisor divisors factor factors maximo mayor`,
    write: (spans, pattern) =>
      areWhole(spans, 2) &&
      !/\b(?:multiple|multiplo|divisible)\b|#\d divide$|dividen$/.test(pattern)
        ? `calculate the greatest common divisor of ${spans.join(" and ")}`
        : null,
  },
  {
    when: /\b(?:lcm|mcm)\b|m\.?c\.?m|(?:least|lowest|smallest|first)\b.*\b(?:multiples?|divisible|divided?|divides?|go(?:es)?)\b|minimo (?:comun )?multiplo|(?:menor|mas pequen[oa])\b.*\b(?:multiplo|divisible|dividen?)\b/,
    words: `${number} ${sharing} mas pequeno pequena lcm mcm m.c.m first entre por least lowest smallest multiple multiples divisible positive minimo multiplo multiplos menor positivo`,
    write: (spans, pattern) =>
      areWhole(spans, 2) &&
      !/\b(?:divisor|factor)\b/.test(pattern) &&
      // What divides 12 and 20 is smaller than they are; what they divide is greater.
      !/\b(?:divides?|dividen?|goes?|go) (?:\w+ )*#1/.test(pattern)
        ? `calculate the least common multiple of ${spans.join(" and ")}`
        : null,
  },
  {
    when: /\b(?:denominator|denominador)\b/,
    words: `${number} ${sharing} mas pequeno pequena least lowest smallest denominator fractions fraction minimo menor denominador fracciones`,
    write: (spans) =>
      areNumbers(spans, 2) && /\//.test(spans.join(" "))
        ? `calculate the common denominator of ${spans.join(" and ")}`
        : null,
  },
  {
    when: /\bprim(?:e|o|a)\b.*\b(?:composite|compuesto)\b|\b(?:composite|compuesto)\b.*\bprim(?:e|o)\b/,
    words: `${number} prime composite or primo compuesto whether decide say not check comprueba bien verifica determina`,
    write: (spans) => {
      const span = only(spans);
      return span !== null && isNumber(span) ? `is ${span} prime or composite` : null;
    },
  },
  {
    when: /\bprim(?:e|o)\b(?!.*factor)/,
    words: `${number} o no prime primo whether if or not decide check comprueba verify verifica averigua true false verdadero falso cierto verdad test`,
    write: (spans, pattern) => {
      const span = only(spans);
      return span === null ||
        !isNumber(span) ||
        /\b(?:next|how many|divid|siguiente|what|which)\b/.test(pattern) ||
        /\bnot\b(?<!or not)|\bno\b(?<! o no)/.test(pattern) ||
        /\b(?:false|falso)\b(?<!true or false|verdadero o falso)/.test(pattern)
        ? null
        : `is ${span} prime`;
    },
  },
  {
    when: /\b(?:composite|compuest[oa])\b(?!.*prim)/,
    words: `${number} composite compuesto whether if decide check comprueba verify verifica averigua true cierto verdad`,
    write: (spans) => {
      const span = only(spans);
      return span !== null && isNumber(span) ? `is ${span} composite` : null;
    },
  },
  {
    when: /\b(?:by|por) (?:which|what|que)(?: numeros)? prim(?:es?|os?)(?: numbers?)? (?:es|is|are)\b|\binto (?:which|what) (?:different |distinct )?primes\b|\bprimes? (?:numbers? )?(?:that )?(?:divide|dividing|go)|\bprimes? (?:numbers? )?(?:that |which )(?:is|are) (?:a )?(?:factors?|divisors?)|\b(?:distinct|different) primes (?:in|appearing in) the (?:prime )?factori[sz]ation|que primos|primos (?:distintos )?(?:aparecen|hay|intervienen|salen|figuran)|primos de|\bprimes (?:are )?factors|prime (?:factors|divisors)|(?:factores|divisores) primos|primos (?:que )?dividen/,
    words: `${number} descompon factoriza di say down what which into does name numbers divisible figuran salen descomposicion decomposition dividing factor divisor son is are that which aparecen intervienen factorizacion break broken down hay prime primes factors divisors divide divides go into exactly appear appearing appears in factorization factorisation list all distinct different unique every factores divisores primos primo dividen todos cada uno lista enumera distintos diferentes`,
    write: (spans, pattern) => {
      const span = only(spans);
      if (span === null || !isNumber(span)) return null;
      const bare = pattern.replace(
        /^(?:descompon|factoriza|factorise|factorize|factor|break down) (#1) (?:y|and|e) (?:di |say |give |list |name |indica |escribe |enumera |da |lista |state |write |nombra )?(?=(?:sus|que|cuales|sus|los|which|what|its|the)\b.*(?:factores primos|prime factors|primes))/,
        "$1 ",
      );
      return /\b(?:product|producto|descompon|factoriza|as|how many|number of prime|sum|suma|cuantos|cantidad|numero de factores|largest|smallest|greatest|mayor|menor)\b/.test(
        bare,
      )
        ? null
        : `list the prime factors of ${span}`;
    },
  },
  {
    when: /(?:product|factori[sz]\w*|decompos\w+|descompon\w*|descomposicion|factoriza\w*|producto).*(?:prim)|prime factori[sz]ation|descomposicion|prime decomposition/,
    words: `${number} product prime primes factors factorise factorize factor into decompose decomposition factorization factorisation descompon descomponer descomposicion factoriza factorizacion producto factores primos prima index form powers exponents`,
    write: (spans, pattern) => {
      const span = only(spans);
      return span !== null &&
        isNumber(span) &&
        !/\b(?:que|cuales|which|what|indica|di|list|lista|enumera|name|state|nombra|y|and|e) (?:son |are )?(?:los |the |sus |its )?(?:distinct |different )?(?:factores primos|prime factors|primes)\b/.test(
          pattern,
        )
        ? `the prime factorization of ${span}`
        : null;
    },
  },
  {
    // "19 is divided into 312172": the second is what is shared out.
    when: /(?:remainder|left over|leftover|remains|left)\b.*#1 (?:is |gets )?(?:divided |goes |go |put )(?:evenly )?into #2/,
    words: `${number} left over remainder remains leftover is divided goes go into`,
    write: (spans) => {
      const pair = onlyTwo(spans);
      return pair === null
        ? null
        : `calculate the remainder when ${pair[1]} is divided by ${pair[0]}`;
    },
  },
  {
    when: /(?:remainder|left over|leftover|\bleft\b.*divid|remains|resto|residuo|sobran?|sobraran?|\bmod(?:ulo)?\b)/,
    words: `${number} how many much cuanto cuantos cuanta cuantas divid* entera groups sets group grupos deja leaves divido divides dividiera hago haciendo leftovers hago hacemos haces canica* bola* bolsa* marble* bag* carta* card* moneda* coin* caramel* sweet* galleta* persona* people students alumno* nin* child* kids makes making packing empaqueta* grupos equipos teams repartir reparto reparte reparten repartimos reparten* equally evenly fairly each gets igual partes iguales sobraran will would quedaran equitativamente package* packed pack caja cajas bags boxes rows filas between entre distribu* share sharing shared among rests residue mod remainder left over divide divided dividing division after residual salen sobraria quedaria dividir dividirlo leftover remains remain leaves leave rest queda quedan sobran dejando efectuar resto residuo sobra dividir dividimos dividido divide division entre mod modulo deja by`,
    write: (spans, pattern) => {
      const [a, b] = onlyTwo(spans) ?? splitQuotient(spans);
      if (
        a === undefined ||
        b === undefined ||
        /\b(?:into(?! (?:\\w+ )?(?:groups|sets))|cabe|without|no)\b/.test(pattern) ||
        /^(?:is|can|does|es)\b/.test(pattern)
      )
        return null;
      return `calculate the remainder when ${a} is divided by ${b}`;
    },
  },
  {
    when: /(?:puede|puedo|can) (?:\w+ )*divid\w+ #1 .*#2|#1 .*(?:divisible|multiple|multiplo|divided|dividid|dividirse|dividir).*#2|(?:divisible|multiplo) .*#1/,
    words: `${number} ${sharing} ${asking} entre por divisible multiple multiplo exact division be dividido dividirse exacta`,
    write: (spans, pattern) => {
      const pair = onlyTwo(spans);
      return pair === null || !asksYesOrNo.test(pattern) || denies(pattern)
        ? null
        : `is ${pair[0]} a multiple of ${pair[1]}`;
    },
  },
  {
    when: /^(?:does|tiene) #1 (?:have |has )?a? ?#2 (?:as a|como|por) (?:factor|divisor)$|\bexacta la division de #1 (?:entre|por) #2$/,
    words: `${number} ${sharing} ${asking} entre por have as factor divisor tiene como exacta division`,
    write: (spans, pattern) => {
      const pair = onlyTwo(spans);
      return pair === null || denies(pattern) ? null : `is ${pair[0]} a multiple of ${pair[1]}`;
    },
  },
  {
    when: /#1 .*(?:a (?:factor|divisor)|un divisor|(?:divisores|divisor|factors|factor) (?:de|of)|divides?|goe?s?) (?:evenly |exactly |exactamente )?(?:of |a |de |al |into |entre )?(?:numero )?#2|(?:does|divide a?) ?#1 (?:exactamente )?(?:divide|a|go) ?(?:evenly|exactly)?/,
    words: `${number} ${sharing} ${asking} exactamente exact factor factors divisor divisores among one`,
    write: (spans, pattern) => {
      const pair = onlyTwo(spans);
      return pair === null || !asksYesOrNo.test(pattern) || denies(pattern)
        ? null
        : `is ${pair[0]} a factor of ${pair[1]}`;
    },
  },
];

/** Whether all spans are whole numbers (or stand for such), and there are at least so many. */
function areWhole(spans: readonly string[], least: number): boolean {
  return areNumbers(spans, least) && spans.every((span) => !/[/.]/.test(span));
}

function onlyTwo(spans: readonly string[]): [string, string] | null {
  const [a, b, more] = spans;
  return a !== undefined && b !== undefined && more === undefined && isNumber(a) && isNumber(b)
    ? [a, b]
    : null;
}

/** "1000 : 37" and "1000 / 37" name a division. */
function splitQuotient(spans: readonly string[]): [string?, string?] {
  const span = only(spans);
  const [, a, b] = /^(\d+|[a-z]) ?[:/÷] ?(\d+|[a-z])$/.exec(span ?? "") ?? [];
  return a === undefined || b === undefined ? [] : [a, b];
}
