import type { Task } from "./task.ts";
import { areNumbers, isNumber, only } from "./task.ts";

const number = "integer integers whole natural number numbers entero enteros natural naturales";
const places: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hundred[- ]?thousandths|cienmilesimas)\b/, "hundred thousandths"],
  [/\b(?:ten[- ]?thousandths?|diezmilesimas?|diez ?milesimas?)\b/, "ten thousandths"],
  [/\b(?:thousandths?|milesimas?)\b/, "thousandths"],
  [/\b(?:hundredths?|centesimas?)\b/, "hundredths"],
  [/\b(?:tenths?|decimas?)\b/, "tenths"],
  [/\b(?:hundred[- ]thousands?|centenas? de millar)\b/, "hundred thousands"],
  [/\b(?:ten[- ]thousands?|decenas? de millar)\b/, "ten thousands"],
  [/\b(?:unidad(?:es)? de millar|millares|millar|thousands?)\b/, "thousands"],
  [/\b(?:unidad(?:es)? de millon|millones|millions?)\b/, "millions"],
  [/\b(?:hundreds?|centenas?)\b/, "hundreds"],
  [/\b(?:tens?|decenas?)\b/, "tens"],
  [/\b(?:ones|units?|unidad(?:es)?)\b/, "units"],
];
const nearest: Readonly<Record<string, string>> = {
  tenths: "to one decimal place",
  hundredths: "to two decimal places",
  thousandths: "to three decimal places",
  "ten thousandths": "to four decimal places",
  units: "to the nearest integer",
  tens: "to the nearest 10",
  hundreds: "to the nearest 100",
  thousands: "to the nearest 1000",
  "ten thousands": "to the nearest 10000",
  "hundred thousands": "to the nearest 100000",
  millions: "to the nearest 1000000",
};
const placeWords =
  "hundred-thousandths ten-thousandths ten-thousandth hundred ten thousandths thousandth hundredths hundredth tenths tenth hundred-thousands ten-thousands ten-thousand thousands thousand hundreds tens millions million ones units unit one " +
  "milesimas milesima centesimas centesima decimas decima centenas centena decenas decena millares millar millones millon unidades unidad entero";

function placeOf(pattern: string): string | undefined {
  return places.find(([words]) => words.test(pattern))?.[1];
}

/** Whole numbers: factors, multiples, primes, remainders, digits and rounding. */
export const numberTasks: readonly Task[] = [
  {
    when: /\b(?:gcd|gcf|hcf|gcm|mcd)\b|m\.?c\.?d|(?:greatest|highest|biggest|largest) (?:common|\w+ ?\w* ?that divides?)|maximo (?:comun )?divisor|mayor .*(?:divide|divisor)/,
    words: `${number} gcd gcf hcf mcd m.c.d greatest highest biggest largest common divisor factor divides divide exactly both each two three without maximo comun divisor mayor divide exactamente ambos todos`,
    write: (spans) =>
      areNumbers(spans, 2)
        ? `calculate the greatest common divisor of ${spans.join(" and ")}`
        : null,
  },
  {
    when: /\b(?:lcm|mcm)\b|m\.?c\.?m|(?:least|lowest|smallest) (?:common|\w+ ?\w* ?\w* ?\w* ?multiple)|minimo (?:comun )?multiplo|menor .*(?:multiplo|divisible)/,
    words: `${number} lcm mcm m.c.m least lowest smallest common multiple positive both each two three minimo comun multiplo menor ambos positivo todos`,
    write: (spans) =>
      areNumbers(spans, 2) ? `calculate the least common multiple of ${spans.join(" and ")}` : null,
  },
  {
    when: /\bprim(?:e|o|a)\b.*\b(?:composite|compuesto)\b|\b(?:composite|compuesto)\b.*\bprim(?:e|o)\b/,
    words: `${number} prime composite or primo compuesto whether decide say not check comprueba`,
    write: (spans) => {
      const span = only(spans);
      return span !== null && isNumber(span) ? `is ${span} prime or composite` : null;
    },
  },
  {
    when: /\bprim(?:e|o)\b(?!.*factor)/,
    words: `${number} prime primo whether decide check comprueba verify averigua`,
    write: (spans, pattern) => {
      const span = only(spans);
      return span === null ||
        !isNumber(span) ||
        /\b(?:next|how many|divid|siguiente)\b/.test(pattern)
        ? null
        : `is ${span} prime`;
    },
  },
  {
    when: /\bprimes (?:that )?(?:divide|go)|\bprimes (?:are )?factors|prime (?:factors|divisors)|(?:factores|divisores) primos|primos (?:que )?dividen/,
    words: `${number} prime primes factors divisors divide divides list all distinct different factores divisores primos primo dividen todos lista distintos`,
    write: (spans, pattern) => {
      const span = only(spans);
      if (span === null || !isNumber(span)) return null;
      return /\b(?:product|producto|descompon|factoriza|as|how many|number of prime|sum|suma|cuantos|cantidad|numero de factores|largest|smallest|greatest|mayor|menor)\b/.test(
        pattern,
      )
        ? null
        : `list the prime factors of ${span}`;
    },
  },
  {
    when: /(?:product|factori[sz]\w*|decompos\w+|descompon\w*|descomposicion|factoriza\w*|producto).*(?:prim)|prime factori[sz]ation|descomposicion|prime decomposition/,
    words: `${number} product prime primes factors factorise factorize factor into decompose decomposition factorization factorisation descompon descomponer descomposicion factoriza factorizacion producto factores primos prima index form powers exponents`,
    write: (spans) => {
      const span = only(spans);
      return span !== null && isNumber(span) ? `the prime factorization of ${span}` : null;
    },
  },
  {
    when: /(?:remainder|left over|resto|residuo|sobra|\bmod(?:ulo)?\b)/,
    words: `${number} remainder left over divide divided dividing division resto residuo sobra dividir dividimos dividido divide division entre mod modulo deja by`,
    write: (spans, pattern) => {
      const [a, b] = onlyTwo(spans) ?? splitQuotient(spans);
      if (a === undefined || b === undefined || /\b(?:into|cabe)\b/.test(pattern)) return null;
      return `calculate the remainder when ${a} is divided by ${b}`;
    },
  },
  {
    when: /#1 .*(?:divisible|multiple|multiplo)|#1 .*divided evenly|(?:divisible|multiplo) .*#1|#1 .*divided exactly/,
    words: `${number} divisible multiple multiplo divided evenly exactly exactamente division`,
    write: (spans) => {
      const pair = onlyTwo(spans);
      return pair === null ? null : `is ${pair[0]} a multiple of ${pair[1]}`;
    },
  },
  {
    when: /#1 .*(?:a (?:factor|divisor)|un divisor|divisor de|factor de|divide) (?:of |a |de |al )?(?:numero )?#2|(?:does|divide a?) ?#1 (?:divide|a) ?(?:evenly|exactly)?/,
    words: `${number} factor divisor divide evenly exactly into exactamente`,
    write: (spans) => {
      const pair = onlyTwo(spans);
      return pair === null ? null : `is ${pair[0]} a factor of ${pair[1]}`;
    },
  },
  {
    when: /\b(?:digit|cifra|digito)\b/,
    words: `${number} ${placeWords} digit place position located stands sits occupies cifra digito lugar posicion ocupa esta corresponde in cifras`,
    write: (spans, pattern) => {
      const [span, place] = [only(spans), placeOf(pattern)];
      return span === null || place === undefined || !isNumber(span)
        ? null
        : `what is the ${place} digit of ${span}`;
    },
  },
  {
    when: /\b(?:round|rounded|nearest|redondea|redondear|redondeado|redondeada|aproxima|aproximar|aproximado|cercan[oa])\b/,
    words: `${number} ${placeWords} round rounded rounding off nearest decimal decimals place places figures redondea redondear redondeado redondeada aproxima aproximar aproximado cercano cercana proximo mas cifras decimales lugares one two three four five six dos tres cuatro cinco seis`,
    write: (spans, pattern) => {
      const [value, target] = spans;
      if (
        value === undefined ||
        !isNumber(value) ||
        spans.length > 2 ||
        /significant|significativas/.test(pattern)
      )
        return null;
      const decimals =
        /(?:#2|\b(one|two|three|four|five|six|un|una|dos|tres|cuatro|cinco|seis)) (?:decimal|decimales|cifras? decimal|lugares decimal)/.exec(
          pattern,
        );
      if (decimals !== null)
        return `round ${value} to ${decimals[1] === undefined ? (target ?? "") : (spanishCounts[decimals[1]] ?? decimals[1])} decimal places`;
      if (target !== undefined)
        return /(?:nearest|cercan[oa])/.test(pattern)
          ? `round ${value} to the nearest ${target}`
          : null;
      if (/\b(?:integer|whole|entero)\b/.test(pattern))
        return `round ${value} to the nearest integer`;
      const place = placeOf(pattern);
      const how = place === undefined ? undefined : nearest[place];
      return how === undefined ? null : `round ${value} ${how}`;
    },
  },
];

const spanishCounts: Readonly<Record<string, string>> = {
  un: "one",
  una: "one",
  dos: "two",
  tres: "three",
  cuatro: "four",
  cinco: "five",
  seis: "six",
};

function onlyTwo(spans: readonly string[]): [string, string] | null {
  const [a, b, more] = spans;
  return a !== undefined && b !== undefined && more === undefined && isNumber(a) && isNumber(b)
    ? [a, b]
    : null;
}

/** "1000 : 37" and "1000 / 37" name a division. */
function splitQuotient(spans: readonly string[]): [string?, string?] {
  const span = only(spans);
  const [, a, b] = /^(\d+) ?[:/÷] ?(\d+)$/.exec(span ?? "") ?? [];
  return a === undefined || b === undefined ? [] : [a, b];
}
