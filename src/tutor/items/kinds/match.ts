import { type ItemKind, receiptOf } from "../kind.ts";

/** Each thing on the left with one on the right. Told by the page alone: typed pairs are read by nobody for sure. */
export const match: ItemKind<"match"> = {
  kind: "match",
  read: () => null,
  fits(given, { interaction }) {
    if (given.kind !== "match" || interaction.kind !== "match") return false;
    const right = interaction.right.map(({ name }) => name);
    return (
      Object.keys(given.pairs).length === interaction.left.length &&
      interaction.left.every(({ name }) => right.includes(given.pairs[name] ?? ""))
    );
  },
  mark(given, { key, misconceptions }) {
    if (given.kind !== "match" || key.kind !== "match")
      throw new TypeError("An answer of another kind");
    const wanted = Object.entries(key.pairs);
    const right = wanted.filter(([left, partner]) => given.pairs[left] === partner).length;
    const isRight = right === wanted.length;
    const misconception = isRight
      ? null
      : misconceptions.find(({ signs = [] }) =>
          signs.some(
            (sign) =>
              sign.kind === "match" &&
              Object.entries(sign.pairs).every(([left, partner]) => given.pairs[left] === partner),
          ),
        );
    return {
      receipt: receiptOf(isRight, "match"),
      misconception: misconception ?? null,
      parts: { right, of: wanted.length },
      spelled: null,
    };
  },
};
