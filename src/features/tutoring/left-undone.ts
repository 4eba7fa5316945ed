import type { Locale } from "#shared/locale.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import type { OpenProblem, TutorState } from "#tutor/mind/state.ts";

/**
 * A problem that was begun and not finished: its skill, or the problem's own words where it has none; and whether it is
 * the one that lies open, or one that was set aside.
 */
export type Left = { title: string; skillId: string | null; isOpen: boolean };

/** What was left half done in a chat: the open problem where it was begun, else the one set aside last. */
export function leftIn(state: TutorState, skills: readonly Skill[], locale: Locale): Left | null {
  const open = state.problem?.outcome === "open" && isBegun(state.problem) ? state.problem : null;
  const problem = open ?? (state.waiting ?? []).findLast(({ outcome }) => outcome === "open");
  if (!problem) return null;
  const { skillId, prompt } = problem.item;
  const skill = skills.find(({ id }) => id === skillId);
  return { title: skill?.words.title[locale] ?? prompt[locale], skillId, isOpen: open !== null };
}

function isBegun({ lines, hintsGiven, source, answers }: OpenProblem): boolean {
  return lines.length > 0 || hintsGiven > 0 || answers > 0 || source === "own";
}
