import type { Locale } from "#shared/locale.ts";
import type { Given, InteractionKey } from "./interaction.ts";

/** The answer that a key is, as a student would give it. */
export function givenOfKey(key: InteractionKey, locale: Locale): Given {
  return key.kind === "words" ? { kind: "words", text: key.accepted[locale][0] ?? "" } : key;
}
