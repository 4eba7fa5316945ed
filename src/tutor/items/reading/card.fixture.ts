import type { Locale } from "#shared/locale.ts";
import { readTold, type Telling } from "./told.ts";

/** A message read on a card of these texts, the same in both languages. */
export function tell(
  text: string,
  sides: readonly (readonly string[])[],
  { locale = "en", prompt = "" }: { locale?: Locale; prompt?: string } = {},
): Telling {
  const parts = sides.map((texts) => texts.map((one) => ({ text: { en: one, es: one } })));
  return readTold(text, { sides: parts, prompt, locale });
}
