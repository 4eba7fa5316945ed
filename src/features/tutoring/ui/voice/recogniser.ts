/** What is used of the browser's SpeechRecognition, which TypeScript's own library does not know. */
export type Recogniser = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Turns speech into text on the machine itself; browsers that cannot know nothing of it. */
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
};

type RecogniserClass = {
  new (): Recogniser;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
};

function isRecogniserClass(value: unknown): value is RecogniserClass {
  return typeof value === "function";
}

/** The browser's recogniser of speech; null where it has none. */
export function findRecogniser(): RecogniserClass | null {
  const found: unknown =
    Reflect.get(globalThis, "SpeechRecognition") ??
    Reflect.get(globalThis, "webkitSpeechRecognition");
  return isRecogniserClass(found) ? found : null;
}

/** Whether the browser can turn a language into text on the machine itself, with nothing to be fetched first. */
export async function canListenLocally(
  Recogniser: RecogniserClass,
  lang: string,
): Promise<boolean> {
  try {
    return (await Recogniser.available?.({ langs: [lang], processLocally: true })) === "available";
  } catch {
    return false;
  }
}

/** Everything that was heard so far, what may still change included. */
export function wordsHeard(event: Event): string {
  const results: unknown = Reflect.get(event, "results");
  if (typeof results !== "object" || results === null) return "";
  const count = Number(Reflect.get(results, "length"));
  return Array.from({ length: count }, (_, index) => transcriptOf(Reflect.get(results, index)))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function transcriptOf(result: unknown): string {
  const best: unknown = Object(result)[0];
  const transcript: unknown = Object(best).transcript;
  return typeof transcript === "string" ? transcript : "";
}

/** Why it ended, by the codes of the Web Speech API: "not-allowed", "network"; empty where the event does not say. */
export function failureCode(event: Event): string {
  const code: unknown = Reflect.get(event, "error");
  return typeof code === "string" ? code : "";
}
