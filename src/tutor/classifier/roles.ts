import sets from "#content/safety/roles.json" with { type: "json" };
import { z } from "zod";

/**
 * What a word may stand for: who, does what, to whom, where. In the file `word*` is any word that begins so, `word@`
 * ends in a or o, and `two_words` are two in a row.
 */
const roles = z.record(z.string(), z.string()).parse(sets);

const whole = new Map<string, string[]>();
const stems = new Map<string, string[]>();

for (const [role, words] of Object.entries(roles)) {
  for (const written of words.split(" ")) {
    const plain = written.normalize("NFKD").replaceAll(/\p{M}/gu, "");
    const forms = plain.includes("@")
      ? ["a", "o"].map((letter) => plain.replace("@", letter))
      : [plain];
    for (const form of forms) {
      const isStem = form.endsWith("*");
      const found = isStem ? stems : whole;
      const key = isStem ? form.slice(0, -1) : form;
      found.set(key, [...(found.get(key) ?? []), role]);
    }
  }
}

/** What each of the words may stand for. */
export function rolesOf(words: readonly string[]): string[][] {
  return words.map((word, at) => {
    const found = new Set<string>(whole.get(word));
    for (const role of whole.get(`${word}_${words[at + 1] ?? ""}`) ?? []) found.add(role);
    for (let length = 2; length <= word.length; length++) {
      for (const role of stems.get(word.slice(0, length)) ?? []) found.add(role);
    }
    return [...found];
  });
}
