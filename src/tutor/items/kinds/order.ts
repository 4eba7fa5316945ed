import { type ItemKind, receiptOf } from "../kind.ts";
import { letterAt } from "../reading/letters.ts";
import { plainWords } from "../reading/plain-words.ts";

/** Parts brought into order. */
export const order: ItemKind<"order"> = {
  kind: "order",
  read(text, { interaction }) {
    if (interaction.kind !== "order") return null;
    const { parts } = interaction;
    const words = plainWords(text.replaceAll(/[→>\-,]/gu, " ")).split(" ");
    const letters = words.length === 1 ? (words[0] ?? "").split("") : words;
    const names = letters.map(
      (letter) => parts.find((_, place) => letterAt(place) === letter)?.name ?? "",
    );
    const given = { kind: "order", order: names } as const;
    return isWhole(names, parts) ? { sure: true, given } : null;
  },
  fits(given, { interaction }) {
    return (
      given.kind === "order" &&
      interaction.kind === "order" &&
      isWhole(given.order, interaction.parts)
    );
  },
  mark(given, { key, misconceptions }) {
    if (given.kind !== "order" || key.kind !== "order")
      throw new TypeError("An answer of another kind");
    const inPlace = key.order.filter((name, place) => given.order[place] === name).length;
    const isRight = inPlace === key.order.length;
    const misconception = isRight
      ? null
      : misconceptions.find(({ signs = [] }) =>
          signs.some((sign) => sign.kind === "order" && sign.order.join() === given.order.join()),
        );
    return {
      receipt: receiptOf(isRight, "order"),
      misconception: misconception ?? null,
      parts: { right: inPlace, of: key.order.length },
      spelled: null,
    };
  },
};

function isWhole(names: readonly string[], parts: readonly { name: string }[]): boolean {
  return names.length === parts.length && parts.every(({ name }) => names.includes(name));
}
