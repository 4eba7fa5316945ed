import type { Act } from "../../acts/acts.ts";
import type { AnsweredBy } from "../../item.ts";
import type { InteractionKind } from "../../items/interaction.ts";
import { type Decision, decided, type Situation } from "../decision.ts";
import { layOutKind } from "../lay-out.ts";
import { limitsOf } from "../obey-limits.ts";

/** The ways of answering that are put together on a card. */
const onCards: readonly InteractionKind[] = ["choice", "match", "order", "lines"];

/** What is written rather than put together. */
const written: readonly AnsweredBy[] = ["words", "typed", "code"];

/** How each way of answering is called. */
const named: readonly (readonly [kinds: readonly AnsweredBy[], name: RegExp])[] = [
  [
    ["match"],
    /(?<!\p{L})(?:match(?:ing|es)?(?: ones?)?|emparejar?|emparejando|relacionar|unir|de (?:unir|parejas))(?!\p{L})/iu,
  ],
  [
    ["order"],
    /(?<!\p{L})(?:ordering|(?:put(?:ting)?|place|get) .{0,24}in(?: the right)? order|de ordenar|ordenar (?:cosas|frases|pasos|partes)|poner en orden)(?!\p{L})/iu,
  ],
  [
    ["choice"],
    /(?<!\p{L})(?:multiple[ -]choice|choos(?:e|ing) (?:one|ones|from)|picking (?:one|from)|opci[oó]n m[uú]ltiple|opciones|de (?:elegir|escoger|marcar)|tipo test)(?!\p{L})/iu,
  ],
  [
    ["code"],
    /(?<!\p{L})(?:(?:write|writing|type|make) (?:my own |some |a |the )?(?:code|program|function)s?|escribir (?:un |mi )?(?:programa|c[oó]digo|funci[oó]n)|programar algo)(?!\p{L})/iu,
  ],
  [
    ["lines"],
    /(?<!\p{L})(?:(?:tapp?(?:ing)?|point(?:ing)?|click(?:ing)?)(?: at| on)?(?: the)? lines?|(?:señalar|marcar|tocar)(?: las?)? l[ií]neas?|de (?:señalar|l[ií]neas))(?!\p{L})/iu,
  ],
  [onCards, /(?<!\p{L})(?:(?:a |the |these )?cards?|tarjetas?)(?!\p{L})/iu],
  [
    written,
    /(?<!\p{L})(?:(?:(?:can|could|let) (?:i|me)|i (?:want|wanna|'?d like)(?: to)?|something (?:i|to)(?: can)?|(?:one|stuff) (?:where|that) (?:i|u|you)|with) (?:write|type|typing|writing)(?: (?:it|something|stuff|words?|my own|the answer))?|(?:quiero|puedo|prefiero|algo (?:de|para)|(?:uno|una) de|donde (?:yo )?) ?(?:escribir|escriba|escribo))(?!\p{L})/iu,
  ],
];

/** What stands before the name of what is not wanted any more. */
const refusing =
  /(?<!\p{L})(?:no(?: more| m[aá]s)?|not|without|sin|que no (?:sea|sean|haya)|stop(?: with)?|enough|basta de|(?:tired|sick|bored?) of|hart[oa] de|cansad[oa] de|aburrid[oa] de|ya no|anything but|menos)(?: (?:de|any|the|a|another|otra?|these|those|this|that|las?|los?|un[oa]?|more|m[aá]s|quiero|do|doing)){0,3}\s*$/iu;

/** Acts in which somebody may wish for something else to do. */
const wishes: ReadonlySet<Act> = new Set([
  "next",
  "harder",
  "easier",
  "topic",
  "boredom",
  "frustration",
  "off-topic",
  "unclear",
  "reply",
  "ask-example",
  "pride",
  "insult",
]);

/**
 * A problem that is answered in the way that a message wishes for, or in none of those that it has enough of; null where it
 * wishes for none, or none is at hand. What it has enough of does not come again in this chat where there is anything else.
 */
export function kindWished(
  situation: Situation,
  acts: readonly Act[],
  text: string,
): Decision | null {
  if (!acts.some((act) => wishes.has(act)) || limitsOf(situation).closing) return null;
  const wanted: AnsweredBy[] = [];
  const unwanted: AnsweredBy[] = [];
  for (const [kinds, name] of named) {
    const found = name.exec(text);
    if (!found) continue;
    const isRefused = refusing.test(text.slice(0, found.index));
    (isRefused ? unwanted : wanted).push(...kinds);
  }
  if (wanted.length === 0 && unwanted.length === 0) return null;
  const avoided = [...new Set([...(situation.state.avoided ?? []), ...unwanted])].filter(
    (kind) => !wanted.includes(kind),
  );
  const there: Situation = { ...situation, state: { ...situation.state, avoided } };
  const isOther = (kind: AnsweredBy) => !avoided.includes(kind);
  const asked = wanted.length > 0 ? layOutKind(there, (kind) => wanted.includes(kind)) : null;
  // Where there is none of what is wanted, it is at least none of what is not.
  const laid = asked ?? (avoided.length > 0 ? layOutKind(there, isOther) : null);
  return laid && decided(laid.state, [laid.move]);
}
