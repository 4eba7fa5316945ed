import { type ItemKind, receiptOf } from "../kind.ts";
import { lettersIn } from "../reading/letters-in.ts";
import { assertedIn, reason } from "../reading/asserted.ts";
import { likelyOrder } from "../reading/clause-by-clause.ts";
import { namedInOrder } from "../reading/named-parts.ts";
import { placesInOrder, saidAgain } from "../reading/place-named.ts";

/** Parts brought into order. */
export const order: ItemKind<"order"> = {
  kind: "order",
  read(text, { interaction }) {
    if (interaction.kind !== "order") return null;
    const { parts } = interaction;
    const letters = lettersIn(text, parts.length);
    const names = letters?.places.flatMap((place) => parts[place]?.name ?? []) ?? [];
    if (letters && isWhole(names, parts))
      return { sure: letters.sure, given: { kind: "order", order: names } };
    // Numbers may count the places or be told as they stand, so who writes them is asked.
    const [before = ""] = text.split(reason);
    const numbers = placesInOrder(text, parts.length) ?? placesInOrder(before, parts.length);
    const told = numbers?.flatMap((place) => parts[place]?.name ?? []);
    const areCounted = !parts.some((part) => /\d/u.test(`${part.text.en} ${part.text.es}`));
    const sure = areCounted && listAlone.test(text);
    return told ? { sure, given: { kind: "order", order: told } } : null;
  },
  near(said, { interaction }, locale) {
    if (interaction.kind !== "order") return null;
    const text = assertedIn(saidAgain(said));
    const { parts } = interaction;
    const named = namedInOrder(text, parts, locale) ?? likelyOrder(text, parts, locale);
    return named && { kind: "order", order: named };
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

/** Numbers one after the other that are said to be the order: else they may tell each part its place. */
const listAlone =
  /^\s*(?:(?:ok|so|then|entonces|creo que)\s+)*(?:the|my|el|mi) (?:order|orden)(?: is| es)?:?\s*(?:(?:the |la |el )?[1-9](?:\s*(?:[,;>→-]|(?:and |y )?(?:then|luego|despu[eé]s)|and|y)\s*|\s+|[.!\s]*$))+$/iu;

function isWhole(names: readonly string[], parts: readonly { name: string }[]): boolean {
  return names.length === parts.length && parts.every(({ name }) => names.includes(name));
}
