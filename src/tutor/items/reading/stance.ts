import type { Clause } from "./clauses.ts";
import type { Mention } from "./mentions.ts";
import { denying, doubting, isCry, turningDown } from "./small-words.ts";
import type { Token } from "./tokens.ts";

/** How a message stands to what it mentions. */
export type Stance = "said" | "denied" | "doubted" | "asked";

const plains = (tokens: readonly Token[]) => tokens.map(({ plain }) => plain).join(" ");

/** Nobody is certain of what a clause with these names. */
const doubtsIn =
  /(?:^| )(?:not (?:\w+ )?sure|(?:dont|do not) (?:really )?know|no (?:estoy|toy) (?:\w+ )?segur[oa]|no (?:lo )?(?:se(?! \w+(?:n|a|e|o)(?: |$))|se (?:si|cual|que|lo|la|de|bien)|tengo)|ni idea|no idea|quien sabe|who knows|a lo mejor|tal vez|could be|puede ser|podria ser)(?: |$)/u;

/**
 * The words of a clause by which it takes back, repeats or doubts: they are about an answer and belong to none.
 */
export function framedBy(clause: Clause): ReadonlySet<Token> {
  const { tokens } = clause;
  const isOpen = leavesOpen(clause);
  const framed = new Set(tokens.filter(({ plain }) => isOpen && ofOthers.test(plain)));
  const text = plains(tokens);
  for (const pattern of [takesBackIn, saidBeforeIn, doubtsIn]) {
    const match = pattern.exec(text);
    if (!match) continue;
    let at = 0;
    for (const token of tokens) {
      const isWithin =
        at >= match.index && at + token.plain.length <= match.index + match[0].length;
      if (isWithin) framed.add(token);
      at += token.plain.length + 1;
    }
  }
  return framed;
}

/** Whether a clause doubts and names nothing, so that it doubts what stands before it: "courage... not sure". */
export function doubts({ tokens }: Clause): boolean {
  return doubtsIn.test(plains(tokens)) || tokens.some(({ plain }) => doubting.has(plain));
}

/** A frame behind "no" says that it only turns down what came before: "no i think its 3". */
const interjects = /^(?:i|im|its|it|yo|wait|espera|creo|mejor|the|digo|perdon|thats|my|mi|hold)$/u;

/** Takes back what stands before: "no wait", "digo", "perdón". */
const takesBackIn =
  /(?:^| )(?:wait|hold on|actually|scratch|oops|whoops|nvm|nevermind|jk|i mean|my bad|espera|esperate|perdon|digo|mejor dicho|quise decir|corrijo|me corrijo)(?: |$)|^(?:no |pero |bueno )?mejor(?: |$)|^(?:no )+no$|^no$/u;

/** Whether a clause takes back what stands before it: by saying so, or with a "no" and nothing else but small words. */
export function takesBack({ tokens }: Clause): boolean {
  const words = tokens.filter(({ kind }) => kind !== "sign");
  const isNo = (token: Token) => /^nop?e?$/u.test(token.plain);
  const isTurnedDown =
    words.some(isNo) && words.every((token) => isNo(token) || isCry(token.plain));
  return takesBackIn.test(plains(tokens)) || isTurnedDown;
}

/** Says that it was said before: "i said 4", "dije la última". */
const saidBeforeIn =
  /(?:^| )(?:i (?:\w+ )?(?:said|told|put|picked|chose|answered|wrote)|told (?:u|you)|(?:ya )?(?:te |lo )*(?:dije|puse|conteste|respondi|marque|elegi|escribi))(?: |$)/u;

export function saysAgain({ tokens }: Clause): boolean {
  return saidBeforeIn.test(plains(tokens));
}

/** Speaks of what is not told yet: "the rest", "las demás", "still thinking". */
const ofOthers = /^(?:rest|others?|demas|otr[oa]s?|remaining)$/u;
const notYet = /^(?:todavia|aun|still|yet|falta|faltan|thinking|pensando|havent)$/u;
/** Who speaks, or does not know. */
const ofMe =
  /^(?:i|im|ill|ive|me|my|let|lemme|dejame|idk|dunno|se|idea|voy|tengo|entiendo|veo|ya|lo|yo|confunden|doubt|help|ayuda)$/u;

/** "Let me look", "ask me later". */
const asksForTime =
  /(?:^| )(?:let me|lemme|dejame)(?: |$)|(?:^| )(?:me|rest|others?|demas) (?:\w+ )?(?:later|luego|despues)(?: |$)/u;

/** "Checking the other ones", "probando las demás". */
const underWay = /\p{L}{3}(?:ing|ndo)$/u;

/** Whether a clause leaves something open: "dunno the rest", "la otra todavía la pienso"; not "the others are wrong". */
export function leavesOpen({ tokens }: Pick<Clause, "tokens">): boolean {
  const words = tokens.map(({ plain }) => plain);
  if (words.some((word) => notYet.test(word)) || asksForTime.test(words.join(" "))) return true;
  return (
    words.some((word) => ofOthers.test(word)) &&
    words.some((word) => ofMe.test(word) || underWay.test(word))
  );
}

/** Only what is named is meant. */
export function isClosed({ tokens }: Clause): boolean {
  return tokens.some(({ plain }) => /^(?:only|just|solo|solamente|nomas|unicamente)$/u.test(plain));
}

/**
 * How a clause stands to one of its mentions. `isOwn` are the words of the part itself, which say nothing about it: "El
 * timbre no vibra"; `mentioned` are the tokens of all that the clause mentions.
 */
export function stanceTo(
  mention: Mention,
  { tokens: all }: Clause,
  isOwn: (word: string) => boolean,
  mentioned: ReadonlySet<Token>,
): Stance {
  const tokens = all.filter(({ kind }) => kind !== "sign");
  const words = tokens.map(({ plain }) => plain);
  const behind = tokens.findLastIndex((token) => mention.tokens.includes(token)) + 1;
  // "Unions hmm"
  const isHummed = /^(?:h+m+|u+m+|m+h?m+)$/u.test(words[behind] ?? "");
  if (isHummed || doubtsIn.test(words.join(" ")) || words.some((word) => doubting.has(word)))
    return "doubted";
  const first = tokens.findIndex((token) => mention.tokens.includes(token));
  const last = tokens.findLastIndex((token) => mention.tokens.includes(token));
  const isMentioned = (at: number) => {
    const token = tokens[at];
    return token !== undefined && mentioned.has(token);
  };
  const isBetween = (from: number, to: number) =>
    tokens.slice(from + 1, to).some((token) => mentioned.has(token));
  const isDenied = words.some((word, at) => {
    if (isOwn(word)) return false;
    // "2 no 3 yes": it turns down what it follows.
    const follows = /^nop?e?$/u.test(word) && isMentioned(at - 1);
    if (at > last) return turningDown.has(word) && at - last <= nearBehind && !isBetween(last, at);
    if (at > first || !denying.has(word) || follows) return false;
    // "Havent done 2 4 5": to the end of its list.
    const from = tokens.findIndex((token, place) => place > at && mentioned.has(token));
    const isOfList =
      word !== "no" && tokens.slice(from, first).every((token) => mentioned.has(token));
    if (isOfList && from - at <= nearBefore) return true;
    if (first - at > nearBefore) return false;
    if (word === "no" && interjects.test(words[at + 1] ?? "")) return false;
    return !isBetween(at, first);
  });
  return isDenied ? "denied" : "said";
}

/** Whether a message speaks of an exchange that is told of no two: "quickly and hungry the other way round". */
export function swaps(words: readonly string[]): boolean {
  return /(?:^| )(?:al reves|other way|swap(?:ped)?|switch(?:ed)?|backwards)(?: |$)/u.test(
    words.join(" "),
  );
}

/** A "not" reaches so many words on, and so many back. */
const nearBefore = 4;
const nearBehind = 2;
