import { second } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { canListenLocally, failureCode, findRecogniser, wordsHeard } from "./recogniser.ts";
import { stopReading } from "./read-aloud.ts";
import { changeVoice, voiceState } from "./voice-state.ts";

/** So long it waits for the first word, and so long for the next one. */
const firstWordMs = 8 * second;
const nextWordMs = 4 * second;

/** So long a browser that was told to stop may take for its last words. */
const lastWordsMs = 3 * second;

/** The region meant where the person reads the language of the chat in none. */
const usualRegions: Readonly<Record<Locale, string>> = { en: "en-US", es: "es-ES" };

const failures: Readonly<Record<string, MessageKey>> = {
  "not-allowed": "tools.notAllowed",
  "service-not-allowed": "tools.notAllowed",
  "audio-capture": "tools.noMicrophone",
  "language-not-supported": "tools.noLanguage",
  "no-speech": "tools.nothingHeard",
};

/** What ends the listening at hand; null while nobody listens. */
let end: ((how: "stop" | "abort") => void) | null = null;

/** Whether this browser can turn speech into text. */
export function canDictate(): boolean {
  return findRecogniser() !== null;
}

/**
 * Listens in a language until nobody has spoken for a while, and gives everything heard so far each time there is
 * more. Reading aloud ends, so that it does not hear itself.
 */
export async function dictate(locale: Locale, onWords: (words: string) => void): Promise<void> {
  const Recogniser = findRecogniser();
  if (!Recogniser || end) return;
  stopReading();
  changeVoice({ failure: null, isListening: true });
  const recogniser = new Recogniser();
  let isOver = false;
  let failure: MessageKey | null = null;
  let hasBegun = false;
  let hasHeard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    end = null;
    document.removeEventListener("visibilitychange", leave);
    changeVoice({ isListening: false, failure });
  };
  const leave = () => {
    if (document.hidden) end?.("abort");
  };
  const stop = () => {
    recogniser.stop();
    clearTimeout(timer);
    timer = setTimeout(finish, lastWordsMs);
  };
  const waitFor = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(stop, ms);
  };
  end = (how) => {
    if (how === "stop" && hasBegun) {
      stop();
      return;
    }
    // What a browser still tells of it comes too late.
    finish();
    recogniser.abort();
  };
  // The waiting begins when the browser listens: before that it may ask the person.
  recogniser.addEventListener("start", () => waitFor(firstWordMs));
  recogniser.addEventListener("result", (event) => {
    if (isOver) return;
    hasHeard = true;
    waitFor(nextWordMs);
    onWords(wordsHeard(event));
  });
  recogniser.addEventListener("error", (event) => {
    const code = failureCode(event);
    if (code !== "aborted") failure = failures[code] ?? "tools.listenFailed";
  });
  recogniser.addEventListener("end", () => {
    if (!hasHeard) failure ??= "tools.nothingHeard";
    finish();
  });
  document.addEventListener("visibilitychange", leave);

  recogniser.lang = regionOf(locale, navigator.languages);
  recogniser.interimResults = true;
  // Android gives what was said before once more with each pause, so there a pause is the end.
  recogniser.continuous = !/android/i.test(navigator.userAgent);
  if (await canListenLocally(Recogniser, recogniser.lang)) recogniser.processLocally = true;
  if (isOver) return;
  try {
    recogniser.start();
    hasBegun = true;
  } catch {
    failure = "tools.listenFailed";
    finish();
  }
}

/** Ends the listening and keeps what is still being understood; nothing happens where nobody listens. */
export function stopDictating(): void {
  end?.("stop");
}

/** Ends the listening at once: what is still being understood is let go. */
export function abortDictating(): void {
  if (voiceState().isListening) end?.("abort");
}

/** The language with the region that the person reads it in. */
export function regionOf(locale: Locale, languages: readonly string[]): string {
  const own = languages.find((tag) => tag.toLowerCase().startsWith(`${locale}-`));
  return own ?? usualRegions[locale];
}

/** What was said, put into what was written: with a space where it touches a word. */
export function insertSaid(before: string, said: string, after: string): string {
  const front = before === "" || /\s$/.test(before) ? "" : " ";
  const back = after === "" || /^[\s.,;:!?]/.test(after) ? "" : " ";
  return said === "" ? before + after : before + front + said + back + after;
}
