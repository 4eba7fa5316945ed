import type { Locale } from "#shared/locale.ts";

/** Words that say nothing of what a text is about. */
export const functionWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    "the and but for from with that this these those they them their its was were are has have had not you your can all any out who what when where why how then than too also just because into over".split(
      " ",
    ),
  ),
  es: new Set(
    "que del los las una uno por con para como pero sus son era fue hay mas muy sin sobre este esta esto ese esa eso esos esas estos estas lo los les nos porque cuando donde quien cual asi entre hasta desde".split(
      " ",
    ),
  ),
};
