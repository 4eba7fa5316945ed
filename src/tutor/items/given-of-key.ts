import type { Locale } from "#shared/locale.ts";
import type { Given, InteractionKey } from "./interaction.ts";

/** The answer that a key is, as a student would give it; a program not run yet. */
export function givenOfKey(key: InteractionKey, locale: Locale): Given {
  if (key.kind === "words") return { kind: "words", text: key.accepted[locale][0] ?? "" };
  if (key.kind === "code") return { kind: "code", program: key.program, outcomes: [] };
  return key;
}
