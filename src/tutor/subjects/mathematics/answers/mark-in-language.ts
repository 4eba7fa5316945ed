import type { Locale } from "#shared/locale.ts";
import { markAnswer } from "../../../mathematics/marking.ts";
import { readingIn } from "../../../text/reading-in.ts";
import type { AnswerKey, MarkingReceipt } from "../../../items/receipt.ts";

/**
 * Marks an answer as the language of the lesson writes numbers. Schools that teach in Spanish follow two
 * traditions, Spain's decimal comma and Mexico's decimal point: what is right in either is right.
 */
export function markInLanguage(key: AnswerKey, text: string, locale: Locale): MarkingReceipt {
  const receipt = markAnswer(key, text, readingIn(locale));
  if (locale !== "es" || receipt.outcome === "right") return receipt;
  const withPoint = markAnswer(key, text);
  return withPoint.outcome === "right" ? withPoint : receipt;
}
