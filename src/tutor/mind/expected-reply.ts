import { distance } from "fastest-levenshtein";
import type { Locale } from "#shared/locale.ts";
import { wordsIn } from "./acts/foreseen.ts";
import type { ForeseenReply } from "../curriculum/skill.ts";
import { inFigures } from "../text/numbers-in-words.ts";
import { leadIn, readReply } from "./acts/reply.ts";
import type { Situation } from "./decision.ts";

/** What was foreseen of replies to what the tutor has just asked; null where nothing was. */
export function foreseenReply({ skills, state, locale }: Situation): ForeseenReply | null {
  const { pending } = state;
  if (pending?.kind !== "prompted" || pending.asked === undefined) return null;
  const { asked } = pending;
  for (const { words } of skills) {
    const found = words.replies?.[locale].find(({ to }) => asked.endsWith(to));
    if (found) return found;
  }
  return null;
}

/** Whether a reply is one of the right ones or of the wrong ones; null where it comes near neither, or to both alike. */
export function holdsAsReply(
  text: string,
  { right, wrong }: Pick<ForeseenReply, "right" | "wrong">,
  locale: Locale,
): boolean | null {
  const said = tellingOf(text, locale);
  const nearest = (wordings: readonly string[]) =>
    Math.max(0, ...wordings.map((wording) => nearness(said, tellingOf(wording, locale))));
  const [toRight, toWrong] = [nearest(right), nearest(wrong)];
  return toRight === toWrong ? null : toRight > toWrong;
}

/** What a reply says: whether it begins with a yes or a no, whether it denies, its numbers, its other words. */
type Telling = {
  lead: "yes" | "no" | null;
  isDenied: boolean;
  numbers: ReadonlySet<string>;
  words: readonly string[];
};

const denies =
  /(?<!\p{L})(?:not?|nor|never|none|nothing|ni|nunca|ning[uú]n\p{L}*|nada)(?!\p{L})|n['’]?t(?!\p{L})/iu;

function tellingOf(text: string, locale: Locale): Telling {
  const figures = inFigures(text, locale);
  const bare = readReply(figures);
  const led = leadIn(figures);
  const lead = bare?.kind === "yes" || bare?.kind === "no" ? bare.kind : (led?.kind ?? null);
  const rest = bare ? "" : (led?.rest ?? figures);
  return {
    lead,
    isDenied: denies.test(rest),
    numbers: new Set(rest.match(/\d+(?:[.,/]\d+)*/gu) ?? []),
    words: wordsIn(rest).filter((word) => /^\p{L}/u.test(word)),
  };
}

/** Words on both sides that are only said besides leave a reply what it is; more of them, and it says something of its own. */
const besideMax = 10;

/**
 * How much of a wording a reply says, 0 where it says another thing: each word and number of the wording has to be there, and
 * more of them count more. A yes or a no counts as one.
 */
function nearness(said: Telling, wording: Telling): number {
  const isSameLead = said.lead !== null && said.lead === wording.lead;
  if (wording.lead !== null && said.lead !== null && !isSameLead) return 0;
  if (wording.numbers.size === 0 && wording.words.length === 0) return isSameLead ? 1 : 0;
  if (wording.isDenied !== said.isDenied) return 0;
  if ([...wording.numbers].some((number) => !said.numbers.has(number))) return 0;
  if (said.words.length - wording.words.length > besideMax) return 0;
  const found = wording.words.filter((word) => said.words.some((other) => isSame(word, other)));
  const wanted = wording.words.filter((word) => word.length >= tellingLetters);
  const isThere = (wanted.length > 0 ? wanted : wording.words).every((word) =>
    found.includes(word),
  );
  if (!isThere) return 0;
  return found.length + 2 * wording.numbers.size + (isSameLead ? 1 : 0);
}

/** Shorter words join others, and need not be there. */
const tellingLetters = 4;
/** Longer ones are the same up to a slip of the keyboard, and up to their ending. */
const slipFrom = 5;

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < slipFrom || other.length < slipFrom) return false;
  return one.slice(0, slipFrom) === other.slice(0, slipFrom) || distance(one, other) <= 1;
}
