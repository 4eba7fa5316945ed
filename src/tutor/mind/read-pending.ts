import type { Act } from "../acts/acts.ts";
import { isExpressionItem, isInteractionItem } from "../item.ts";
import type { Given } from "../items/interaction.ts";
import { kindOf } from "../items/kinds.ts";
import { sayGiven } from "../items/say-given.ts";
import { oneSign } from "../text/one-sign.ts";
import { saysGoodbye } from "./acts/goodbye.ts";
import { leadIn, leaningReply, readReply, type Reply } from "./acts/reply.ts";
import type { Situation } from "./decision.ts";
import type { Pending } from "./state.ts";

/** What a message answers to the question that stands: a reply, or in the place of a value that was asked about another. */
export type PendingReply =
  | Reply
  /** A value of the open problem, stated after the one that was asked about was turned down. */
  | { kind: "instead"; text: string }
  /** The same on a card. */
  | { kind: "instead-given"; itemId: string; given: Given };

/** Reads what a message answers to what the tutor has just asked; null where it is something else. */
export function readPending(
  situation: Situation,
  pending: Pending,
  text: string,
): PendingReply | null {
  const choices =
    pending.kind === "acts"
      ? pending.choices.length
      : pending.kind === "questions"
        ? pending.questions.length
        : 0;
  // "ok bye im done" is no yes to another one.
  if ((pending.kind === "next" || pending.kind === "back") && saysGoodbye(text)) return null;
  const bare = readReply(text, choices);
  if (bare) return bare;
  if (pending.kind === "meant") {
    if (saidOnceMore(situation, pending, text)) return { kind: "yes" };
    const other = statedInstead(situation, pending, text);
    if (other) return other;
  }
  const first = situation.acts?.likely[0]?.act;
  const asks = situation.acts?.isSure === true && first !== undefined && asksForMore.has(first);
  if (asks) return leaningReply(text, situation.acts);
  const lead = leadIn(text);
  if (pending.kind === "back" && lead?.kind !== "no" && namesBack.test(text))
    return { kind: "yes" };
  if (pending.kind === "next" && goesOn(situation, lead, text)) return { kind: "yes" };
  if (pending.kind !== "meant" && pending.kind !== "own") return leaningReply(text, situation.acts);
  if (lead?.kind === "yes" && isPlainRest(lead.rest, pending)) return { kind: "yes" };
  if (lead?.kind === "no" && pending.kind === "meant") return { kind: "no" };
  return leaningReply(text, situation.acts);
}

/** Whether a message asks for the next, whatever is said beside: "yesss next one please! also my cat walked on it". */
function goesOn({ acts }: Situation, lead: ReturnType<typeof leadIn>, text: string): boolean {
  if (lead?.kind === "no") return false;
  const likely = acts?.likely ?? [];
  const isNamed =
    namesNext.test(text) && (lead?.kind === "yes" || likely.some(({ act }) => act === "next"));
  if (isNamed) return true;
  const first = likely[0]?.act;
  const isBeside = first !== undefined && saidBeside.has(first);
  return lead?.kind === "yes" && isBeside && !butThen.test(lead.rest) && !saysGoodbye(text);
}

/** What goes back, by name. */
const namesBack = /(?<!\p{L})(?:back|volver|volvamos|regres\p{L}*|atr[aá]s)(?!\p{L})/iu;

/** What goes on to the next, by name. */
const namesNext = /(?<!\p{L})(?:next|another|one more|otr[oa]|una? m[aá]s|siguiente)(?!\p{L})/iu;

/** What is said beside a yes to the next. */
const saidBeside: ReadonlySet<Act> = new Set(["next", "off-topic", "pride", "thanks", "reply"]);

/** Whether what was asked about is said again: "yes, 7", "i told you, 7"; not where it is asked about, or another beside. */
function saidOnceMore(
  { state, typed, locale }: Situation,
  { given, as }: Pending & { kind: "meant" },
  text: string,
): boolean {
  const item = state.problem?.item;
  if (!item) return false;
  if (leadIn(text)?.kind === "no") return false;
  if (/[?¿]|(?<!\p{L})(?:or|o|idk)(?!\p{L})/iu.test(text)) return false;
  if (isExpressionItem(item)) return typed.claimToAskFor(oneSign(text), item, locale) === given;
  if (!isInteractionItem(item) || !as) return false;
  const again = kindOf(item).read(text, item, locale)?.given;
  return again !== undefined && sayGiven(again, item, locale) === given;
}

/** Who says so states an answer, whatever stands around it. */
const states =
  /(?<!\p{L})(?:(?:my|the) answer(?: is|'?s)|i said|it'?s|mi respuesta es|la respuesta es|(?:yo )?dije|es)\s+(?=[-−√(]?\d)/iu;

/** Whether a text begins with a value. */
const beginsWithNumber = /^[-−√($€£]?\s?\d/u;

/** "no, 56 silly" where 8 was asked about: 56. "No, and my answer is 12" too. */
function statedInstead(
  situation: Situation,
  pending: Pending & { kind: "meant" },
  text: string,
): PendingReply | null {
  const item = situation.state.problem?.item;
  const lead = leadIn(text);
  if (!item || situation.state.problem?.outcome !== "open" || lead?.kind !== "no") return null;
  // Who asks, or is in doubt, states nothing.
  if (/[?¿]/u.test(text)) return null;
  const stated = states.exec(lead.rest);
  const rest = stated ? lead.rest.slice(stated.index + stated[0].length) : lead.rest;
  if (isInteractionItem(item)) {
    // What is asked besides may name another.
    const [said = ""] = rest.split(/[,;:?!]\s|\.\s/u);
    const given = kindOf(item).read(said, item, situation.locale)?.given;
    return given ? { kind: "instead-given", itemId: item.id, given } : null;
  }
  if (!isExpressionItem(item)) return null;
  if (!stated && !beginsWithNumber.test(rest)) return null;
  const [first = ""] = rest.split(/[,;:?!]\s|\.\s|(?<=\d)\s+(?=\p{L})/u);
  const claim = situation.typed.claimToAskFor(oneSign(first), item, situation.locale);
  return claim !== null && claim !== pending.given ? { kind: "instead", text: claim } : null;
}

/** Who asks for one of these has not only said yes or no. */
const asksForMore: ReadonlySet<Act> = new Set([
  "question-step",
  "question-idea",
  "question-task",
  "ask-hint",
  "ask-answer",
  "ask-example",
  "ask-again",
  "topic",
  "own-problem",
  "easier",
  "harder",
  "how-am-i-doing",
  "language",
  "break",
]);

/** What takes back a yes, or turns it into something else. */
const butThen =
  /(?<!\p{L})(?:but|except|pero|aunque)(?!\p{L})|^(?:no|not|isn'?t|don'?t)(?!\p{L})|^(?:and |so |y )?(?:why|how|what|which|when|where|por qu[eé]|c[oó]mo|qu[eé]|cu[aá]l)(?!\p{L})|[?¿]/iu;

/** A yes that is followed by its reason is a yes. */
const givesReason =
  /^(?:because|bc|be?cuz|cause|cuz|since|porque|porq|pq|xq|ya que|pues|that(?:'s| is| was) (?:my|what))(?!\p{L})/iu;

/** Whether what is said after a yes or no is only said besides: no other question, no work and no other value. */
function isPlainRest(rest: string, pending: Pending): boolean {
  if (givesReason.test(rest)) return !/[?¿]/u.test(rest);
  if (butThen.test(rest)) return false;
  // Behind a yes to a value its numbers are those of the talk: "YES i said it 2 times already".
  return pending.kind === "meant" || !/[\d=+*/^]/u.test(rest);
}

/** A no with so many words behind it says something of its own. */
const ownWords = 4;

/** Whether a message that begins with a no goes on to say something else. */
export function isMoreThanNo(text: string): boolean {
  const rest = leadIn(text)?.rest ?? "";
  return (rest.match(/\p{L}+/gu) ?? []).length >= ownWords;
}
