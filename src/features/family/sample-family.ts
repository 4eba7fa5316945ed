import type { PracticeDay, SkillStanding, Standing } from "#features/learning/contract.ts";
import { ledeOf, type LedeRecord } from "#shared/lede.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { day, hour, minute } from "#shared/constants.ts";
import type { EndingCounts } from "#shared/endings.ts";
import { masteredFrom } from "#tutor/mind/mastery.ts";
import type { Child, ChildDetails, ChildSession, Family } from "./contract.ts";

/** A child that exists nowhere: who it is, and what it would have done. */
type Sketch = {
  id: string;
  fullName: string;
  gradeLevel: number;
  /** How long ago it last worked, in milliseconds. */
  lastActiveMs: number;
  /** Its skills, the one that comes next the last. */
  skillIds: readonly string[];
  /** How each but the last stands: [with help, alone]. */
  standings: readonly (readonly [number, number])[];
  /** Problems by day, oldest first: [alone, with help, open], and the skill they were of, by its place. */
  days: readonly (readonly [number, number, number, number])[];
};

const quiet = [0, 0, 0, 0] as const;

const sketches: readonly Sketch[] = [
  {
    id: "sample_elena",
    fullName: "Elena Faro",
    gradeLevel: 7,
    lastActiveMs: minute,
    skillIds: [
      "percent-of-quantity",
      "integers-add-subtract",
      "probability-simple",
      "expressions-simplify",
      "equations-two-step",
    ],
    standings: [
      [0.97, 0.96],
      [0.9, 0.71],
      [0.84, 0.42],
      [0.62, 0.22],
    ],
    days: [
      [2, 1, 0, 2],
      [3, 2, 1, 1],
      quiet,
      [1, 3, 1, 3],
      [4, 1, 0, 0],
      quiet,
      quiet,
      [2, 2, 0, 1],
      [3, 1, 1, 1],
      [1, 0, 0, 2],
      quiet,
      [4, 2, 0, 0],
      [3, 1, 0, 0],
      [2, 1, 1, 3],
    ],
  },
  {
    id: "sample_bruno",
    fullName: "Bruno Faro",
    gradeLevel: 4,
    lastActiveMs: 26 * hour,
    skillIds: [
      "multiplication-facts",
      "fractions-equivalent",
      "fractions-compare",
      "fractions-add-unlike",
    ],
    standings: [
      [0.99, 0.98],
      [0.88, 0.83],
      [0.7, 0.35],
    ],
    days: [
      quiet,
      [1, 2, 1, 2],
      [2, 1, 0, 1],
      quiet,
      quiet,
      [3, 1, 0, 0],
      [2, 2, 1, 1],
      quiet,
      [1, 1, 0, 2],
      quiet,
      [2, 0, 0, 0],
      quiet,
      [3, 2, 0, 1],
      quiet,
    ],
  },
];

/** P-03: what administrators see on the parent side. No such family exists, and nothing here is stored. */
export function sampleFamily(now: Date): Family {
  return { isSample: true, children: sketches.map((sketch) => childOf(sketch, now)) };
}

/** One child of the sample family in full; null for any other id. */
export function sampleChild(id: string, now: Date): ChildDetails | null {
  const sketch = sketches.find((candidate) => candidate.id === id);
  if (!sketch) return null;
  const child = childOf(sketch, now);
  const range = { from: child.week.at(0)?.day ?? "", to: child.today.day };
  return {
    child,
    lede: ledeOf(range, sampleRecord(daysOf(sketch, now))),
    standing: standingOf(sketch, now),
    sessions: sessionsOf(sketch, now),
  };
}

/** How long one problem takes a child of the sample family. */
const problemMs = 3 * minute;

/** The days of the sample family as a record: so much time a problem, and nothing before them. */
export function sampleRecord(days: readonly PracticeDay[]): LedeRecord {
  const study = days.flatMap(({ day: name, alone, withHelp, open }) => {
    const problems = alone + withHelp + open;
    return problems > 0 ? [{ day: name, studiedMs: problems * problemMs }] : [];
  });
  return { days, study, firstDay: study[0]?.day ?? null };
}

function childOf(sketch: Sketch, now: Date): Child {
  const [firstName = ""] = sketch.fullName.split(" ");
  const isPresent = sketch.lastActiveMs < 5 * minute;
  const week = daysOf(sketch, now).slice(-7);
  return {
    id: sketch.id,
    fullName: sketch.fullName,
    firstName,
    username: firstName.toLowerCase(),
    email: null,
    guardianChangesEmail: false,
    gradeLevel: sketch.gradeLevel,
    now: isPresent
      ? {
          sessionId: `${sketch.id}_0`,
          subject: "Mathematics",
          title: skillAt(sketch, 3).words.title,
          skill: skillAt(sketch, 3).words.title,
          hints: 1,
          step: { outcome: "wrong", alone: false, at: before(now, sketch.lastActiveMs) },
        }
      : null,
    lastActiveAt: before(now, sketch.lastActiveMs),
    credits: 18,
    openAlerts: 0,
    week,
    today: week.at(-1) ?? { day: "", alone: 0, withHelp: 0, open: 0 },
  };
}

function standingOf(sketch: Sketch, now: Date): Standing {
  const skills = sketch.standings.map(([withHelp, alone], index): SkillStanding => {
    const skill = skillAt(sketch, index);
    // First tries are alone; what came right later had another try, with help.
    const { alone: aloneCorrect, withHelp: helped, open } = countsOf(sketch, index, () => true);
    const aloneAttempts = aloneCorrect + helped + open;
    return {
      id: skill.id,
      title: skill.words.title,
      withHelp,
      alone,
      attempts: aloneAttempts + helped,
      correct: aloneCorrect + helped,
      aloneAttempts,
      aloneCorrect,
      dueAt: alone > 0.5 ? before(now, -(index + 1) * 3 * day) : null,
      isDue: false,
      updatedAt: before(now, sketch.lastActiveMs + index * day),
    };
  });
  const problems = sketch.days.reduce((sum, [alone, help, open]) => sum + alone + help + open, 0);
  const right = sketch.days.reduce((sum, [alone, help]) => sum + alone + help, 0);
  const titles = (chosen: (skill: SkillStanding) => boolean) =>
    skills.filter(chosen).map(({ title }) => title);
  return {
    subjects: [
      {
        subject: "Mathematics",
        masteryLevel: skills.reduce((sum, { alone }) => sum + alone, 0) / skills.length,
        totalSessions: sketch.days.filter((counts) => counts !== quiet).length,
        totalPracticeItems: problems,
        totalCorrectItems: right,
        currentUnit: null,
        currentSkill: skills.at(-1)?.title ?? null,
        strengths: titles(({ alone }) => alone >= 0.8),
        gaps: titles(({ alone }) => alone < 0.4),
        nextSkill: skillAt(sketch, sketch.standings.length).words.title,
        note: null,
        skills,
      },
    ],
    days: daysOf(sketch, now),
    masteredFrom,
  };
}

/** The problems of one skill on some of the days. */
function countsOf(sketch: Sketch, skill: number, isAsked: (day: number) => boolean) {
  const counts = { alone: 0, withHelp: 0, open: 0 };
  for (const [index, [alone, withHelp, open, place]] of sketch.days.entries()) {
    if (place !== skill || !isAsked(index)) continue;
    counts.alone += alone;
    counts.withHelp += withHelp;
    counts.open += open;
  }
  return counts;
}

/** What was done on each skill of a child of the sample family between two days; empty for any other id. */
export function sampleSkillDays(id: string, now: Date, range: { from: string; to: string }) {
  const sketch = sketches.find((candidate) => candidate.id === id);
  if (!sketch) return new Map<string, EndingCounts>();
  const days = daysOf(sketch, now).map(({ day: name }) => name);
  const isAsked = (index: number) => {
    const name = days[index] ?? "";
    return name >= range.from && name <= range.to;
  };
  return new Map(
    sketch.standings.map((_, place) => [
      skillAt(sketch, place).id,
      countsOf(sketch, place, isAsked),
    ]),
  );
}

function daysOf(sketch: Sketch, now: Date): PracticeDay[] {
  return sketch.days.map(([alone, withHelp, open], index) => ({
    day: before(now, (sketch.days.length - 1 - index) * day).slice(0, 10),
    alone,
    withHelp,
    open,
  }));
}

function sessionsOf(sketch: Sketch, now: Date): ChildSession[] {
  return sketch.days
    .map((counts, index) => ({ counts, ago: (sketch.days.length - 1 - index) * day }))
    .filter(({ counts }) => counts !== quiet)
    .reverse()
    .map(({ counts: [alone, withHelp, open, place], ago }, index) => ({
      id: `${sketch.id}_${index}`,
      subject: "Mathematics",
      title: skillAt(sketch, place).words.title,
      startedAt: before(now, sketch.lastActiveMs + ago + 20 * minute),
      lastAt: before(now, sketch.lastActiveMs + ago),
      alone,
      withHelp,
      open,
    }));
}

function skillAt(sketch: Sketch, index: number) {
  const skill = skillsOf("Mathematics").find(({ id }) => id === sketch.skillIds[index]);
  if (!skill) throw new RangeError(`${sketch.id} has no skill ${index}`);
  return skill;
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
