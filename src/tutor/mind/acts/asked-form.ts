import { isExpressionItem, type Item } from "../../item.ts";
import type { MarkingPolicy } from "../../mathematics/receipt.ts";
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
