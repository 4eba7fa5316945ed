import type { Locale, Localized } from "#shared/locale.ts";
import { isExpressionItem, isInteractionItem, type Item, type Misconception } from "#tutor/item.ts";
import { givenOfKey, givenOfSign } from "#tutor/items/given-of-key.ts";
import { sayGiven } from "#tutor/items/say-given.ts";
import { toLatex } from "#tutor/notation/print.ts";
import { readMathematics } from "#tutor/notation/read.ts";
import { showLine } from "#tutor/notation/show-line.ts";
import type { ShownItem, WorkedLine } from "./contract.ts";

/** What a student is shown of an item, and what is sealed. */
export type ShownParts = Omit<
  ShownItem,
  "id" | "kind" | "level" | "offReason" | "challenged" | "texts"
>;

/** An item as a student is shown it, with its answer, its hints and what is said to wrong answers. */
export function showItem(item: Item): ShownParts {
  const ladder = item.hints.slice(0, -1);
  return {
    prompt: item.prompt,
    ...(item.interaction ? { interaction: item.interaction } : {}),
    ...(item.stimuli ? { stimuli: item.stimuli } : {}),
    picture: item.picture,
    key: keyOf(item),
    right: rightOf(item),
    hints: ladder,
    because: item.hints.at(-1) ?? item.prompt,
    steps: workedLines(item.steps),
    wrong: item.misconceptions.map((known) => ({
      id: known.id,
      gives: givesOf(known, item),
      says: known.feedback,
    })),
  };
}

/** Lines as the page shows them. */
export function workedLines(lines: readonly { say: Localized; line: string }[]): WorkedLine[] {
  return lines.map(({ say, line }) => ({
    say,
    line: inBoth((locale) => (line === "" ? "" : showLine(line, locale))),
  }));
}

function inBoth(of: (locale: Locale) => string): Localized {
  return { en: of("en"), es: of("es") };
}

function keyOf(item: Item): Localized {
  if (isExpressionItem(item)) {
    const { latex, policy } = item.key;
    return inBoth(() => `$${latex}$${policy.unit === undefined ? "" : ` ${policy.unit}`}`);
  }
  if (!isInteractionItem(item)) return { en: "", es: "" };
  const { key } = item;
  if (key.kind === "words") return inBoth((locale) => key.accepted[locale].join(" · "));
  return inBoth((locale) => sayGiven(givenOfKey(key, locale), item, locale));
}

/** The names of what is right where it can be marked in place. */
function rightOf({ key }: Item): string[] {
  if (key.kind === "choice") return [...key.picked];
  return key.kind === "lines" ? key.lines.map(String) : [];
}

function givesOf({ answer, signs = [] }: Misconception, item: Item): Localized | null {
  if (isExpressionItem(item)) {
    const read = readMathematics(answer);
    return inBoth(() => (read.ok ? `$${toLatex(read.expression)}$` : answer));
  }
  const [sign] = signs;
  if (!sign || !isInteractionItem(item)) return null;
  const { key } = item;
  const said = inBoth((locale) => sayGiven(givenOfSign(sign, key, locale), item, locale));
  return said.en === "" ? null : said;
}
