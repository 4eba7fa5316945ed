/** One line of a student's work and what the tutor says of it. */
type WorkLine = { line: string; verdict: "given" | "slip" | "follows" };

/**
 * The work shown on the home page: 3(x − 4) = 18 where only the first term was multiplied. Lines 3 and
 * 4 follow from line 2, where the tutor stops reading. Held true by src/app/example-conversation.test.ts.
 */
export const exampleWork = [
  { line: "3(x − 4) = 18", verdict: "given" },
  { line: "3x − 4 = 18", verdict: "slip" },
  { line: "3x = 22", verdict: "follows" },
  { line: "x = 22/3", verdict: "follows" },
] as const satisfies readonly WorkLine[];
