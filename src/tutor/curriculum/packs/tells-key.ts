import { bareWords, plainWords } from "../../items/reading/plain-words.ts";
import type { Fault } from "./check-code.ts";
import type { PackItem } from "./format.ts";

/** Wordings that would give the answer away. */
export function keysInWords(item: PackItem): string[] {
  if (item.kind === "words") return [item.key, ...item.accept];
  if (item.kind === "choice") return [item.options[item.key] ?? ""];
  return [];
}

/** Where hints or answers to a wrong idea hold the key as a whole; what is asked may hold it where it is one of several. */
export function toldIn(
  item: PackItem,
  keys: readonly string[],
  said: { hints: readonly string[]; wrong: Readonly<Record<string, string>> },
): (readonly PropertyKey[])[] {
  const wanted = keys
    .map(bareWords)
    .filter((key) => key.length > 2 && (item.kind === "words" || key.includes(" ")));
  const tells = (text: string) =>
    wanted.some((key) => ` ${plainWords(text)} `.includes(` ${key} `));
  return [
    ...said.hints.flatMap((hint, at) => (tells(hint) ? [["hints", at]] : [])),
    ...Object.entries(said.wrong).flatMap(([id, say]) => (tells(say) ? [["wrong", id]] : [])),
  ];
}

/** Why not is told of options that are none of the answer, in at most so many words, and does not tell it. */
export function checkNot(
  not: Readonly<Record<string, string>>,
  item: Extract<PackItem, { kind: "choice" | "multiple" }>,
  wordsMax: number,
): Fault[] {
  const right = [item.key].flat();
  const fault = ([name, text]: [string, string]): string | null => {
    if (right.includes(name) || !(name in item.options)) return "is no wrong option";
    if (text.split(/\s+/u).length > wordsMax) return "is too long";
    const told = toldIn(item, keysInWords(item), { hints: [], wrong: { [name]: text } });
    return told.length > 0 ? "tells the key" : null;
  };
  return Object.entries(not).flatMap((one) => {
    const what = fault(one);
    return what === null ? [] : [{ path: ["not", one[0]], what }];
  });
}
