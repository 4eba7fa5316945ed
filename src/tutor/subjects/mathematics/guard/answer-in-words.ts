import { normaliseWords } from "../../../text/answer-words.ts";
import { answerWords } from "./claims.ts";
import type { KeyShape } from "./key-shape.ts";
import type { SaidBefore } from "./said-before.ts";
import { foldText } from "../../../gate/sentence.ts";
import { type Sentence } from "./sentence.ts";

/** A choice is told by "option C", "C)", "it's C" or the letter alone; "A good start" tells nothing. */
export function tellsLetter({ text, tokens }: Sentence, letter: string): boolean {
  return tokens.some((token, index) => {
    if (token.kind !== "name" || token.name.toUpperCase() !== letter) return false;
    const capital = token.name === letter;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const bracket = after?.kind === "sign" && after.sign === ")" && after.at === token.end;
    const named =
      before?.kind === "word" &&
      (answerWords.has(before.word) ||
        /^(?:option|choice|letter|opcion|letra|inciso|choose|pick|elige|escoge)$/.test(
          before.word,
        ));
    const article = /[AEIOY]/.test(letter) && after?.kind === "word";
    if (bracket || named) return true;
    if (before?.kind === "relation") return !article;
    return capital && !article && text.slice(token.end, token.end + 1) !== "'";
  });
}

/** An answer in words is told unless the sentence asks with it, or repeats what was said without claiming it. */
export function tellsWords(
  sentence: Sentence,
  shape: Extract<KeyShape, { kind: "words" }>,
  said: SaidBefore,
): boolean {
  const words = foldText(sentence.text).split(" ");
  const asks =
    sentence.question &&
    /\b(?:or|o|u)\b|^(?:is|are|does|do|can|could|what|which|how|why|es|hay|tiene|puede|que|cual|como|por que|cuando)\b/.test(
      words.join(" "),
    );
  for (let i = 0; i < words.length; i++) {
    for (let count = 1; count <= 6 && i + count <= words.length; count++) {
      const phrase = words.slice(i, i + count).join(" ");
      if (!shape.spellings.has(normaliseWords(phrase))) continue;
      if (asks) continue;
      const before = words.slice(Math.max(0, i - 6), i);
      const announced =
        before.some((word) => answerWords.has(word)) ||
        /^(?:is|are|its|es|son|thats)$/.test(before.at(-1) ?? "") ||
        words.length === count;
      const repeatable = shape.common || said.folded.includes(` ${phrase} `);
      if (announced || !repeatable) return true;
    }
  }
  return false;
}
