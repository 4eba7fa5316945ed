import { isUnitWord } from "../solving/solvers/measurement.ts";
import { type Part, tagsOf } from "./notation.ts";

/** A number of a story with what it counts or measures: 4 and "pens", 6 and money, 3 and "hours". */
export type Quantity = {
  at: number;
  value: string;
  /** What is counted, without its plural; "" for none. */
  noun: string;
  unit: string | null;
  isMoney: boolean;
  isPercent: boolean;
};

const plain = /^\d+(?:\.\d+)?(?:\/\d+)?$/;
const percent = /^(\d+(?:\.\d+)?) ?%$/;

/** The numbers of a story in their order; null where other mathematics stands in it. */
export function quantitiesOf(parts: readonly Part[]): Quantity[] | null {
  const found: Quantity[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.kind !== "span") continue;
    const [, value = part.text, glued] = /^(\d+(?:\.\d+)?) ?([a-z]+)$/i.exec(part.text) ?? [];
    const rate = percent.exec(part.text)?.[1];
    if (rate === undefined && !plain.test(value)) return null;
    const next = parts[at + 1];
    const word = glued ?? (next?.kind === "word" ? next.text : "");
    if (glued !== undefined && !isUnitWord(glued)) return null;
    const isUnit = word !== "" && isUnitWord(word);
    found.push({
      at,
      value: rate ?? value,
      noun: isUnit ? "" : singular(word),
      unit: isUnit ? word : null,
      isMoney: [parts[at - 1], next].some((beside) => tagsOf(beside).includes("money")),
      isPercent: rate !== undefined,
    });
  }
  return found;
}

/** A noun without its plural, as far as endings tell: "pens" and "pen", "lápices" and "lápiz" are one. */
export function singular(word: string): string {
  return word
    .toLowerCase()
    .replace(/ces$/, "z")
    .replace(/(?<=[^aeiou])es$/, "")
    .replace(/s$/, "")
    .replace(/e$/, "");
}

/** Whether all that is said in a story may be passed over: it turns, parts or compares nothing. */
export function isPlainlyTold(parts: readonly Part[], may: RegExp): boolean {
  return parts.every((part) => {
    const tags = tagsOf(part);
    if (part.kind !== "phrase") return true;
    return (
      !tags.some((tag) => /^(?:trap|twist)$/.test(tag)) &&
      tags.some((tag) => telling.test(tag) || may.test(tag))
    );
  });
}

const telling =
  /^(?:filler|ask|remain|is|be|of|for|to|in|when|does|how-many|money|cost|each|that-number|past|choose)$/;

/** Where the question of a story begins: its last part that asks; -1 where none does. */
export function questionAt(parts: readonly Part[]): number {
  return parts.findLastIndex((part) =>
    tagsOf(part).some((tag) => tag === "ask" || tag === "how-many" || tag === "remain"),
  );
}
