import type { Locale } from "#shared/locale.ts";
import type { Given, Interaction, Named, Stimulus } from "./interaction.ts";

/** What an answer is put together from. */
type Asked = { interaction: Interaction; stimuli?: readonly Stimulus[] };

/** An answer in words, as the transcript shows it; "" where it is one of another kind. */
export function sayGiven(given: Given, { interaction, stimuli }: Asked, locale: Locale): string {
  const lookUp = (among: readonly Named[]) => {
    const texts = new Map(among.map(({ name, text }) => [name, text[locale]]));
    return (name: string) => texts.get(name) ?? "";
  };
  if (given.kind === "words") return given.text;
  if (given.kind === "code") return given.program;
  if (given.kind === "choice" && interaction.kind === "choice") {
    const chosen = interaction.options.filter(({ name }) => given.picked.includes(name));
    return chosen.map(({ text }) => text[locale]).join("\n");
  }
  if (given.kind === "order" && interaction.kind === "order") {
    const textOf = lookUp(interaction.parts);
    return given.order.map((name, place) => `${place + 1}. ${textOf(name)}`).join("\n");
  }
  if (given.kind === "match" && interaction.kind === "match") {
    const textOf = lookUp(interaction.right);
    return interaction.left
      .map(({ name, text }) => `${text[locale]} → ${textOf(given.pairs[name] ?? "")}`)
      .join("\n");
  }
  if (given.kind !== "lines") return "";
  const lines = linesIn(stimuli);
  return given.lines.map((line) => `${line}. ${lines[line - 1]?.[locale] ?? ""}`).join("\n");
}

/** The lines of the passage that is shown; none where there is no passage. */
export function linesIn(stimuli: readonly Stimulus[] = []) {
  return stimuli.find((stimulus) => stimulus.kind === "passage")?.lines ?? [];
}
