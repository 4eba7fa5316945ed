import { type Decision, decided, saying, type Situation } from "./decision.ts";
import { rungsAllowed } from "#shared/help-limits.ts";
import { limitsOf } from "./obey-limits.ts";
import type { Move } from "./move.ts";
import type { OpenProblem, TutorState } from "./state.ts";

/** From this many misses on, the form changes: a worked example instead of one more hint. */
const exampleAfter = 2;

/**
 * The next piece of help on the open problem: after two misses a worked example once, otherwise the next rung
 * of the ladder; the last rung tells the answer and ends the problem.
 */
export function nextHelp(situation: Situation, problem: OpenProblem): Decision {
  const example = situation.skills.find((skill) => skill.id === problem.item.skillId)?.words
    .example;
  const isAllowed = limitsOf(situation).help !== "first-hint";
  if (isAllowed && example && problem.misses >= exampleAfter && !problem.exampleShown) {
    const state = put(situation.state, { ...problem, exampleShown: true });
    return decided(state, [
      { kind: "worked-example", problem: example.problem, lines: example.lines },
    ]);
  }
  const help = nextRung(situation, problem);
  const { problem: helped } = help.state;
  // It was given, not asked for: who asks now is not asked to try first, for a try has just been made.
  return helped?.helped
    ? {
        ...help,
        state: put(help.state, { ...helped, helped: { ...helped.helped, triedAsked: true } }),
      }
    : help;
}

/** The next rung of the hint ladder, as far up as the family allows. */
export function nextRung(situation: Situation, problem: OpenProblem): Decision {
  const { hints } = problem.item;
  if (problem.hintsGiven >= rungsAllowed(hints.length, limitsOf(situation).help)) {
    return saying(situation, [{ kind: "help-limit" }]);
  }
  const rung = Math.min(problem.hintsGiven, hints.length - 1);
  const text = hints[rung];
  if (!text) throw new RangeError(`Item ${problem.item.id} has no hints`);
  const isLast = rung === hints.length - 1;
  const move: Move = isLast
    ? { kind: "tell", text }
    : { kind: "hint", rung: rung + 1, rungs: hints.length, text };
  const helped: OpenProblem = {
    ...problem,
    hintsGiven: rung + 1,
    helped: { tries: triesOn(problem), triedAsked: false },
    outcome: isLast ? "told" : "open",
  };
  return decided(put(situation.state, helped), [move]);
}

/** How often something was tried on a problem: answers, and lines of work that were no answers. */
function triesOn({ answers, lines }: OpenProblem): number {
  return Math.max(answers, lines.length);
}

/**
 * Whether a try is asked for instead of more help: once after each piece of help with nothing tried since, and always before
 * the answer is told where nothing was tried at all. The ladder is to be climbed by working, not by asking.
 */
export function askForTry(situation: Situation, problem: OpenProblem): Decision | null {
  const { helped, hintsGiven, item } = problem;
  const allowed = rungsAllowed(item.hints.length, limitsOf(situation).help);
  if (!helped || hintsGiven >= allowed) return null;
  const tries = triesOn(problem);
  const tells = hintsGiven >= item.hints.length - 1;
  if (tells && tries === 0) {
    const choices = ["ask-example", "easier", "break"] as const;
    return decided(put(situation.state, { ...problem, helped: { ...helped, triedAsked: true } }), [
      { kind: "try-first", before: "answer" },
      { kind: "offer-acts", because: "try", choices, text: "", time: 0 },
    ]);
  }
  if (helped.triedAsked || tries > helped.tries) return null;
  return decided(put(situation.state, { ...problem, helped: { ...helped, triedAsked: true } }), [
    { kind: "try-first", before: "hint" },
  ]);
}

function put(state: TutorState, problem: OpenProblem): TutorState {
  return { ...state, problem };
}
