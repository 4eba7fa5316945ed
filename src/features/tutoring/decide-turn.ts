import type { Changes } from "#features/learning/curriculum/skill-state.ts";
import { changesOf } from "#features/learning/curriculum/taught.ts";
import { teachingOf } from "#features/learning/subject-skills.ts";
import { defineTask } from "#platform/workers/task.ts";
import { WorkEnded, type WorkerPool } from "#platform/workers/worker-pool.ts";
import type { Subject } from "#shared/subjects.ts";
import { decide } from "#tutor/mind/decide.ts";
import type { Decision, Situation, StudentEvent } from "#tutor/mind/decision.ts";
import { decline, mayTakeLong } from "#tutor/mind/effort.ts";
import { closedBy } from "#tutor/mind/obey-limits.ts";
import type { SubjectModule } from "#tutor/subjects/subject.ts";

/** A situation as it can be sent to another thread: the subject stands for its skills and for what it can do, which are functions. */
type Facts = Omit<Situation, "skills" | "meaningOf" | keyof SubjectModule>;

/** A thread hears of no change of the curriculum: those of the subject come with the work. */
type Asked = { facts: Facts; subject: Subject; changes: Changes; event: StudentEvent };

/** A decision as work for another thread. `stays` tells that the state is the one sent: a copy would look changed. */
export const decideTask = defineTask(
  "tutoring.decide",
  ({ facts, subject, changes, event }: Asked) => {
    const decision = decide({ ...facts, ...teachingOf(subject, changes) }, event);
    return { decision, stays: decision.state === facts.state };
  },
);

/**
 * Decides a turn: at once where that is certainly quick, in a worker where it may take long, so that nothing a student
 * sends keeps others waiting. What cannot be decided in good time is declined in clear words, and the turn is stored
 * like any other.
 * @throws AppError unavailable where too much waits for the workers
 */
export async function decideTurn(
  workers: WorkerPool,
  situation: Situation,
  subject: Subject,
  event: StudentEvent,
): Promise<Decision> {
  const isQuick = closedBy(situation) !== null || !mayTakeLong(situation.state, event);
  if (isQuick) return decide(situation, event);
  const {
    skills: _skills,
    meaningOf: _meanings,
    typed: _typed,
    numbers: _numbers,
    own: _own,
    ...facts
  } = situation;
  try {
    const { decision, stays } = await workers.run(decideTask, {
      facts,
      subject,
      changes: changesOf(subject),
      event,
    });
    return stays ? { ...decision, state: situation.state } : decision;
  } catch (error) {
    if (error instanceof WorkEnded) return decline(situation, event);
    throw error;
  }
}
