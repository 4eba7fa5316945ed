import type { Locale } from "#shared/locale.ts";
import { sayTest } from "../programs/say-test.ts";
import type { Interaction } from "./interaction.ts";

/** What there is to choose from, to order or to match, a line each as a person reads it. */
export function textsIn(interaction: Interaction, locale: Locale): string[] {
  switch (interaction.kind) {
    case "choice":
      return interaction.options.map(({ text }) => `• ${text[locale]}`);
    case "order":
      return interaction.parts.map(({ text }) => `• ${text[locale]}`);
    case "match":
      return [...interaction.left, ...interaction.right].map(({ text }) => `• ${text[locale]}`);
    case "code":
      return interaction.tests.map((test) => `• ${sayTest(test, interaction.language)}`);
    case "words":
    case "lines":
      return [];
  }
}
