import type { Locale } from "#shared/locale.ts";
import type { InteractionItem } from "../../item.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import { type Pairs, readMatch } from "../reading/compose-match.ts";
import { asRead } from "../reading/how.ts";
import { readTold } from "../reading/told.ts";

/** Each thing on the left with one on the right. */
export const match: ItemKind<"match"> = {
  kind: "match",
  read(text, item, locale) {
    const pairs = pairsIn(text, item, locale);
    return asRead(pairs, pairs && givenOf(pairs, item));
  },
  told(text, item, locale) {
    const pairs = pairsIn(text, item, locale);
    const told = pairs?.how === "partly" ? pairs.pairs : pairs?.told;
    return told ? givenOf({ how: "partly", pairs: told }, item) : null;
  },
  near(text, item, locale) {
    const pairs = pairsIn(text, item, locale);
    const given = pairs && givenOf(pairs, item);
    return given && match.fits(given, item) ? given : null;
  },
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

function pairsIn(
  text: string,
  { interaction, prompt }: InteractionItem,
  locale: Locale,
): Pairs | null {
  if (interaction.kind !== "match") return null;
  const sides = [interaction.left, interaction.right];
  return readMatch(readTold(text, { sides, prompt: prompt[locale], locale }));
}

function givenOf({ pairs }: Pairs, { interaction }: InteractionItem) {
  const { left, right } = interaction.kind === "match" ? interaction : { left: [], right: [] };
  const named = [...pairs].flatMap(([l, r]) => {
    const [one, partner] = [left[l], right[r]];
    return one && partner ? [[one.name, partner.name] as const] : [];
  });
  return { kind: "match", pairs: Object.fromEntries(named) } as const;
}
