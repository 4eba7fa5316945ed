import { teachingOf } from "#features/learning/subject-skills.ts";
import { day, minute } from "#shared/constants.ts";
import { type Random, randomFrom } from "#shared/random.ts";
import type { Subject } from "#shared/subjects.ts";
import { isExpressionKey, type Item } from "#tutor/item.ts";
import { givenOfKey, givenOfSign } from "#tutor/items/given-of-key.ts";
import type { Given } from "#tutor/items/interaction.ts";
import { decide } from "#tutor/mind/decide.ts";
import type { Attempt, StudentEvent } from "#tutor/mind/decision.ts";
import type { Learner, SkillRecord } from "#tutor/mind/learner.ts";
import { newState } from "#tutor/mind/state.ts";
import type { PastAnswer } from "./rules-replay.ts";

/** What a made-up student did in a subject: the records that the turns made, and their answers as they are stored. */
type History = {
  learner: Learner;
  /** By skill. */
  answers: ReadonlyMap<string, readonly PastAnswer[]>;
};

const sessionsMax = 3;
const turnsMin = 3;
const turnsMax = 14;
/** In percent of the turns on an open problem. */
const hints = 15;
const passes = 5;
const rights = 45;

/**
 * Sessions, days apart, of a student who answers rightly, by a known mistake or anyhow, asks for hints and passes on, as
 * the seed has it. The mind decides each turn, from the records that the turns before it left.
 */
export function historyOf(subject: Subject, seed: string): History {
  const random = randomFrom(seed);
  const teaching = teachingOf(subject);
  const records = new Map<string, SkillRecord>();
  const answers = new Map<string, PastAnswer[]>();
  const learner = { firstName: "Lily", grade: random.int(1, 12), returning: true, records };
  let at = Date.UTC(2026, 0, 5, 15);
  let turn = 0;
  for (let session = random.int(1, sessionsMax); session > 0; session--) {
    const locale = random.pick(["en", "es"] as const);
    let state = newState;
    const does = (event: StudentEvent) => {
      at += random.int(1, 4) * minute;
      turn++;
      const now = new Date(at);
      const place = { ...teaching, state, learner, locale, now, seed: `${seed}.${turn}` };
      const { attempt, record, ...decision } = decide(place, event);
      state = decision.state;
      if (record) records.set(record.skillId, record);
      if (!attempt?.skillId) return;
      const stored = answers.get(attempt.skillId) ?? [];
      stored.push(storedFrom(attempt, { attemptId: `${turn}`, chatId: `${session}`, at: now }));
      answers.set(attempt.skillId, stored);
    };
    does({ kind: "open", skillId: random.pick(teaching.skills).id });
    for (let turns = random.int(turnsMin, turnsMax); turns > 0; turns--) {
      const problem = state.problem;
      does(problem?.outcome === "open" ? actOn(problem.item, random) : { kind: "next" });
    }
    at += random.int(1, 9) * day;
  }
  return { learner, answers };
}

function storedFrom(
  { itemId, receipt, helpLevel, firstTry }: Attempt,
  where: Pick<PastAnswer, "attemptId" | "chatId" | "at">,
): PastAnswer {
  const { outcome, guess } = receipt;
  return {
    ...where,
    itemId,
    outcome,
    firstOutcome: outcome,
    helpLevel,
    firstTry,
    ...(guess === undefined ? {} : { guess }),
  };
}

function actOn(item: Item, random: Random): StudentEvent {
  const chance = random.int(1, 100);
  if (chance <= hints) return { kind: "hint" };
  if (chance <= hints + passes) return { kind: "next" };
  const isRight = chance <= hints + passes + rights;
  if (!isExpressionKey(item.key)) {
    const given = isRight ? rightOf(item) : wrongOf(item, random);
    return given ? { kind: "given", itemId: item.id, given } : { kind: "hint" };
  }
  const { expression, policy } = item.key;
  const wrong = ["987654", ...item.misconceptions.map(({ answer }) => answer)];
  const text = isRight ? expression : random.pick(wrong);
  return { kind: "message", text: `${text} ${policy.unit ?? ""}`.trim() };
}

function rightOf({ key }: Item): Given | null {
  if (isExpressionKey(key)) return null;
  if (key.kind !== "code") return givenOfKey(key, "en");
  const outcomes = key.tests.map(({ gives, prints }) => ({
    value: gives,
    printed: prints ?? [],
    fault: null,
  }));
  return { kind: "code", program: key.program, outcomes };
}

/** What a known mistake gives; a program that gives nothing back. */
function wrongOf({ key, misconceptions }: Item, random: Random): Given | null {
  if (isExpressionKey(key)) return null;
  if (key.kind === "code") {
    const outcomes = key.tests.map(() => ({ value: null, printed: ["?"], fault: null }));
    return { kind: "code", program: "?", outcomes };
  }
  const signs = misconceptions.flatMap((known) => known.signs ?? []);
  return signs.length === 0 ? null : givenOfSign(random.pick(signs), key, "en");
}
