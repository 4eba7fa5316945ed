import type { Locale } from "#shared/locale.ts";
import type { AnswerKey, MissingForm } from "../items/receipt.ts";

/**
 * What marking an answer again found: it is right as it was meant; it has the right value, and `missing` says what is asked
 * for besides; it is right in another tradition of writing; it is proved to be something else; nothing proves either.
 */
export type Finding = {
  kind: "right" | "value" | "ambiguous" | "different" | "open";
  /** Which look decided; null where none did. */
  way: "again" | "tradition" | "points" | "exact" | null;
  missing: MissingForm | null;
};

/** Marks a challenged answer again by every road there is, however long it takes. */
export type LooksAgain = (key: AnswerKey, given: string, locale: Locale) => Finding;
