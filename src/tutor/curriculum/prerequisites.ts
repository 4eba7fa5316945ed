import type { Skill } from "./skill.ts";

type Node = Pick<Skill, "id" | "grades" | "prerequisites">;

/**
 * The skills so that each comes after its prerequisites; the earlier grade first where both could come next.
 * Throws RangeError for an unknown prerequisite or a circle.
 */
export function inTeachingOrder<S extends Node>(skills: readonly S[]): S[] {
  const waiting = [...skills].sort(
    (a, b) => a.grades[0] - b.grades[0] || a.grades[1] - b.grades[1],
  );
  const ordered: S[] = [];
  const taught = new Set<string>();
  while (waiting.length > 0) {
    const next = waiting.findIndex((skill) => skill.prerequisites.every((id) => taught.has(id)));
    const [skill] = next < 0 ? [] : waiting.splice(next, 1);
    if (skill === undefined) {
      throw new RangeError(
        `Prerequisites that cannot be met: ${waiting.map((s) => s.id).join(", ")}`,
      );
    }
    ordered.push(skill);
    taught.add(skill.id);
  }
  return ordered;
}

/** The skills not yet mastered whose prerequisites all are, in the order given. */
export function readySkills<S extends Node>(
  skills: readonly S[],
  mastered: ReadonlySet<string>,
): S[] {
  return skills.filter(
    (skill) => !mastered.has(skill.id) && skill.prerequisites.every((id) => mastered.has(id)),
  );
}
