import type { Locale } from "#shared/locale.ts";
import type { ExpressionKey } from "../item.ts";
import type { Guard, GuardedTexts } from "../subjects/guard.ts";
import { createJudge, type StopReason } from "./judge.ts";
import { foldWord } from "./readable.ts";
import { foldText, readSentence } from "./sentence.ts";
import { sentenceEnd } from "./sentence-end.ts";
import { isUnsafeWord } from "./unsafe-words.ts";

export type { StopReason } from "./judge.ts";

/** What came of a piece of the stream: what may be shown now, and whether and why the reply ends here. */
export type GateVerdict = {
  release: string;
  /** `sentence` is what was kept back, for the record alone. */
  stopped: { reason: StopReason; sentence: string } | null;
};

export type Gate = {
  /** Takes the next words of the model. After a stop nothing more is released. */
  push(text: string): GateVerdict;
  /** Says that the model has finished. */
  end(): GateVerdict;
};

export type GateOptions = GuardedTexts & {
  /** What the subject forbids to say. */
  guard: Guard;
  /** The answer that must not be told; null where the ladder has ended and nothing is sealed. */
  key: ExpressionKey | null;
  /** The language of the reply; numbers are recognised in both. */
  locale: Locale;
  /**
   * A watch over what is said, sentence after sentence; every sentence is held until it has been read. Handed in, for what
   * it has learned must not come into a browser. A sentence of the plan is ours and is not asked about.
   */
  watch?: { stops(sentence: string): boolean };
  /** The reply ends after the sentence that passes this many words. */
  wordsMax: number;
};

/** The longest sentence that is held; a longer one is no tutor's. In UTF-16 units. */
const heldMax = 2_000;
/** How much of a sentence that was already shown is kept as context. */
const contextMax = 400;
/** How much of the sentences before is read again with the next: two short ones. */
const earlierMax = 160;
/** Characters a word may have on average, before a reply without sentences is cut. */
const lettersPerWord = 16;

/** Signs that prose has: around words they hold nothing back. */
const plainSigns = " \t\r\n.!?,;:\"'’“”()¿¡—–«»-";

/**
 * The answer firewall. Plain words pass at once, also half a word as soon as it can become nothing else. Anything
 * that may belong to a violation is held: digits, signs, single letters, number words and answer words to the end
 * of their sentence, which is then judged as a whole and by value; "a" and "one" until the next word tells what
 * they are; the beginning of an unsafe word until it is whole or broken off. A stop releases nothing of
 * what was held. Every character is looked at a bounded number of times, so hostile streams cost linear time.
 */
export function createGate(options: GateOptions): Gate {
  const guard = options.guard.guardReply(options.key, options, options.locale);
  const { words: watch } = guard;
  const judge = createJudge(guard);
  const lengthMax = options.wordsMax * lettersPerWord + contextMax;

  /** The sentence so far; what stands before `shown` has been released, before `at` has been looked at. */
  let sentence = "";
  let shown = 0;
  let at = 0;
  /** Where the sentence is held from; -1 while it flows. */
  let heldFrom = -1;
  /** Where the word being read began; -1 outside a word. `plain` when some of it has been released. */
  let wordFrom = -1;
  let plain = false;
  /** Where a word that only the next one explains began; -1 where there is none. */
  let openFrom = -1;
  let before = "";
  let earlier = "";
  let words = 0;
  let length = 0;
  let out = "";
  let stopped: GateVerdict["stopped"] = null;

  function stop(reason: StopReason, kept: string): void {
    stopped = { reason, sentence: kept };
    sentence = "";
  }

  /** The first place that may not be shown yet, were everything up to `end` plain. */
  function firstOpen(end: number): number {
    return openFrom < 0 ? end : Math.min(end, openFrom);
  }

  function show(end: number): void {
    if (end > shown) out += sentence.slice(shown, end);
    shown = Math.max(shown, end);
  }

  function hold(from: number): void {
    heldFrom = Math.max(shown, firstOpen(from));
    show(heldFrom);
    wordFrom = -1;
    openFrom = -1;
  }

  function isStoppedByWatch(whole: string): boolean {
    return whole !== "" && !options.plan.includes(whole) && options.watch?.stops(whole) === true;
  }

  /** The sentence is over at `end`: what is left of it becomes the beginning of the next. */
  function cut(end: number, next: number): void {
    const whole = sentence.slice(0, end);
    if (heldFrom >= 0) {
      const reason = judge(
        readSentence(whole, foldText(before), next > end && sentence.charAt(end) !== "\n", earlier),
      );
      if (reason !== null) return stop(reason, whole);
      if (isStoppedByWatch(whole.trim())) return stop("unsafe-sentence", whole);
      heldFrom = -1;
    }
    show(end);
    words += whole.match(/\S+/g)?.length ?? 0;
    before = whole.slice(-120);
    earlier = (earlier + whole).slice(-earlierMax);
    sentence = sentence.slice(end);
    shown = 0;
    at = 0;
    wordFrom = -1;
  }

  function closeWord(end: number): void {
    const from = wordFrom;
    wordFrom = -1;
    const written = sentence.slice(from, end);
    const folded = foldWord(written);
    if (plain) return;
    if (isUnsafeWord(folded)) return stop("unsafe-word", sentence.slice(0, end));
    const kind = watch.classify(folded, written);
    if (kind === "holds" || (kind === "part" && openFrom >= 0)) return hold(from);
    if (kind === "opens" || kind === "part") openFrom = openFrom < 0 ? from : openFrom;
    else openFrom = -1;
  }

  /** Reads on while the sentence flows. Returns false where it must wait for more. */
  function flow(ended: boolean): boolean {
    const code = sentence.charCodeAt(at);
    if (isLetter(code) || (wordFrom >= 0 && isApostrophe(code))) {
      if (wordFrom < 0) {
        wordFrom = at;
        plain = false;
        // "example.com": a word right behind a full stop.
        if (at > 0 && sentence.charCodeAt(at - 1) === 46) hold(at - 1);
      }
      at++;
      return true;
    }
    const char = sentence.charAt(at);
    if (wordFrom >= 0) {
      const from = wordFrom;
      closeWord(at);
      // A sign inside a word may be a disguise: the word is held with it.
      if (isOpen() && heldFrom < 0 && !plainSigns.includes(char)) hold(from);
      return true;
    }
    if (char === " " || char === "\t" || char === "\r") {
      at++;
      const last = sentence.charCodeAt(at - 2);
      if (last === 46 || last === 33 || last === 63) return newSentence();
      return true;
    }
    if (char === "\n") {
      at++;
      return newSentence();
    }
    if (char === "-") {
      if (at + 1 >= sentence.length && !ended) return false;
      const joins = /\p{L}/u.test(sentence.charAt(at + 1)) && watch.mayBeBroken(wordBefore());
      if (openFrom >= 0 || joins || !/[\s\p{L}]|^$/u.test(sentence.charAt(at + 1))) hold(at);
      else at++;
      return true;
    }
    if (plainSigns.includes(char)) {
      // "x is one." ends with a number; "(" only opens.
      if (openFrom >= 0 && char !== "(" && char !== "¿" && char !== "¡") hold(at);
      else at++;
      return true;
    }
    hold(at);
    return true;
  }

  /** The letters right before the place being read, folded. */
  function wordBefore(): string {
    return foldWord(/\p{L}*$/u.exec(sentence.slice(Math.max(0, at - 20), at))?.[0] ?? "");
  }

  function newSentence(): boolean {
    if (openFrom < 0) cut(at, at);
    return true;
  }

  function isOpen(): boolean {
    return stopped === null;
  }

  function read(ended: boolean): void {
    while (isOpen() && at < sentence.length) {
      // While a key is sealed, and under a watch, every sentence is judged.
      if ((options.key !== null || options.watch) && heldFrom < 0) heldFrom = shown;
      if (heldFrom < 0) {
        if (!flow(ended)) break;
        continue;
      }
      const found = sentenceEnd(sentence, at, ended);
      at = found.scanned;
      if (found.end < 0) break;
      cut(found.end, found.next);
    }
    if (isOpen() && ended && heldFrom < 0 && wordFrom >= 0) closeWord(at);
    if (isOpen() && ended && openFrom >= 0) hold(openFrom);
    if (isOpen() && ended && heldFrom >= 0) cut(sentence.length, sentence.length);
  }

  /** Shows what can be shown of a sentence that flows, and keeps only as much of it as context needs. */
  function showPlain(ended: boolean): void {
    if (wordFrom >= 0 && !plain && !ended) {
      const partial = sentence.slice(wordFrom);
      const folded = foldWord(partial);
      const isPlain = watch.isPlainStart(folded, partial) && !/['’]$/.test(partial);
      if (isPlain) {
        plain = true;
        openFrom = -1;
      }
    }
    show(firstOpen(wordFrom >= 0 && !plain && !ended ? wordFrom : at));
    if (sentence.length <= heldMax || shown < contextMax) return;
    const surplus = shown - contextMax / 2;
    words += sentence.slice(0, surplus).match(/\S+/g)?.length ?? 0;
    sentence = sentence.slice(surplus);
    shown -= surplus;
    at -= surplus;
    if (wordFrom >= 0) wordFrom = Math.max(0, wordFrom - surplus);
    if (openFrom >= 0) openFrom -= surplus;
  }

  function take(text: string, ended: boolean): GateVerdict {
    if (stopped !== null) return { release: "", stopped };
    out = "";
    const full = words > options.wordsMax && /\S/.test(sentence + text);
    length += text.length;
    sentence += text;
    if (full || length > lengthMax || sentence.length - shown > heldMax) stop("too-long", "");
    else read(ended);
    if (isOpen() && heldFrom < 0) showPlain(ended);
    return { release: out, stopped };
  }

  return { push: (text) => take(text, false), end: () => take("", true) };
}

function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (code < 0x180) return code >= 0xc0 && code !== 0xd7 && code !== 0xf7;
  return code >= 0x300 && code <= 0x36f;
}

function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019;
}
