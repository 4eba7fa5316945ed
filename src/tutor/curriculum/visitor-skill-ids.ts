/** The skills that the public pages carry with them. */
export const visitorSkillIds = [
  "equations-two-step",
  "fractions-add-unlike",
  "percent-of-quantity",
] as const;
