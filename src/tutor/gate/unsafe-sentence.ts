import { foldWord } from "./readable.ts";
import { foldText, type Sentence } from "./sentence.ts";
import { isUnsafeWord } from "./unsafe-words.ts";

const contacts: readonly RegExp[] = [
  /\bhttps?:|\bwww\.|\w\.(?:com|org|net|edu|gov|info|app|xyz|io|gg|ly|me|tv|mx|co)\b(?!\()/,
  /\S@\S+\.\S|(?:^|\s)@\w{3,}/,
  /\+\d[\d\s().-]{7,}\d/,
  /(?<![\d-])\(?\d{3}\)?[.-]\d{3}[.-]\d{4}(?![\d-])/,
  /\b(?:call|phone|whats?app|text|tel|tel[eé]fono|ll[aá]ma\w*|celular|m[oó]vil)\b.{0,30}?\d(?:[\s.-]?\d){6,}/i,
];

const leet = new Map(
  Object.entries({
    "0": "o",
    "1": "i",
    "3": "e",
    "4": "a",
    "5": "s",
    "7": "t",
    "@": "a",
    $: "s",
    "!": "i",
  }),
);

/** Whether a held sentence holds an unsafe word, also in disguise, or a way to get in touch. */
export function isUnsafe({ raw, text }: Sentence): boolean {
  if (contacts.some((contact) => contact.test(text))) return true;
  if (foldText(text).split(" ").some(isUnsafeWord)) return true;
  for (const [run] of text.matchAll(/(?<!\p{L})\p{L}(?:[\s.\-_*]{1,3}\p{L}(?!\p{L})){2,}/gu)) {
    if (isUnsafeWord(foldWord(run.replaceAll(/[^\p{L}]/gu, "")))) return true;
  }
  return raw.split(/\s+/).some((chunk) => isUnsafeLeet(chunk));
}

/** Letters with digits or signs among them that read as a word: sh1t, a$$. */
function isUnsafeLeet(chunk: string): boolean {
  const core = chunk.replaceAll(/^[^\p{L}\d@$]+|[^\p{L}\d@$]+$/gu, "");
  // a^{5}$ is a power between dollars.
  if (/[\\^{}=+]/.test(core)) return false;
  if (core.length < 3 || core.length > 30 || !/\p{L}/u.test(core) || !/[0134578@$!]/.test(core))
    return false;
  const word = Array.from(core.toLowerCase(), (sign) => leet.get(sign) ?? sign).join("");
  return isUnsafeWord(foldWord(word.replaceAll(/[^\p{L}]/gu, "")));
}
