import { askWhatIsNear } from "./acts/respond-to-act.ts";
import type { Decision, Situation, StudentEvent } from "./decision.ts";
import { withoutCheckIn } from "./hear-out.ts";
import type { Move } from "./move.ts";

/** Moves that have no answer to what was said. */
const saysNothing: ReadonlySet<Move["kind"]> = new Set([
  "answer-alone",
  "answer-there",
  "off-topic",
  "offer-acts",
  "notion-unknown",
  "which-step",
  "nudge",
]);

/**
 * What was said before the question whether it is about the student, once they say that it was about the work: it is
 * answered after all. An answer in it is asked for rather than marked, for it is some time ago.
 */
export function afterCheckIn(
  situation: Situation,
  careful: Decision,
  answer: (situation: Situation, event: StudentEvent) => Decision,
): Decision {
  const { checkIn } = situation.state;
  if (!checkIn?.acts || !careful.moves.some(({ kind }) => kind === "checked-in")) return careful;
  const { heard: _heard, ...rest } = situation;
  const before: Situation = {
    ...rest,
    state: withoutCheckIn(situation.state),
    acts: checkIn.acts,
  };
  const { problem } = before.state;
  const said = answer(before, { kind: "message", text: checkIn.text });
  const isWorked = said.attempt !== null || said.charges;
  if (isWorked && problem?.outcome !== "open") return careful;
  const taken =
    isWorked && problem ? askWhatIsNear(before, problem, checkIn.text, { hint: () => said }) : said;
  if (taken.moves.every(({ kind }) => saysNothing.has(kind))) return careful;
  return { ...taken, moves: [...careful.moves, ...taken.moves] };
}
