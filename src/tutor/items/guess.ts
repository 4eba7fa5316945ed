import { isInteractionItem, type Item } from "../item.ts";
import { linesIn } from "./say-given.ts";

/**
 * The chance to be right on an item without knowing, by how it is answered; null where it is typed mathematics. For choice
 * and a single line it is one of those there are; the others are values that fit simulated students (300 of them, 30 days).
 */
export function guessOf(item: Item): number | null {
  if (!isInteractionItem(item)) return null;
  const { interaction } = item;
  switch (interaction.kind) {
    case "choice":
      return interaction.several ? 0.08 : 1 / interaction.options.length;
    case "order":
    case "match":
      return 0.05;
    case "words":
    case "code":
      return 0.02;
    case "lines":
      return interaction.several ? 0.05 : 1 / Math.max(linesIn(item.stimuli).length, 2);
  }
}
