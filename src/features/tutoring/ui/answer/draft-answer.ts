import type { Locale } from "#shared/locale.ts";
import type { Given, Interaction } from "#tutor/items/interaction.ts";

/** An answer that is being put together; pairs may be missing. */
export type Draft = Given;

export type DraftOf<Kind extends Draft["kind"]> = Extract<Draft, { kind: Kind }>;

/**
 * What is there before anything was chosen: parts to be ordered stand as they are shown. A program goes on from the one
 * that was given last, if any.
 */
export function emptyDraft(interaction: Interaction, locale: Locale, last?: string): Draft {
  switch (interaction.kind) {
    case "choice":
      return { kind: "choice", picked: [] };
    case "order":
      return { kind: "order", order: interaction.parts.map(({ name }) => name) };
    case "match":
      return { kind: "match", pairs: {} };
    case "words":
      return { kind: "words", text: "" };
    case "lines":
      return { kind: "lines", lines: [] };
    case "code":
      return { kind: "code", program: last ?? interaction.starts[locale], outcomes: [] };
  }
}

/** The answer, once it is whole; null while something is missing. */
export function completeGiven(draft: Draft, interaction: Interaction): Given | null {
  switch (draft.kind) {
    case "choice":
      return draft.picked.length > 0 ? draft : null;
    case "order": {
      // As they were shown they are never right: nothing has been done yet.
      const shown = interaction.kind === "order" ? interaction.parts.map(({ name }) => name) : [];
      return draft.order.join() === shown.join() ? null : draft;
    }
    case "match": {
      const isWhole =
        interaction.kind === "match" && interaction.left.every(({ name }) => draft.pairs[name]);
      return isWhole ? draft : null;
    }
    case "words": {
      const text = draft.text.trim();
      return text === "" ? null : { kind: "words", text };
    }
    case "lines":
      return draft.lines.length > 0 ? draft : null;
    case "code": {
      const program = draft.program.trim();
      const isStart =
        interaction.kind === "code" &&
        Object.values(interaction.starts).some((start) => start.trim() === program);
      return program === "" || isStart ? null : draft;
    }
  }
}

/** The values with one of them moved by so many places; the same where it would leave the list. */
export function moved<T>(values: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const value = values[from];
  if (value === undefined || to < 0 || to >= values.length) return values;
  const rest = values.toSpliced(from, 1);
  return rest.toSpliced(to, 0, value);
}

/** The values with one added, or taken away where it is there. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
