import type { Localized } from "#shared/locale.ts";
import { isInteractionItem } from "../../item.ts";
import type { Given } from "../../items/interaction.ts";
import type { InteractionItem } from "../../item.ts";
import { type Decision, saying, type Situation } from "../decision.ts";

/** Asks which parts of an answer were right: "which 3 are right?", "¿cuáles están mal?". */
const asksWhich =
  /(?<!\p{L})(?:which|what|wich|cu[aá]l(?:es)?)(?!\p{L}).*(?<!\p{L})(?:right|correct|wrong|bien|mal|correct[ao]s?|incorrect[ao]s?)(?!\p{L})/iu;

/**
 * Which parts of the last answer are right, where it has parts, was not right as a whole, and that is asked; null otherwise.
 * What is wrong with the others stays to be found.
 */
export function whichRight(situation: Situation, text: string): Decision | null {
  const { problem } = situation.state;
  if (problem?.outcome !== "open" || !problem.lastGiven || !asksWhich.test(text)) return null;
  if (!isInteractionItem(problem.item)) return null;
  const texts = rightParts(problem.item, problem.lastGiven);
  return texts && saying(situation, [{ kind: "parts-right", texts }]);
}

function rightParts({ interaction, key }: InteractionItem, given: Given): Localized[] | null {
  if (interaction.kind === "order" && key.kind === "order" && given.kind === "order") {
    const inPlace = new Set(key.order.filter((name, place) => given.order[place] === name));
    return interaction.parts.filter(({ name }) => inPlace.has(name)).map(({ text }) => text);
  }
  if (interaction.kind === "match" && key.kind === "match" && given.kind === "match")
    return interaction.left
      .filter(({ name }) => key.pairs[name] === given.pairs[name])
      .map(({ text }) => text);
  if (interaction.kind === "choice" && key.kind === "choice" && given.kind === "choice")
    return interaction.several
      ? interaction.options
          .filter(({ name }) => given.picked.includes(name) && key.picked.includes(name))
          .map(({ text }) => text)
      : null;
  return null;
}
