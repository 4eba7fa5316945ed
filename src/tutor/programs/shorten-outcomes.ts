import type { ProgramOutcome } from "./program.ts";

/** What is kept of all outcomes together, in UTF-16 units: far more than any test asks for, far less than a call may hold. */
const roomMax = 12_000;

/** Outcomes with no more of each value and of what was printed than can be sent along with a program. */
export function shortenOutcomes(outcomes: readonly ProgramOutcome[]): ProgramOutcome[] {
  const share = Math.floor(roomMax / Math.max(1, outcomes.length) / 2);
  return outcomes.map(({ value, printed, fault }) => ({
    value: value?.slice(0, share) ?? null,
    printed: firstLines(printed, share),
    fault,
  }));
}

function firstLines(lines: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let left = room;
  for (const line of lines) {
    // An empty line takes room too.
    left -= line.length + 4;
    if (left < 0) break;
    kept.push(line);
  }
  return kept;
}
