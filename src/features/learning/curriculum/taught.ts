import { type Subject } from "#shared/subjects.ts";
import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import { readPack, readSources, skillFrom } from "../packs/read-pack.ts";
import { withCorrections } from "./places.ts";
import { type Changes, noChanges, type SkillState } from "./skill-state.ts";

/** The skills of a subject: all that are known, for names and records, and those that are taught. */
type SubjectSkills = { known: readonly Skill[]; taught: readonly Skill[] };

/** What holds in this program now: one is one academy. */
let now: Changes = noChanges;

/** The skills as they were last asked for. What is learned about a list of skills is kept with that very list. */
let built: { revision: string; subjects: Map<Subject, SubjectSkills> } = {
  revision: noChanges.revision,
  subjects: new Map(),
};

/** From here on these changes hold. */
export function setChanges(changes: Changes): void {
  now = changes;
}

export function currentChanges(): Changes {
  return now;
}

/** The changes of one subject, as they are sent to another thread. */
export function changesOf(subject: Subject): Changes {
  const ids = readSources(subject);
  const states = Object.entries(now.states).filter(([id]) => ids.has(id));
  return { revision: now.revision, states: Object.fromEntries(states) };
}

/** The skills of a subject under these changes; those of now where left out. */
export function skillsUnder(subject: Subject, changes: Changes = now): SubjectSkills {
  if (built.revision !== changes.revision)
    built = { revision: changes.revision, subjects: new Map() };
  const known = built.subjects.get(subject) ?? build(subject, changes);
  built.subjects.set(subject, known);
  return known;
}

function build(subject: Subject, { states }: Changes): SubjectSkills {
  const pack = readPack(subject);
  const sources = readSources(subject);
  const known = pack.map((skill) => {
    const [state, source] = [states[skill.id], sources.get(skill.id)];
    return state && source ? changed(subject, skill, source, state) : skill;
  });
  const isTaught = ({ id }: Skill) => (states[id]?.offReason ?? null) === null;
  return {
    known: known.every((skill, at) => skill === pack[at]) ? pack : known,
    taught: known.every(isTaught) ? known : known.filter(isTaught),
  };
}

/** A skill with its corrections, without the items that are off: as its file says where no item would be left. */
function changed(
  subject: Subject,
  skill: Skill,
  source: PackSource,
  { itemsOff, texts }: SkillState,
): Skill {
  if (Object.keys(itemsOff).length === 0 && Object.keys(texts).length === 0) return skill;
  const corrected = withCorrections(source, texts);
  return skillFrom(subject, skill.id, withoutItems(corrected, itemsOff));
}

/** A skill's files without the fixed items that are off. */
export function withoutItems(source: PackSource, off: SkillState["itemsOff"]): PackSource {
  const { skill } = source;
  const items = skill.items.filter(({ id }) => off[id] === undefined);
  const isEmpty = items.length === 0 && skill.templates === undefined;
  return isEmpty ? source : { ...source, skill: { ...skill, items } };
}
