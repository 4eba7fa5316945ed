import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import { toTyped } from "../../../notation/print.ts";
import { readMathematics } from "../../../notation/read.ts";
import { readingIn } from "../../../text/reading-in.ts";
import { crossAsTimes } from "../../../notation/reading/letters.ts";
import { oneSign } from "../../../text/one-sign.ts";
import { lettersOf } from "./letters-of.ts";

/**
 * Whether a message (in one sign for all forms) is the problem itself, typed back: its text, or the mathematics in its text.
 * What is given is no answer to it, unless the answer is written just so.
 */
export function isTypedBack(message: string, item: ExpressionItem, locale: Locale): boolean {
  const text = crossAsTimes(message, lettersOf(item));
  const told = Object.values(item.prompt).map((prompt) => squeezed(oneSign(prompt)));
  const said = squeezed(text);
  if (said !== "" && said !== squeezed(item.key.expression) && told.includes(said)) return true;
  const start = oneSign(item.steps[0]?.line ?? "");
  const asWritten = typed(start, "en");
  if (asWritten === null || asWritten === typed(item.key.expression, "en")) return false;
  const isGiven =
    told.some((prompt) => prompt.includes(squeezed(start))) ||
    givenIn(item).some((given) => typed(given, "en") === asWritten);
  const asSaid = typed(text, locale);
  return isGiven && asSaid !== null && (asSaid === asWritten || asSaid === turned(start));
}

/** The mathematics that is set apart in a problem's text. */
function givenIn({ prompt }: ExpressionItem): string[] {
  return [...prompt.en.matchAll(/(?<!\\)\$([^$]+)(?<!\\)\$/gu)].map(([, inside = ""]) => inside);
}

/** Letters, digits and signs alone, so that spaces and the end of a sentence make no difference. */
function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s$¿¡?!.,;:"']/gu, (sign, at: number) =>
      /[.,:]/u.test(sign) && /\d/u.test(text[at + 1] ?? "") ? sign : "",
    );
}

/** A text as it was read, in one writing; null where it is no mathematics. */
function typed(text: string, locale: Locale): string | null {
  const read = readMathematics(text, readingIn(locale));
  return read.ok && read.expression.kind !== "words" ? toTyped(read.expression) : null;
}

/** An equation with its sides the other way round. */
function turned(text: string): string | null {
  const read = readMathematics(text);
  if (!read.ok || read.expression.kind !== "relation" || read.expression.operator !== "=")
    return null;
  const { left, right } = read.expression;
  return toTyped({ ...read.expression, left: right, right: left });
}
