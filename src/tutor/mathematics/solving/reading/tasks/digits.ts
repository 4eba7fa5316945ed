import type { Task } from "./task.ts";
import { isNumber, only } from "./task.ts";

const number = "integer integers whole natural number numbers entero enteros natural naturales";
const places: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hundred[- ]?thousandths|cienmilesimas)\b/, "hundred thousandths"],
  [/\b(?:ten[- ]?thousandths?|diezmilesimas?|diez ?milesimas?)\b/, "ten thousandths"],
  [/\b(?:thousandths?|milesimas?)\b/, "thousandths"],
  [/\b(?:hundredths?|centesimas?)\b/, "hundredths"],
  [/\b(?:tenths?|decimas?)\b/, "tenths"],
  [/\b(?:hundred[- ]millions?|centenas? de millon)\b/, "hundred millions"],
  [/\b(?:ten[- ]millions?|decenas? de millon)\b/, "ten millions"],
  [/\b(?:hundred[- ]thousands?|centenas? de millar)\b/, "hundred thousands"],
  [/\b(?:ten[- ]thousands?|decenas? de millar)\b/, "ten thousands"],
  [/\b(?:unidad(?:es)? de millar|millares|millar|thousands?)\b/, "thousands"],
  [/\b(?:unidad(?:es)? de millon|millones|millions?)\b/, "millions"],
  [/\bbillions?\b/, "billions"],
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
  "stands for representa tells how many there hundred-thousandths billions billion cien ten-thousandths ten-thousandth hundred ten thousandths thousandth hundredths hundredth tenths tenth hundred-thousands ten-thousands ten-thousand thousands thousand hundreds tens millions million ones units unit one " +
  "milesimas milesima centesimas centesima decimas decima centenas centena decenas decena millares millar millones millon unidades unidad entero";

function placeOf(pattern: string): string | undefined {
  return places.find(([words]) => words.test(pattern))?.[1];
}

const spanishCounts: Readonly<Record<string, string>> = {
  un: "one",
  una: "one",
  dos: "two",
  tres: "three",
  cuatro: "four",
  cinco: "five",
  seis: "six",
};

const rootNames =
  /\b(square|cube|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|cuadrada|cubica|cuarta|quinta|sexta|septima|octava|novena|decima)\b/;
const spanishRoots: Readonly<Record<string, string>> = {
  cuadrada: "square",
  cubica: "cube",
  cuarta: "fourth",
  quinta: "fifth",
  sexta: "sixth",
  septima: "seventh",
  octava: "eighth",
  novena: "ninth",
  decima: "tenth",
};
const roots =
  "square cube fourth fifth sixth seventh eighth ninth tenth cuadrada cubica cuarta quinta sexta septima octava novena decima";

/** Places of digits, rounding, and roots to the nearest whole number. */
export const digitTasks: readonly Task[] = [
  {
    when: /\b(?:nearest|closest|cercano|proximo|round\w*|redondea\w*)\b/,
    words: `${number} round rounded rounding nearest closest to cercano proximo mas redondea redondear redondeado entero unidad unit power raised elevado`,
    write: (spans, pattern) => {
      const span = spans.length === 2 ? `${spans[0] ?? ""}^(${spans[1] ?? ""})` : only(spans);
      const [, base, degree] = /^(\d+) ?(?:\^|\*\*) ?\(?1 ?\/ ?(\d+)\)?$/.exec(span ?? "") ?? [];
      return base === undefined ||
        degree === undefined ||
        !/\b(?:integer|whole|entero|unit|unidad)\b/.test(pattern) ||
        (spans.length === 2 && !/\b(?:power|elevado)\b/.test(pattern))
        ? null
        : `what is ${base} to the power of 1/${degree}, to the nearest integer`;
    },
  },
  {
    // "√7450 to the nearest whole number".
    when: /\b(?:nearest|closest|cercano|proximo|round\w*|redondea\w*|aproxim\w*|acerca|cerca)\b/,
    words: `${number} round rounded rounding nearest closest to cercano proximo mas cerca acerca redondea* round* aproxim* approximat* entero unidad unidades unit units estimate estima giving dando`,
    write: (spans, pattern) => {
      const [, sign, degree = "2", base] =
        /^(√|∛|∜|\\?sqrt) ?(?:\[ ?(\d) ?\])? ?[({]? ?(\d+) ?[)}]?$/.exec(only(spans) ?? "") ?? [];
      const order = sign === "∛" ? 3 : sign === "∜" ? 4 : Number(degree);
      const name = ["square", "cube", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"][
        order - 2
      ];
      return base === undefined ||
        name === undefined ||
        !/\b(?:integer|whole|entero|units?|unidad(?:es)?)\b/.test(pattern)
        ? null
        : `what is the ${name} root of ${base} to the nearest integer`;
    },
  },
  {
    when: /\b(?:root|raiz)\b.*\b(?:nearest|closest|cercano|proximo|aproxim\w*|round\w*|redondea\w*)\b|\b(?:nearest|closest|cerca|cercano|proximo|acerca|aproxima|round\w*|redondea\w*)\b.*\b(?:root|raiz)\b/,
    words: `${number} ${roots} estimate estima giving dando correct correcta give third aproxim* cerca redondea* whole-number big large units unidades nearest* acerca se esta queda lies is approximately aproximadamente about root raiz nearest closest round rounded rounding approximat* to cercano proximo aproxima mas redondea redondear redondeada redondeando entero unidad unit`,
    write: (spans, pattern) => {
      const [span, degree] = [only(spans), rootNames.exec(pattern)?.[1]];
      if (span === null || degree === undefined || !isNumber(span)) return null;
      return /\b(?:integer|whole|entero|units?|unidad(?:es)?)\b/.test(pattern)
        ? `what is the ${spanishRoots[degree] ?? degree} root of ${span} to the nearest integer`
        : null;
    },
  },
  {
    when: /\b(?:digit|figure|cifra|digito)\b/,
    words: `${number} ${placeWords} digit figure place position column located holds stands sits found appears occupies occupying standing sitting belongs goes ocupando situada situado cifra digito lugar posicion ocupa columna orden figura aparece esta corresponde in cifras`,
    write: (spans, pattern) => {
      const [span, place] = [only(spans), placeOf(pattern)];
      return span === null || place === undefined || !isNumber(span)
        ? null
        : `what is the ${place} digit of ${span}`;
    },
  },
  {
    when: /\b(?:round|rounded|nearest|redondea|redondear|redondeado|redondeada|redondeando|correct|aproxima|aproximar|aproximado|cercan[oa]|con (?:#2|un|una|dos|tres|cuatro|cinco) (?:cifras? )?decimal(?:es)?)\b/,
    words: `${number} ${placeWords} express correct con cifra proxima proximas unica keep keeping cut precise degree give deja dejando deje redondeo redondealo precision exactitud round rounded rounding off correct accurate accuracy hasta aproximando aproximacion precision dp dps digits after point closest multiple multiplo nearest decimal decimals place places figures redondea redondear redondeado redondeada redondeando aproxima aproximar aproximado cercano cercana proximo mas cifras decimales lugares one two three four five six dos tres cuatro cinco seis`,
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
        /(?:#2|\b(one|two|three|four|five|six|un|una|dos|tres|cuatro|cinco|seis)) (?:decimal|decimales|cifras? decimal|lugares decimal|posiciones decimal|dps?\b|digits after)/.exec(
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
