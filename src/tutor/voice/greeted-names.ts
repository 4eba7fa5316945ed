import { phrases } from "./phrases.ts";

const placeholder = "{{firstName}}";

/** What stands right before and behind the name in each greeting of the built-in voice. */
const greetings = Object.values(phrases)
  .flatMap((wordings) => Object.values(wordings).flat())
  .flatMap((phrase) => {
    if (!phrase.includes(placeholder)) return [];
    const [before = "", after = ""] = phrase.split(placeholder);
    return [
      new RegExp(
        `^.{0,40}?${escaped(before)}(\\p{L}[^.!?,{}\\n]{0,60}?)${escaped(after.slice(0, 1))}`,
        "u",
      ),
    ];
  });

/** First names that greetings in the tutor's earlier turns used, so that they can be taken out of the history. */
export function greetedNames(tutorTexts: readonly string[]): string[] {
  return tutorTexts.flatMap((text) =>
    greetings.flatMap((greeting) => greeting.exec(text)?.[1]?.trim() ?? []),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
