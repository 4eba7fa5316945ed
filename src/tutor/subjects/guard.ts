import type { Locale } from "#shared/locale.ts";
import type { Sentence } from "../gate/sentence.ts";
import type { ExpressionKey } from "../item.ts";

/** What a word means for the stream. */
export type WordClass =
  /** The rest of its sentence is held until it can be judged. */
  | "holds"
  /** Held until the next word shows what it is: "a" of "a third", "one". */
  | "opens"
  /** Makes a number of an opener before it ("a third"), or of "parte" behind it ("tercera parte"). */
  | "part"
  | "plain";

/** Watches single words of a stream; folded words go in. */
export type WordWatch = {
  classify(folded: string, written: string): WordClass;
  /** Whether a word that begins like this can only be plain. */
  isPlainStart(folded: string, written: string): boolean;
  /** Whether a word before a hyphen may be half of a number word: "thir-teen". */
  mayBeBroken(folded: string): boolean;
};

/** The texts of one reply. */
export type GuardedTexts = {
  /** Texts that the student saw or wrote: what stands there may be said again, but not as the answer. */
  allowed: readonly string[];
  /** What the mind says in this turn, in the built-in voice's words: while a key is sealed, a voice says nothing else. */
  plan: string;
  /** What was said and solved before in the chat. */
  earlier: readonly string[];
};

/** Guards one reply. */
export type ReplyGuard = {
  words: WordWatch;
  /** Why a held sentence must not be shown: the key is told, it is false, more is said than the plan; null where it may. */
  judge(sentence: Sentence): "answer" | "false-mathematics" | "off-plan" | null;
};

/** What the gate asks of whoever knows a subject: what must not be said. The gate imports no subject; it is handed one. */
export type Guard = {
  /** A guard for one reply; `key` is null where nothing is sealed. */
  guardReply(key: ExpressionKey | null, texts: GuardedTexts, locale: Locale): ReplyGuard;
  /** Says of one sentence after another whether it tells the key, beside what was said before. */
  tellsKey(
    key: ExpressionKey,
    allowed: readonly string[],
    locale: Locale,
  ): (sentence: Sentence) => boolean;
};
