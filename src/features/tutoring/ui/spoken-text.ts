import type { Locale } from "#shared/locale.ts";
import { toWords } from "#tutor/mathematics/spoken.ts";
import { readMathematics } from "#tutor/mathematics/read.ts";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { splitMaths } from "#client/rich-text/split-maths.ts";

/**
 * A tutor's words as they are read aloud: formulas in words ("one half"), the signs of Markdown left out. A
 * formula that our reader does not know is said in plain characters. Loaded with the first formula alone.
 */
export function spokenText(text: string, locale: Locale): string {
  return splitMaths(text)
    .map((piece) => {
      if (piece.kind === "text") return piece.text.replaceAll(/\*\*|`|^(?:#{1,6}|[-*•]) /gm, "");
      const read = readMathematics(piece.latex);
      return read.ok
        ? ` ${toWords(read.expression, locale)} `
        : ` ${plainMaths(`$${piece.latex}$`)} `;
    })
    .join("")
    .replaceAll(/\s+(?=[.,;:!?])/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
