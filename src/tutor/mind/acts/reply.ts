import type { Act, ActReading } from "../../acts/acts.ts";
import { placesIn } from "../../items/reading/places.ts";
import { isSmall } from "../../items/reading/small-words.ts";
import { tokensOf } from "../../items/reading/tokens.ts";
import type { ReadMessage } from "../read-message.ts";

/** A short answer to a question of the tutor's: yes, no, or which of the choices, counted from 0. */
export type Reply = { kind: "yes" } | { kind: "no" } | { kind: "which"; at: number };

const yes =
  /^(?:obviously |obvio que |que )?(?:yes|yep|yup|yeah|yea|ya|yess+|sure|ok|okay|k|kk|fine|right|correct|please|pls|of course|lets go|go|si+|sip|claro|dale|vale|va|bueno|bien|correcto|eso|exacto|exactly|exactamente|thats it|thats right|that is it|that is right|ese es|es ese|asi es|eso es|ese|esa|por favor|porfa|obvio|por supuesto)(?: (?:please|pls|sure|thanks|ok|por favor|porfa|claro|gracias|it is|that one|thats it|thats right|that is it|that is right|start|lets start|ese es|es ese|asi es|eso es|empecemos|empezar|eso|ese|esa|i did|i do|lets go))*$/;

const no =
  /^(?:no+|nope|nah|not that|not really|not yet|wrong|para nada|nop|todavia no|aun no|mejor no|tampoco)(?: (?:thanks|thank you|gracias|i didnt|i dont|that one|it isnt|eso|ese|esa))*$/;

const ordinals: readonly RegExp[] = [
  /^(?:the |la |el |lo )?(?:1|1st|first|primer[oa]?|a)(?: one| opcion)?$/,
  /^(?:the |la |el |lo )?(?:2|2nd|second|segund[oa]|b)(?: one| opcion)?$/,
  /^(?:the |la |el |lo )?(?:3|3rd|third|last|tercer[oa]?|ultim[oa]|c)(?: one| opcion)?$/,
];

/** What may be meant beside a yes or a no; whatever else is surely said is what is said. */
const besideReply: ReadonlySet<Act> = new Set([
  "reply",
  "next",
  "thanks",
  "pride",
  "correction",
  "answer",
  "guess",
  "unclear",
  "off-topic",
  "break",
]);

/** More words than these say something of their own. */
const leaningWordsMax = 5;

const leadingYes =
  /^(?:yes+|yep|yup|yeah|yea|ya|sure|ok(?:ay)?|si+p?|claro|dale|vale|correcto|exacto)$/;
const leadingNo = /^(?:no+|nope|nah|nop)$/;

/**
 * Reads a few words that begin with a yes, or with a no and a comma, as that, where a question is pending: "sii volvamos",
 * "nah, im good". Null where a number stands in them, a question, or what the reader of acts takes for something else.
 */
export function leaningReply(text: string, acts: ActReading | undefined): Reply | null {
  const first = acts?.likely[0]?.act;
  if (!first || (acts.isSure && !besideReply.has(first))) return null;
  if (/[\d?¿=+*/^]/u.test(text)) return null;
  const words = wordsOf(text);
  if (words.length > leaningWordsMax) return null;
  const [lead = "", ...rest] = words;
  const isTornBack = rest.some((word) =>
    /^(?:no|not|but|pero|dont|why|how|what|como|que)$/.test(word),
  );
  if (leadingYes.test(lead)) return isTornBack ? null : { kind: "yes" };
  const isNo = leadingNo.test(lead) && (lead !== "no" || /^\s*no\s*,/iu.test(text));
  return isNo ? { kind: "no" } : null;
}

/** A cry or a call before what is said. */
const cry =
  /^(?:(?:omg|oh|ah+|uh|um+|hm+|mm+|eh+|well|obviously|duh|bueno|pues|este|a ver|mira|ay|uy|dios|obvio|que|ok(?:ay)?|hey|dude|bro|ugh|haha|jaja\p{L}*|lol)[\s,.!…]+)+/iu;

/** A minus may belong to a value. */
const leads = /^(\p{L}+)(?:(?:[\s\p{So}]|(?!-)\p{P})+|$)/u;

/** A message that begins with a yes or a no, with what follows it; null where it begins with neither. */
export function leadIn(text: string): { kind: "yes" | "no"; rest: string } | null {
  const said = text
    .trim()
    .replace(/^[¡¿\s]+/u, "")
    .replace(cry, "");
  const lead = leads.exec(said);
  if (!lead?.[1]) return null;
  const first = plainOf(lead[1]);
  const kind = leadingYes.test(first) ? "yes" : leadingNo.test(first) ? "no" : null;
  return kind && { kind, rest: said.slice(lead[0].length) };
}

function wordsOf(text: string): string[] {
  return plainOf(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/** Reads a message as a reply, where it is nothing else; `choices` is how many things were offered. */
export function readReply(text: string, choices = 0): Reply | null {
  const plain = plainOf(text);
  if (yes.test(plain)) return { kind: "yes" };
  if (no.test(plain)) return { kind: "no" };
  const at = ordinals.slice(0, choices).findIndex((ordinal) => ordinal.test(plain));
  return at < 0 ? oneNamed(text, choices) : { kind: "which", at };
}

/** The one of so many choices that a message names by its place, among small words only: "number 2 pls". */
function oneNamed(text: string, count: number): Reply | null {
  if (count === 0 || text.includes("?")) return null;
  const tokens = tokensOf(text);
  const [only, ...others] = placesIn(tokens, { count, isOf: () => false, isOfAny: () => false });
  if (!only || others.length > 0) return null;
  const rest = tokens.filter((token) => token.kind !== "sign" && !only.tokens.includes(token));
  return rest.every(({ kind, plain }) => kind === "word" && isSmall(plain))
    ? { kind: "which", at: only.part }
    : null;
}

/** What a yes or no that nobody asked for is taken for by its words alone. */
const readFromReply: ReadonlySet<Act> = new Set([
  "answer",
  "guess",
  "correction",
  "idea",
  "step",
  "pride",
  "unclear",
  "off-topic",
  "insult",
]);

/** Thanks are given by their word: "fine" is none. */
const thanks = /(?<!\p{L})(?:th?a?n?x|thanks?|thank you|ty|gracias|graciass?)(?!\p{L})/iu;

/** Whether a message is a yes or no, where nothing was asked and no other reading is better. */
export function isBareReply(read: ReadMessage, text: string): boolean {
  if (read.kind === "intent" || readReply(text) === null) return false;
  if (read.kind === "act" && read.act === "thanks") return !thanks.test(text);
  return read.kind === "unsure" || readFromReply.has(read.act);
}

function plainOf(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’.,!¡¿?]/gu, "")
    .replaceAll(/\p{Extended_Pictographic}/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim();
}
