import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../item.ts";

/** Whether a value stands in the words of a problem. */
export function standsIn({ prompt }: ExpressionItem, locale: Locale, value: string): boolean {
  const told: readonly string[] =
    prompt[locale].replaceAll("\\", "").match(/\d+(?:[.,]\d+)?%?/gu) ?? [];
  return told.includes(value.replaceAll(/\s/gu, ""));
}
