/** What is behind a number about a child. */
export const evidence = {
  lead: "The latest first. Every answer is here with its mark; from age 13, what your child wrote stays private.",
  none: "No marked answer is behind this yet.",
  failed: "We could not load what is behind this",
  more: "Show more",
  right: "Right",
  wrong: "Not right yet",
  form: "Right value, different form needed",
  unreadable: "Not read",
  noHints: "No hints",
  hints: "{{count}} hints",
  hints_one: "{{count}} hint",
  hints_other: "{{count}} hints",
  why: "Why this mark",
} as const;
