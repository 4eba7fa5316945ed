import { bareRate, first, pair, whole } from "./makers.ts";
import type { Found, Rule } from "./rule.ts";
import type { Ask } from "./task.ts";

const calculate = (of: string): Ask => ({ kind: "calculate", of });

/** A number alone is its own answer; "100 - 20%" means one value to a calculator and another to a teacher. */
const valueOf = first((of): Ask | null =>
  /^-? ?[\d.,]+$|^[\d.]+ ?[-+] ?[\d.]+ ?%$/.test(of) ? null : calculate(inDegrees(of)),
);

/** "sin 30" without its sign: the angles of a protractor are degrees. */
function inDegrees(of: string): string {
  const [, name, angle] = /^(sin|sen|cos|tan) ?\(? ?(\d+) ?\)?$/i.exec(of) ?? [];
  return angle !== undefined && Number(angle) > 0 && Number(angle) % 15 === 0
    ? `${name}(${angle}°)`
    : of;
}

const joinedBy =
  (sign: string) =>
  ({ texts }: Found): Ask | null =>
    texts.length < 2 ? null : calculate(texts.map(whole).join(` ${sign} `));

/** The same where each entry is a plain number: "3 by 4, and 5 by 2" are two sums, and "of 3 and 4 plus 5" may mean two things. */
const isPlain = (text: string) => /^-?[\d.,]+(?:\/\d+)?$|^\([^()]*\)$/.test(text);
const plainly = (sign: string) => (found: Found) =>
  found.texts.every(isPlain) ? joinedBy(sign)(found) : null;

const rate = (part: string, of: string): Ask => ({ kind: "percent-rate", part, whole: of });

const change = (up: boolean) =>
  pair((of, percent): Ask => ({ kind: "change-by-percent", of, rate: bareRate(percent), up }));

/** What has to be worked out first is worked out; a percentage is none already. */
const writeAs = (form: Extract<Ask, { kind: "write-as" }>["form"]) =>
  first((of): Ask | null => {
    if (form === "percent" && of.includes("%")) return null;
    // A mixed number is one already, and "3.2 * 10^5" is in scientific notation.
    if (form === "mixed" && /^-?\d+ \d+\/\d+$|^-?\d+$/.test(of)) return null;
    if (form === "scientific" && /10 ?\^/.test(of)) return null;
    return form === "fraction" && /[-+*(]/.test(of.replace(/^-/, "").replaceAll(/\.\(\d+\)/g, ""))
      ? calculate(of)
      : { kind: "write-as", of, form };
  });

/** "From 40 it went up to 50: what percent is that?": up and down have to be what the numbers say. */
function changed({ texts: [from = "", to = ""], elements }: Found): Ask | null {
  const down = elements.some(({ tags }) => tags.includes("decrease"));
  return down === Number(to) < Number(from) ? { kind: "percent-change", from, to, down } : null;
}

/** The greater less the smaller, as "the difference between" two numbers is meant; else in the order of the text. */
function differenceOf(a: string, b: string): string {
  const [x, y] = [Number(a), Number(b)];
  return x < y ? `${whole(b)} - ${whole(a)}` : `${whole(a)} - ${whole(b)}`;
}

/** "Divide 84 by 7" that is told as a division already; a verb without its sign has lost a number. */
const toldValue = (found: Found): Ask | null => {
  const signs = {
    divide: "/",
    quotient: "/",
    multiply: "*",
    product: "*",
    add: "+",
    sum: "+",
    subtract: "-",
    difference: "-",
  };
  const [of = ""] = found.texts;
  const isTold = Object.entries(signs).some(
    ([tag, sign]) =>
      found.elements.some(({ tags }) => tags[0] === tag) && of.slice(1).includes(sign),
  );
  return isTold ? valueOf(found) : null;
};

/** Calculating, percentages and forms of numbers. */
export const calculatingRules: readonly Rule[] = [
  { need: "N", may: "ask", make: valueOf },
  // Letters that the givens determine: which relations do is known where the whole is.
  {
    need: "NN",
    may: "ask solve",
    make: ({ texts }) =>
      texts.every((text) => /^[a-z]$/i.test(text))
        ? { kind: "solve", relations: [], unknowns: texts, within: null }
        : null,
  },
  {
    need: "N as-percent",
    may: "ask",
    make: first((of) => (of.includes("%") ? calculate(of) : null)),
  },
  {
    need: "N simplify",
    may: "ask convert",
    make: first((of) => ({ kind: "simplify", of, assumes: null })),
  },
  // "15% of 80" is told as a product; "15%" alone is no question.
  {
    not: "integers",
    need: "N divide/multiply/add/sum/subtract/difference/quotient/product",
    may: "ask simplify",
    make: toldValue,
  },
  { order: "divide N by/in N", make: joinedBy("/") },
  { order: "divide N into N", make: pair((a, b) => calculate(`${whole(b)} / ${whole(a)}`)) },
  { order: "ask? quotient of? NN", make: plainly("/") },
  { order: "multiply NN", make: plainly("*") },
  { order: "multiply N by/for N", make: joinedBy("*") },
  { order: "ask? product of? NN", make: plainly("*") },
  { not: "integers", order: "add NN", make: plainly("+") },
  { not: "integers of from", order: "add N to N", make: joinedBy("+") },
  { not: "integers", order: "ask? sum/add of? NN", make: plainly("+") },
  {
    order: "subtract N from/of/to N",
    make: pair((a, b) => calculate(`${whole(b)} - ${whole(a)}`)),
  },
  { order: "ask? difference of? NN", make: pair((a, b) => calculate(differenceOf(a, b))) },
  { order: "ask N more-than N", make: pair((a, b) => calculate(`${whole(b)} + ${whole(a)}`)) },
  {
    order: "N more-than N",
    not: "is does",
    make: pair((a, b) => ([a, b].every(isPlain) ? calculate(`${whole(b)} + ${whole(a)}`) : null)),
  },
  {
    order: "N less-than N",
    not: "is does",
    make: pair((a, b) => ([a, b].every(isPlain) ? calculate(`${whole(b)} - ${whole(a)}`) : null)),
  },
  { order: "ask N less-than N", make: pair((a, b) => calculate(`${whole(b)} - ${whole(a)}`)) },
  {
    need: "N square-of",
    may: "ask",
    make: first((of) => (isPlain(of) ? calculate(`${whole(of)}^2`) : null)),
  },
  {
    need: "N cube-of",
    may: "ask",
    make: first((of) => (isPlain(of) ? calculate(`${whole(of)}^3`) : null)),
  },
  { need: "N reciprocal", may: "ask", make: first((of) => calculate(`1/(${of})`)) },

  { order: "percent-rate of N N", make: pair((of, part) => rate(part, of)) },
  { order: "percent-rate N of N", make: pair(rate) },
  { order: "convert? N percent-rate of? N", make: pair(rate) },
  { order: "N of N percent-rate", make: pair(rate) },
  { order: "of N percent-rate N", make: pair((of, part) => rate(part, of)) },
  { order: "N of N as-percent", make: pair(rate) },
  { order: "as-percent N of N", make: pair(rate) },
  {
    order: "N percent-of-what P",
    make: pair((part, percent) => ({ kind: "percent-whole", part, rate: bareRate(percent) })),
  },
  {
    order: "N P percent-of-what",
    make: pair((part, percent) => ({ kind: "percent-whole", part, rate: bareRate(percent) })),
  },
  {
    order: "P percent-of-what N",
    make: pair((percent, part) => ({ kind: "percent-whole", part, rate: bareRate(percent) })),
  },
  {
    order: "percent-of-what P N",
    make: pair((percent, part) => ({ kind: "percent-whole", part, rate: bareRate(percent) })),
  },
  {
    order: "percent-of-what N P",
    make: pair((part, percent) => ({ kind: "percent-whole", part, rate: bareRate(percent) })),
  },
  {
    order: "percent-change from? N to? N",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: false })),
  },
  {
    order: "percent-drop from? N to? N",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: true })),
  },
  {
    order: "convert? from/of? N to N percent-change",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: false })),
  },
  {
    order: "convert? from/of? N to N percent-drop",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: true })),
  },
  {
    order: "percent-rate from N to N",
    make: pair((from, to) => ({
      kind: "percent-change",
      from,
      to,
      down: Number(to) < Number(from),
    })),
  },
  {
    order: "convert? from/of N to N percent-rate increase",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: false })),
  },
  {
    order: "convert? from/of N to N percent-rate decrease",
    make: pair((from, to) => ({ kind: "percent-change", from, to, down: true })),
  },
  {
    order: "P some-number N",
    make: pair((percent, part) => ({ kind: "percent-whole", part, rate: bareRate(percent) })),
  },
  {
    order: "N P some-number",
    make: pair((part, percent) => ({ kind: "percent-whole", part, rate: bareRate(percent) })),
  },
  { order: "increase N by/in? P", make: change(true) },
  { order: "N increase by/in? P", make: change(true) },
  { order: "decrease N by/in? P", make: change(false) },
  { order: "N decrease by/in? P", make: change(false) },
  {
    order: "increase in? P N",
    make: pair((percent, of) => ({
      kind: "change-by-percent",
      of,
      rate: bareRate(percent),
      up: true,
    })),
  },
  {
    order: "decrease in? P N",
    make: pair((percent, of) => ({
      kind: "change-by-percent",
      of,
      rate: bareRate(percent),
      up: false,
    })),
  },
  {
    order: "ask P more-than N",
    make: pair((percent, of) => ({
      kind: "change-by-percent",
      of,
      rate: bareRate(percent),
      up: true,
    })),
  },
  {
    order: "ask P less-than N",
    make: pair((percent, of) => ({
      kind: "change-by-percent",
      of,
      rate: bareRate(percent),
      up: false,
    })),
  },
  {
    // "20% off is $40" tells what it comes to.
    not: "be",
    order: "P off of? N",
    make: pair((percent, of) => ({
      kind: "change-by-percent",
      of,
      rate: bareRate(percent),
      up: false,
    })),
  },

  { need: "N/P as-decimal", may: "ask convert divide", make: writeAs("decimal") },
  { order: "ask? as-decimal op/equal/is N", make: writeAs("decimal") },
  { need: "N as-mixed", may: "ask convert divide simplify", make: writeAs("mixed") },
  {
    need: "N as-mixed as-fraction",
    may: "ask convert simplify",
    make: first((of) => ({
      kind: "write-as",
      of,
      form: /^-?\d+ \d+\/\d+$/.test(of) ? "fraction" : "mixed",
    })),
  },
  { need: "N scientific", may: "ask convert", make: writeAs("scientific") },
  {
    need: "N scientific as-decimal",
    may: "ask convert",
    make: first((of) => ({
      kind: "write-as",
      of,
      form: /10 ?\^/.test(of) ? "decimal" : "scientific",
    })),
  },
  { order: "from/of N increase/decrease to N percent-rate increase/decrease?", make: changed },
  { order: "N increase/decrease to N percent-rate increase/decrease?", make: changed },
  { order: "percent-rate increase/decrease from? N to N", make: changed },
  { order: "percent-rate N increase/decrease to N", make: changed },
  { need: "N as-percent", may: "ask convert", make: writeAs("percent") },
  { need: "N percent-rate", may: "ask", make: writeAs("percent") },
  { need: "N/P as-fraction", may: "ask convert simplify divide", make: writeAs("fraction") },
];
