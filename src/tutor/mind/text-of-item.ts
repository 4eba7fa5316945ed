import type { Locale } from "#shared/locale.ts";
import { isInteractionItem, type Item } from "../item.ts";

/** All that a problem shows. */
export function textOf(item: Item, locale: Locale): string {
  const shown = [item.prompt[locale]];
  for (const stimulus of item.stimuli ?? []) {
    if (stimulus.kind === "table")
      shown.push(...[stimulus.head, ...stimulus.rows].flat().map((cell) => cell[locale]));
    else shown.push(stimulus.title[locale], ...stimulus.lines.map((line) => line[locale]));
  }
  if (isInteractionItem(item)) {
    const { interaction } = item;
    const named =
      interaction.kind === "choice"
        ? interaction.options
        : interaction.kind === "order"
          ? interaction.parts
          : interaction.kind === "match"
            ? [...interaction.left, ...interaction.right]
            : [];
    shown.push(...named.map(({ text }) => text[locale]));
  }
  return shown.join("\n");
}
