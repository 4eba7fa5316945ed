import { z } from "zod";
import type { InteractionItem } from "#tutor/item.ts";
import type { Given } from "#tutor/items/interaction.ts";

/** An answer by the numbers that are shown: a list of places, an order, left to right in pairs, or the words. */
export const form = z.union([z.array(z.number()), z.record(z.string(), z.number()), z.string()]);

export type Form = z.output<typeof form>;

/** The answer to an item that a form tells; what it does not tell is left out. Throws where it does not fit the card. */
export function givenOfForm(told: Form, { interaction }: InteractionItem): Given {
  const nameAt = (among: readonly { name: string }[], place: number): string => {
    const one = among[place - 1];
    if (!one) throw new TypeError(`No part ${place}`);
    return one.name;
  };
  if (typeof told === "string") return { kind: "words", text: told };
  if (Array.isArray(told)) {
    if (interaction.kind === "lines")
      return { kind: "lines", lines: told.toSorted((a, b) => a - b) };
    if (interaction.kind === "order")
      return { kind: "order", order: told.map((place) => nameAt(interaction.parts, place)) };
    if (interaction.kind === "choice")
      return { kind: "choice", picked: told.map((place) => nameAt(interaction.options, place)) };
  } else if (interaction.kind === "match") {
    const pairs = Object.entries(told).map(
      ([left, right]) =>
        [nameAt(interaction.left, Number(left)), nameAt(interaction.right, right)] as const,
    );
    return { kind: "match", pairs: Object.fromEntries(pairs) };
  }
  throw new TypeError(`No answer of ${interaction.kind}: ${JSON.stringify(told)}`);
}
