import { currentChanges } from "#features/learning/curriculum/taught.ts";
import { untouched } from "#features/learning/curriculum/skill-state.ts";
import { readSources } from "#features/learning/packs/read-pack.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { subjects } from "#shared/subjects.ts";
import { isCorrectedBy, restingIn } from "./apply-changes.ts";
import type { ListedSkill } from "./contract.ts";
import { countChallenges, sumOf } from "./count-challenges.ts";

/** Every skill in the order in which it is taught, subject by subject. */
export async function listSkills({ db }: RequestContext): Promise<{ skills: ListedSkill[] }> {
  const challenged = await countChallenges(db);
  const { states } = currentChanges();
  const skills = subjects.flatMap((subject) => {
    const sources = readSources(subject);
    return skillsOf(subject).flatMap(({ id, words, grades }): ListedSkill[] => {
      const pack = sources.get(id);
      if (!pack) return [];
      const source = pack.skill;
      const state = states[id] ?? untouched;
      const { offReason, itemsOff: off } = state;
      const itemsOff = source.items.filter((item) => off[item.id] !== undefined).length;
      return [
        {
          id,
          subject,
          title: words.title,
          grades: [grades[0], grades[1]],
          items: source.items.length - itemsOff,
          itemsOff,
          templates: source.templates?.length ?? 0,
          isOff: offReason !== null,
          isCorrected: isCorrectedBy(state, pack),
          resting: restingIn(state, pack).length,
          challenged: sumOf(challenged.get(id)),
        },
      ];
    });
  });
  return { skills };
}
