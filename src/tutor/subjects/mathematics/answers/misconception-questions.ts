import english from "#content/en/misconceptions.json" with { type: "json" };
import spanish from "#content/es/misconceptions.json" with { type: "json" };
import type { Locale, Localized } from "#shared/locale.ts";
import type { MisconceptionId } from "../../../mathematics/working/wrong-rules/wrong-rule.ts";

/** The types hold that there is a question for every misconception in both languages. */
const questions: Readonly<Record<Locale, Readonly<Record<MisconceptionId, string>>>> = {
  en: english,
  es: spanish,
};

/** The question a tutor asks about a misconception: it points at the rule and never gives the line away. */
export function misconceptionQuestion(id: MisconceptionId): Localized {
  return { en: questions.en[id], es: questions.es[id] };
}
