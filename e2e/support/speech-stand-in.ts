import type { BrowserContext, Page } from "playwright-core";

/** What was said aloud: the words, and whose voice at what speed. */
export type Said = { text: string; lang: string; rate: number; isLocal: boolean };

/** The outside world of hearing and speaking, driven by the test. */
export type Speech = {
  /** Everything said so far on the page, the empty words that unlock a browser left out. */
  said: () => Promise<Said[]>;
  /** Whether somebody is speaking. */
  isSpeaking: () => Promise<boolean>;
  /** The voice comes to the end of what it says. */
  finish: () => Promise<void>;
  /** The microphone hears: all that was said so far, and what may still change. */
  hear: (settled: string[], unsettled?: string) => Promise<void>;
  /** The language that is listened to; null where nobody listens. */
  listensTo: () => Promise<string | null>;
};

declare global {
  var speechStandIn: {
    said: Said[];
    isSpeaking: () => boolean;
    finish: () => void;
    hear: (settled: string[], unsettled: string) => void;
    listensTo: () => string | null;
  };
}

/**
 * Stands in for the voices and the microphone of a browser, which a machine for tests has not: both speak the Web
 * Speech API as browsers do (voices that come later, one of them from afar; ends that come after a cancel).
 */
export async function standInForSpeech(context: BrowserContext): Promise<(page: Page) => Speech> {
  await context.addInitScript(install);
  return (page) => ({
    said: () => page.evaluate(() => globalThis.speechStandIn.said),
    isSpeaking: () => page.evaluate(() => globalThis.speechStandIn.isSpeaking()),
    finish: () => page.evaluate(() => globalThis.speechStandIn.finish()),
    listensTo: () => page.evaluate(() => globalThis.speechStandIn.listensTo()),
    hear: (settled, unsettled = "") =>
      page.evaluate(([all, more]) => globalThis.speechStandIn.hear(all, more), [
        settled,
        unsettled,
      ] as const),
  });
}

/** Runs in the page before anything of it; knows nothing from outside of itself. */
function install(): void {
  const said: Said[] = [];
  type Voice = { name: string; lang: string; localService: boolean; default: boolean };
  const voices: Voice[] = [
    { name: "Afar", lang: "en-US", localService: false, default: true },
    { name: "Afar", lang: "es-MX", localService: false, default: false },
    { name: "Here", lang: "en-US", localService: true, default: false },
    { name: "Aquí", lang: "es-MX", localService: true, default: false },
  ];

  class Utterance extends EventTarget {
    lang = "";
    rate = 1;
    voice: Voice | null = null;
    readonly text: string;
    constructor(text = "") {
      super();
      this.text = text;
    }
  }

  let current: Utterance | null = null;
  let waiting: Utterance[] = [];
  let areThere = false;

  function next(): void {
    current = waiting.shift() ?? null;
    if (!current) return;
    const { text, voice, lang, rate } = current;
    if (text === "") {
      setTimeout(end, 0, current);
      return;
    }
    said.push({ text, rate, lang: voice?.lang ?? lang, isLocal: voice?.localService ?? false });
    current.dispatchEvent(new Event("start"));
  }
  function end(utterance: Utterance | null): void {
    if (!utterance || utterance !== current) return;
    utterance.dispatchEvent(new Event("end"));
    if (utterance === current) next();
  }

  class Synthesis extends EventTarget {
    getVoices(): Voice[] {
      if (!areThere) {
        setTimeout(() => {
          areThere = true;
          this.dispatchEvent(new Event("voiceschanged"));
        }, 30);
      }
      return areThere ? voices : [];
    }
    speak(utterance: Utterance): void {
      waiting.push(utterance);
      if (!current) next();
    }
    cancel(): void {
      const cut = [...(current ? [current] : []), ...waiting];
      current = null;
      waiting = [];
      setTimeout(() => {
        for (const one of cut) {
          one.dispatchEvent(Object.assign(new Event("error"), { error: "interrupted" }));
        }
      }, 0);
    }
  }

  let listener: Recognition | null = null;
  class Recognition extends EventTarget {
    lang = "";
    continuous = false;
    interimResults = false;
    start(): void {
      if (listener === this) throw new DOMException("already started", "InvalidStateError");
      // oxlint-disable-next-line typescript/no-this-alias -- the one that listens is this one
      listener = this;
      setTimeout(() => this.dispatchEvent(new Event("start")), 0);
    }
    stop(): void {
      this.#end(null);
    }
    abort(): void {
      this.#end("aborted");
    }
    #end(error: string | null): void {
      if (listener !== this) return;
      listener = null;
      setTimeout(() => {
        if (error) this.dispatchEvent(Object.assign(new Event("error"), { error }));
        this.dispatchEvent(new Event("end"));
      }, 0);
    }
  }

  globalThis.speechStandIn = {
    said,
    isSpeaking: () => current !== null && current.text !== "",
    finish: () => end(current),
    listensTo: () => listener?.lang ?? null,
    hear(settled, unsettled) {
      const all = [...settled, ...(unsettled ? [unsettled] : [])];
      const results = all.map((transcript, index) =>
        Object.assign([{ transcript, confidence: 0.9 }], { isFinal: index < settled.length }),
      );
      listener?.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: 0 }));
    },
  };
  Object.defineProperty(globalThis, "speechSynthesis", { value: new Synthesis() });
  Object.defineProperty(globalThis, "SpeechSynthesisUtterance", { value: Utterance });
  Object.defineProperty(globalThis, "SpeechRecognition", { value: Recognition });
}
