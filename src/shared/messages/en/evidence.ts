/** What is behind a number about a child. */
export const evidence = {
  lead: "The latest first. Every answer is here with its mark; from 13 on, what was written stays your child’s own.",
  none: "No marked answer is behind this yet.",
  failed: "We could not load what is behind this",
  more: "Show more",
  right: "Right",
  wrong: "Not right yet",
  form: "Right value, other form asked",
  unreadable: "Not read",
  noHints: "No hints",
  hints: "{{count}} hints",
  hints_one: "{{count}} hint",
  hints_other: "{{count}} hints",
  why: "Why this mark",
} as const;
