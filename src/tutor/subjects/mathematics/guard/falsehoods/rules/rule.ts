/** A way to state a rule of school mathematics, in folded text. */
export type Rule = {
  form: RegExp;
  /** Whether the rule so stated holds; null where it cannot be told. */
  holds: (groups: readonly string[]) => boolean | null;
};

/** Words between two ends of a rule, none of which denies it. */
export const gap =
  "(?:(?!\\b(?:not|cannot|can't|no|never|nunca|isn't|doesn't|don't|except|unless|salvo|excepto|half|mitad)\\b)[^.?!;]){0,50}?";

/** "is", "gives", "da": what joins the two sides of a rule. */
export const being =
  "(?:is|are|equals?|gives?|makes?|becomes?|will be|would be|must be|means|=|es|son|da|dan|hace|hacen|sera|seran|vale|significa)(?: also| always| the same as| just| equal to| tambien| siempre| lo mismo que| igual a)?";

/** A rule that is decided by its parts. */
export function rule(form: string, holds: Rule["holds"]): Rule {
  return { form: new RegExp(`\\b${form}`, "gu"), holds };
}

/** Wordings that are false whatever stands around them. */
export function falseRules(...forms: string[]): Rule[] {
  return forms.map((form) => rule(form, () => false));
}
