import type { Act } from "../../acts/acts.ts";
import type { InteractionKind } from "../../items/interaction.ts";
import { type Decision, decided, type Situation } from "../decision.ts";
import { layOutKind } from "../lay-out.ts";
import { limitsOf } from "../obey-limits.ts";

/** How each way of answering is asked for. */
const named: readonly (readonly [kind: InteractionKind, wish: RegExp])[] = [
  [
    "match",
    /(?<!\p{L})(?:match(?:ing|es)?(?: ones?)?|emparejar?|emparejando|relacionar|unir|de parejas)(?!\p{L})/iu,
  ],
  [
    "order",
    /(?<!\p{L})(?:ordering|(?:put(?:ting)?|place|get) .{0,24}in(?: the right)? order|de ordenar|ordenar (?:cosas|frases|pasos|partes)|poner en orden)(?!\p{L})/iu,
  ],
  [
    "choice",
    /(?<!\p{L})(?:multiple[ -]choice|opci[oó]n m[uú]ltiple|de elegir|tipo test)(?!\p{L})/iu,
  ],
  [
    "code",
    /(?<!\p{L})(?:(?:write|writing|type|make) (?:my own |some |a |the )?(?:code|program|function)s?|escribir (?:un |mi )?(?:programa|c[oó]digo|funci[oó]n)|programar algo)(?!\p{L})/iu,
  ],
];

/** Acts in which somebody may wish for something else to do. */
const wishes: ReadonlySet<Act> = new Set([
  "next",
  "harder",
  "easier",
  "topic",
  "boredom",
  "off-topic",
  "unclear",
  "reply",
  "ask-example",
  "pride",
]);

/** A problem that is answered in the way that a message wishes for; null where it wishes for none, or none is at hand. */
export function kindWished(
  situation: Situation,
  acts: readonly Act[],
  text: string,
): Decision | null {
  const [kind] = named.find(([, wish]) => wish.test(text)) ?? [];
  if (!kind || !acts.some((act) => wishes.has(act)) || limitsOf(situation).closing) return null;
  const laid = layOutKind(situation, kind);
  return laid && decided(laid.state, [laid.move]);
}
