import { skillsUnder } from "#features/learning/curriculum/taught.ts";
import { textsOf, withCorrections } from "#features/learning/curriculum/places.ts";
import type { SkillState } from "#features/learning/curriculum/skill-state.ts";
import { skillFrom } from "#features/learning/packs/read-pack.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { randomFrom } from "#shared/random.ts";
import { buildItem, type PackSource } from "#tutor/curriculum/packs/build-item.ts";
import { visitorSkillIds } from "#tutor/curriculum/visitor-skill-ids.ts";
import { restingIn } from "./apply-changes.ts";
import type { PlacedTextView, ShownItem, SkillView } from "./contract.ts";
import { countChallenges, neverChallenged } from "./count-challenges.ts";
import { type FoundSkill, getSkillOrThrow } from "./find-skill.ts";
import { readPlace } from "./rules.ts";
import { readChanges, readStanding } from "./read-changes.ts";
import { showItem, workedLines } from "./show-item.ts";

/** A skill as it is managed. Throws not_found. */
export async function readSkill(
  context: RequestContext,
  { skillId, draw = 0 }: { skillId: string; draw?: number },
): Promise<{ skill: SkillView }> {
  const found = getSkillOrThrow(skillId);
  const { subject, source } = found;
  const { skill: file } = source;
  const { version, state } = await readStanding(context.db, skillId);
  const skills = skillsUnder(subject).known;
  const corrected = withCorrections(source, state.texts);
  const { words, grades } = skillFrom(subject, skillId, corrected);
  const titles = new Map(skills.map((each) => [each.id, each.words.title]));
  const challenged = (await countChallenges(context.db, skillId)).get(skillId);
  const texts = placedTexts(source, state);
  return {
    skill: {
      id: skillId,
      subject,
      title: words.title,
      grades: [grades[0], grades[1]],
      standards: file.standards ?? null,
      needs: Object.keys(file.needs).map((id) => ({
        id,
        title: titles.get(id) ?? { en: id, es: id },
      })),
      why: words.why,
      lesson: words.lesson,
      example: { problem: words.example.problem, lines: workedLines(words.example.lines) },
      items: itemsOf(found, { state, corrected, draw }).map((item) => ({
        ...item,
        challenged: challenged?.get(item.id) ?? neverChallenged,
        texts: texts.filter(({ place }) => readPlace(place).itemId === item.id),
      })),
      isForVisitors: visitorSkillIds.some((id) => id === skillId),
      offReason: state.offReason,
      version,
      texts: texts.filter(({ place }) => readPlace(place).itemId === null),
      resting: restingIn(state, source),
      changes: await readChanges(context.db, skillId, { state, source }),
    },
  };
}

type Drawn = { state: SkillState; corrected: PackSource; draw: number };

/** Fixed items and a sample of each template, the easier first. */
function itemsOf(
  { id: skillId, subject }: FoundSkill,
  { state, corrected, draw }: Drawn,
): Omit<ShownItem, "challenged" | "texts">[] {
  const skill = skillFrom(subject, skillId, corrected);
  const fixed = corrected.skill.items.map((written) => {
    const { id, kind, level } = written;
    const item = buildItem(
      corrected,
      written,
      { id, skillId },
      randomFrom(`${skillId}.${id}.${draw}`),
      false,
    );
    return { id, kind, level, offReason: state.itemsOff[id] ?? null, ...showItem(item) };
  });
  const drawn = (corrected.skill.templates ?? []).map(({ id, level }) => {
    const seed = `admin.${draw}`;
    const item = skill.makeItem(seed, randomFrom(`${skillId}.${id}.${seed}`), level, id);
    return { id, kind: "template" as const, level, offReason: null, ...showItem(item) };
  });
  return [...fixed, ...drawn].toSorted((a, b) => a.level - b.level);
}

function placedTexts(source: PackSource, { texts }: SkillState): PlacedTextView[] {
  return textsOf(source).map(({ place, text }) => {
    const correction = texts[place];
    return correction?.was === text
      ? { place, says: correction.says, file: text }
      : { place, says: text, file: null };
  });
}
