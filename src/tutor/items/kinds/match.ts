import type { Locale } from "#shared/locale.ts";
import type { Interaction } from "../interaction.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import { likelyPairs } from "../reading/clause-by-clause.ts";
import { pairsNamed } from "../reading/named-parts.ts";
import { saidAgain } from "../reading/place-named.ts";
import { bareWords } from "../reading/plain-words.ts";

/** Each thing on the left with one on the right. Typed pairs are never certain, so who writes them is asked. */
export const match: ItemKind<"match"> = {
  kind: "match",
  read(text, { interaction }, locale) {
    if (interaction.kind !== "match") return null;
    const pairs = pairsByPlace(text, interaction) ?? pairsByList(text, interaction, locale);
    return pairs && { sure: false, given: { kind: "match", pairs } };
  },
  near(said, { interaction }, locale) {
    if (interaction.kind !== "match") return null;
    const text = saidAgain(said);
    const pairs = pairsNamed(text, interaction, locale) ?? likelyPairs(text, interaction, locale);
    return pairs && { kind: "match", pairs };
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

/** "3, 2, True, 8": what belongs to each on the left, in their order, and nothing else. */
function pairsByList(
  text: string,
  { left, right }: Extract<Interaction, { kind: "match" }>,
  locale: Locale,
): Record<string, string> | null {
  const told = text.split(/[,;\n]|\s(?:and|y)\s/iu).map((one) => bareWords(one));
  if (told.length !== left.length) return null;
  const partners = told.map((one) => right.find(({ text: of }) => bareWords(of[locale]) === one));
  const pairs = left.flatMap(({ name }, at) => {
    const partner = partners[at];
    return partner ? [[name, partner.name] as const] : [];
  });
  return pairs.length === left.length ? Object.fromEntries(pairs) : null;
}

/** "1c 2a 3d 4b", and nothing else: each place on the left with the letter of one on the right. */
function pairsByPlace(
  text: string,
  { left, right }: Extract<Interaction, { kind: "match" }>,
): Record<string, string> | null {
  const said = text.trim().toLowerCase();
  // Two numbers are a pair where something joins them.
  const pair =
    /(\d{1,2})\s*(?:(?:[-–→>=:.)]|con|with|is|es)?\s*([a-z])(?![a-z])|(?:[-–→>=:]+|con|with|is|es|goes with|va con)\s*(?:(?:the|la|el) )?(\d{1,2})(?!\d))/gu;
  const found = [...said.matchAll(pair)];
  const rest = said
    .replaceAll(pair, "")
    .replaceAll(/[\s,;.]|\b(?:and|y|then|the|la|el|line|number)\b/gu, "");
  const pairs = found.flatMap(([, place = "", letter = "", number = ""]) => {
    const one = left[Number(place) - 1];
    const partner = right[letter === "" ? Number(number) - 1 : "abcdefghij".indexOf(letter)];
    return one && partner ? [[one.name, partner.name] as const] : [];
  });
  const isWhole =
    rest === "" && new Map(pairs).size === left.length && found.length === left.length;
  return isWhole ? Object.fromEntries(pairs) : null;
}
