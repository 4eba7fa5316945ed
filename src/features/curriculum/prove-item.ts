import { locales } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import { buildItem, type PackSource } from "#tutor/curriculum/packs/build-item.ts";
import { isExpressionItem, isInteractionItem, type Item } from "#tutor/item.ts";
import { givenOfKey, givenOfSign } from "#tutor/items/given-of-key.ts";
import { kindOf } from "#tutor/items/kinds.ts";
import { typedAnswers } from "#tutor/subjects/subjects.ts";
import type { Locale } from "#shared/locale.ts";

/** What is mixed is mixed so many ways. */
const mixes = 5;

/**
 * Whether a fixed item still marks its key right and every known wrong answer wrong, in both languages, however it is
 * mixed; what it does not, in words. Of a program neither key nor tests are texts: they stay as they were proved.
 */
export function proveItem(source: PackSource, id: string): string[] {
  const written = source.skill.items.find((item) => item.id === id);
  if (!written || written.kind === "code") return [];
  const found = new Set<string>();
  for (let mix = 0; mix < mixes; mix++) {
    const item = buildItem(source, written, { id, skillId: null }, randomFrom(`${mix}`), false);
    for (const locale of locales)
      for (const words of unprovedIn(item, locale)) found.add(`${words} (${locale})`);
  }
  return [...found];
}

function unprovedIn(item: Item, locale: Locale): string[] {
  if (isExpressionItem(item)) {
    const { expression, policy } = item.key;
    const isRight = (text: string) => typedAnswers.mark(item.key, text, locale).outcome === "right";
    return [
      ...(isRight(`${expression} ${policy.unit ?? ""}`) ? [] : ["the key is not marked right"]),
      ...item.misconceptions
        .filter(({ answer }) => isRight(answer))
        .map(({ id: wrong }) => `${wrong} is marked right`),
    ];
  }
  if (!isInteractionItem(item)) return [];
  const kind = kindOf(item);
  const key = givenOfKey(item.key, locale);
  const isTaken = kind.fits(key, item) && kind.mark(key, item, locale).receipt.outcome === "right";
  const taken = item.misconceptions.filter(({ signs = [] }) =>
    signs.some(
      (sign) =>
        kind.mark(givenOfSign(sign, item.key, locale), item, locale).receipt.outcome === "right",
    ),
  );
  return [
    ...(isTaken ? [] : ["the key is not marked right"]),
    ...taken.map(({ id: wrong }) => `${wrong} is marked right`),
  ];
}
