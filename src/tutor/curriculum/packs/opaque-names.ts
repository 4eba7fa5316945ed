import { isExpressionKey, type Item } from "../../item.ts";
import type { Interaction, InteractionKey, Named, Sign } from "../../items/interaction.ts";

type Parts = Pick<Item, "key" | "misconceptions" | "whyNot"> & { interaction: Interaction };

/**
 * An item whose options and parts have names that say nothing: an author may call the right one "right", and names reach
 * the page. They count as the parts are shown: o1, o2 …; in pairs l1 … and r1 ….
 */
export function withOpaqueNames<I extends Parts>(item: I): I {
  const rename = renamerOf(item.interaction);
  return {
    ...item,
    interaction: renamedInteraction(item.interaction),
    key: isExpressionKey(item.key) ? item.key : renamedKey(item.key, rename),
    ...(item.whyNot
      ? {
          whyNot: Object.fromEntries(
            Object.entries(item.whyNot).map(([name, text]) => [rename.one(name), text]),
          ),
        }
      : {}),
    misconceptions: item.misconceptions.map((known) =>
      known.signs
        ? { ...known, signs: known.signs.map((sign) => renamedSign(sign, rename)) }
        : known,
    ),
  };
}

type Rename = {
  one: (name: string) => string;
  left: (name: string) => string;
  right: (name: string) => string;
};

function renamerOf(interaction: Interaction): Rename {
  const by = (among: readonly Named[], letter: string) => {
    const names = new Map(among.map(({ name }, at) => [name, `${letter}${at + 1}`]));
    return (name: string) => names.get(name) ?? name;
  };
  const same = (name: string) => name;
  switch (interaction.kind) {
    case "choice":
      return { one: by(interaction.options, "o"), left: same, right: same };
    case "order":
      return { one: by(interaction.parts, "o"), left: same, right: same };
    case "match":
      return { one: same, left: by(interaction.left, "l"), right: by(interaction.right, "r") };
    case "words":
    case "lines":
    case "code":
      return { one: same, left: same, right: same };
  }
}

function renamedInteraction(interaction: Interaction): Interaction {
  const rename = renamerOf(interaction);
  const each = (among: readonly Named[], by: (name: string) => string) =>
    among.map(({ name, text }) => ({ name: by(name), text }));
  switch (interaction.kind) {
    case "choice":
      return { ...interaction, options: each(interaction.options, rename.one) };
    case "order":
      return { ...interaction, parts: each(interaction.parts, rename.one) };
    case "match":
      return {
        ...interaction,
        left: each(interaction.left, rename.left),
        right: each(interaction.right, rename.right),
      };
    case "words":
    case "lines":
    case "code":
      return interaction;
  }
}

function renamedPairs(
  pairs: Readonly<Record<string, string>>,
  { left, right }: Rename,
): Record<string, string> {
  return Object.fromEntries(Object.entries(pairs).map(([one, other]) => [left(one), right(other)]));
}

function renamedKey(key: InteractionKey, rename: Rename): InteractionKey {
  switch (key.kind) {
    case "choice":
      return { ...key, picked: key.picked.map(rename.one) };
    case "order":
      return { ...key, order: key.order.map(rename.one) };
    case "match":
      return { ...key, pairs: renamedPairs(key.pairs, rename) };
    case "words":
    case "lines":
    case "code":
      return key;
  }
}

function renamedSign(sign: Sign, rename: Rename): Sign {
  switch (sign.kind) {
    case "choice":
      return { ...sign, picked: sign.picked.map(rename.one), missed: sign.missed.map(rename.one) };
    case "order":
      return { ...sign, order: sign.order.map(rename.one) };
    case "match":
      return { ...sign, pairs: renamedPairs(sign.pairs, rename) };
    case "words":
    case "lines":
    case "code":
      return sign;
  }
}
