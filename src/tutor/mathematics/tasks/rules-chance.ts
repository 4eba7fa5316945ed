import type { Element } from "./elements.ts";
import type { Found, Rule } from "./rule.ts";
import type { Ask } from "./task.ts";

/** The faces of a die. */
const faces = [1, 2, 3, 4, 5, 6];

const bounds: Readonly<Record<string, (face: number, bound: number) => boolean>> = {
  "<": (face, bound) => face < bound,
  ">": (face, bound) => face > bound,
  "<=": (face, bound) => face <= bound,
  ">=": (face, bound) => face >= bound,
};

/** What a face has to be: a number, above or below one, even, odd, prime, a multiple. Null where more or something else is told. */
function eventOf(found: Found): ((face: number) => boolean) | null {
  const event = plainEventOf(found);
  const negated = found.elements.filter(({ tags }) => tags.includes("negation")).length;
  return event === null || negated > 1 ? null : (face) => event(face) === (negated === 0);
}

/** "Less than 3", "menos de 3", "at least 3": the sign that stands before a number; null where none does. */
function signOf(before: Element | undefined): string | null {
  const op = before?.value("op");
  if (op === "-" || before?.tags.includes("less-than") === true) return "<";
  if (op === "+" || before?.tags.includes("more-than") === true) return ">";
  return op ?? null;
}

function plainEventOf({ elements }: Found): ((face: number) => boolean) | null {
  // Each sign has its number behind it.
  if (elements.some((each, at) => signOf(each) !== null && elements[at + 1]?.tags[0] !== "N"))
    return null;
  const told = elements.flatMap(({ tags, texts, value }, at): ((face: number) => boolean)[] => {
    if (tags[0] === "NN")
      return texts.every((each) => /^\d$/.test(each))
        ? [(face) => texts.includes(String(face))]
        : [];
    const own = signOf(elements[at - 1]);
    const [number = ""] = texts;
    const text = /^\d+$/.test(number) && own !== null ? `n ${own} ${number}` : number;
    const [, sign, bound] = /^[a-z] ?(<=|>=|<|>) ?(\d+)$/i.exec(text) ?? [];
    const compared = sign === undefined ? undefined : bounds[sign];
    if (compared !== undefined) return [(face) => compared(face, Number(bound))];
    const isMultiple = elements.some((each) => each.tags.includes("multiple-of"));
    if (/^\d+$/.test(text))
      return [(face) => (isMultiple ? face % Number(text) === 0 : face === Number(text))];
    const parity = value("parity") ?? value("integers");
    if (parity === "even") return [(face) => face % 2 === 0];
    if (parity === "odd") return [(face) => face % 2 === 1];
    return tags.includes("prime") ? [(face) => face === 2 || face === 3 || face === 5] : [];
  });
  const [event, another] = told;
  return event === undefined || another !== undefined ? null : event;
}

function onDie(found: Found): Ask | null {
  const event = eventOf(found);
  return event === null
    ? null
    : { kind: "chance", wanted: faces.filter(event).map(String), of: faces.map(String) };
}

/** Probabilities on one die and one coin; more of them are another task. */
export const chanceRules: readonly Rule[] = [
  {
    need: "probability die",
    may: "ask N NN R L parity integers prime multiple-of dimension as-fraction convert when figure negation less-than more-than op",
    make: onDie,
  },
  {
    need: "probability coin coin-side",
    may: "ask as-fraction convert when",
    make: ({ elements }) =>
      elements.filter(({ tags }) => tags.includes("coin-side")).length === 1
        ? { kind: "chance", wanted: ["1"], of: ["1", "2"] }
        : null,
  },
];
