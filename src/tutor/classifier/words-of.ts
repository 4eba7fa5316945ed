import chatSpelling from "#content/vocabulary/chat-spelling.json" with { type: "json" };
import { z } from "zod";

/** How chat spells words, in both languages: what is typed, and what is meant. */
const spellings = new Map(Object.entries(z.record(z.string(), z.string()).parse(chatSpelling)));

/** Digits and signs that stand for letters within a word. */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

const laughter = /^(?:(?:ja|je|ji|ha|he|aj|ah)+[jh]?|lo+l+|lmf?ao+|xd+|rofl|jsjs\w*|jks\w*)$/;

const token =
  /[\p{L}\d@$]*\p{L}[\p{L}\d@$]*(?:['’`]\p{L}+)*|\d[\d.,/%:]*|[=<>+^*/]|[?!]+|\.{2,}|\p{Extended_Pictographic}/gu;

/** What is read of a text, in UTF-16 units; a longer one says what it says before. */
const lengthMax = 4_000;

/**
 * The words of what somebody typed, as they would be spelled: in lower case, without accents and apostrophes, no
 * letter drawn out, digits in words read as letters, chat spelling written out. A number is `#n`, a sign of
 * mathematics `#s`, laughter `#ha`. Both languages are read alike, for children mix them.
 */
export function wordsOf(text: string): string[] {
  const plain = text.slice(0, lengthMax).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(token) ?? []).flatMap(spelled);
}

function spelled(typed: string): string[] {
  if (/^\d[\d.,/%:]*$/.test(typed)) return ["#n"];
  if (/^[=<>+^*/]/.test(typed)) return ["#s"];
  if (/^[?!]/.test(typed)) return [typed.includes("?") ? "?" : "!"];
  if (typed.startsWith("..")) return [".."];
  const word = typed.replaceAll(/['’`]/g, "");
  const known = spellings.get(word);
  if (known !== undefined) return known.split(" ");
  if (laughter.test(word)) return ["#ha"];
  // "x4" and "2x" are mathematics, "k1ll" is a word.
  if (/^(?:\d+\p{L}{1,3}|\p{L}\d+)$/u.test(word)) return ["#n", ...(word.match(/\p{L}+/gu) ?? [])];
  const plain = word
    .replaceAll(/[\d@$]/g, (sign) => disguises[sign] ?? "")
    .replaceAll(/(\p{L})\1{2,}/gu, "$1");
  return (spellings.get(plain) ?? plain).split(" ").filter(Boolean);
}
