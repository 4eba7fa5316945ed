import type { Locale } from "#shared/locale.ts";
import { chooseVoice, knownVoices } from "./choose-voice.ts";
import type { HeardSentence } from "./page-words.ts";
import { keepSpeed, type ReadingSpeed } from "./reading-speed.ts";
import { changeVoice, voiceState } from "./voice-state.ts";

/** The name under which voice.css marks the sentence that is heard. */
const markName = "faro-aloud";

type Script = {
  turnId: string;
  sentences: readonly HeardSentence[];
  voiceOf: (sentence: HeardSentence) => SpeechSynthesisVoice;
};

/** What is being read. */
let script: Script | null = null;
/** The press that is waited for or read; another press, or an end, lets it go. */
let wanted: object | null = null;
/** Held here, for Chromium forgets an utterance that nobody holds, and then never says that it ended. */
let utterance: SpeechSynthesisUtterance | null = null;

/** Whether this browser can read aloud. */
export function canReadAloud(): boolean {
  return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
}

/**
 * Reads a turn aloud from its first sentence with a voice of the machine itself; whatever was read before ends. Called
 * from a press: some browsers speak only then. Where there is nothing to read it with, the state says so.
 */
export async function readTurnAloud(
  turnId: string,
  place: HTMLElement,
  locale: Locale,
): Promise<void> {
  stopReading();
  // Safari lets a page speak once it has spoken in a press itself, and what follows waits for words and voices.
  speechSynthesis.speak(new SpeechSynthesisUtterance(""));
  changeVoice({ failure: null, reading: { turnId, at: 0, count: 0, isPaused: false } });
  const press = {};
  wanted = press;
  try {
    const [{ sentencesOnPage }, voices] = await Promise.all([
      import("./page-words.ts"),
      knownVoices(),
    ]);
    if (wanted !== press) return;
    const voice = chooseVoice(voices, locale, navigator.languages);
    const sentences = sentencesOnPage(place, locale);
    if (!voice || sentences.length === 0) {
      changeVoice({ reading: null, failure: voice ? null : "tools.noVoice" });
      return;
    }
    const voiceOf = ({ lang }: HeardSentence) =>
      chooseVoice(voices, lang, navigator.languages) ?? voice;
    script = { turnId, sentences, voiceOf };
    say(script, 0);
  } catch {
    if (wanted === press) changeVoice({ reading: null, failure: "tools.readFailed" });
  }
}

/** Ends the reading; nothing happens where nothing is read. */
export function stopReading(): void {
  script = null;
  wanted = null;
  hush();
  mark(null);
  if (voiceState().reading) changeVoice({ reading: null });
}

/** Holds the reading, or goes on with the sentence it was held in. */
export function togglePause(): void {
  const { reading } = voiceState();
  if (!reading || !script) return;
  if (reading.isPaused) {
    say(script, reading.at);
    return;
  }
  // Android takes a pause for an end, so a pause is an end here, and going on begins the sentence anew.
  hush();
  changeVoice({ reading: { ...reading, isPaused: true } });
}

/** Reads at another speed from now on: the sentence that is heard begins anew with it. */
export function changeSpeed(speed: ReadingSpeed): void {
  keepSpeed(speed);
  changeVoice({ speed });
  const { reading } = voiceState();
  if (reading && script && !reading.isPaused) say(script, reading.at);
}

function say(from: Script, at: number): void {
  const sentence = from.sentences[at];
  if (!sentence) {
    stopReading();
    return;
  }
  hush();
  const { turnId, sentences } = from;
  changeVoice({ reading: { turnId, at, count: sentences.length, isPaused: false } });
  mark(sentence.range);
  const next = new SpeechSynthesisUtterance(sentence.words);
  next.voice = from.voiceOf(sentence);
  next.lang = next.voice.lang;
  next.rate = voiceState().speed;
  // What was hushed tells of its end, too, and later than what took its place begins.
  next.addEventListener("end", () => {
    if (utterance === next) say(from, at + 1);
  });
  next.addEventListener("error", () => {
    if (utterance !== next) return;
    stopReading();
    changeVoice({ failure: "tools.readFailed" });
  });
  utterance = next;
  speechSynthesis.speak(next);
}

function hush(): void {
  utterance = null;
  if (canReadAloud()) speechSynthesis.cancel();
}

/** Marks what is heard, and brings it into sight. Browsers without highlights read without a mark. */
function mark(range: Range | null): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(markName);
  if (!range) return;
  CSS.highlights.set(markName, new Highlight(range));
  const { startContainer: start } = range;
  const shown = start instanceof Element ? start : start.parentElement;
  shown?.scrollIntoView({ block: "nearest" });
}
