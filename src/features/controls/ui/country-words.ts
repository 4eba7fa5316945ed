import type { HelpCountry } from "#shared/help-lines.ts";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";

/** The name of a country that can be chosen; null is that of the clock. */
export function countryWords(
  country: HelpCountry | null,
  locale: Locale,
  translate: Translate,
): string {
  if (country === null) return translate("controls.countryOfClock");
  if (country === "elsewhere") return translate("controls.countryOther");
  return new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
}
