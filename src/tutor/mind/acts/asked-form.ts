import type { Localized } from "#shared/locale.ts";
import { isExpressionItem, type Item } from "../../item.ts";
import type { MarkingPolicy } from "../../items/receipt.ts";
import type { AskedForm } from "../move.ts";

/** What a problem asks for. Tells nothing that does not stand beside the problem. */
export function askedForm(item: Item): AskedForm {
  if (isExpressionItem(item)) return formOf(item.key.policy);
  const { interaction } = item;
  if (interaction?.kind === "choice") return interaction.several ? "several" : "choice";
  return interaction?.kind ?? "value";
}

function formOf(policy: MarkingPolicy): AskedForm {
  if (policy.form) return policy.form;
  if (policy.lowestTerms) return "lowest-terms";
  if (policy.roundedTo !== undefined || policy.significantFigures !== undefined) return "rounding";
  if (policy.unit !== undefined) return policy.unitExactly ? "unit-asked" : "unit";
  return policy.ordered ? "order" : "value";
}

/** Where one sentence ends and the next begins: not at the point of a decimal, nor at what stands behind a bracket. */
const betweenSentences = /(?<=[.?!])\s+(?=[\p{Lu}¿¡«“])/u;

/** The sentence in which a problem asks, where others stand before it; null where it is the only one. */
export function questionOf({ prompt }: Item): Localized | null {
  const last = (text: string) => {
    const sentences = text.trim().split(betweenSentences);
    return sentences.length > 1 ? (sentences.at(-1) ?? null) : null;
  };
  const [en, es] = [last(prompt.en), last(prompt.es)];
  return en !== null && es !== null ? { en, es } : null;
}
