import { type InteractionItem, isInteractionItem } from "../item.ts";
import type { Given } from "../items/interaction.ts";
import { kindOf } from "../items/kinds.ts";
import { sayGiven } from "../items/say-given.ts";
import { type Decision, saying, type Situation } from "./decision.ts";
import type { Move } from "./move.ts";
import { attemptOn, respondToRight, respondToWrong } from "./respond-to-answer.ts";
import type { OpenProblem } from "./state.ts";

/** An open problem that is answered by choosing, placing, matching, naming or pointing. */
export type InteractionProblem = OpenProblem & { item: InteractionItem };

/** Whether a problem is one of these. */
export function isInteraction(problem: OpenProblem): problem is InteractionProblem {
  return isInteractionItem(problem.item);
}

/** Marks an answer that was put together on the page, or read from what was typed. */
export function respondToGiven(
  situation: Situation,
  problem: InteractionProblem,
  given: Given,
): Decision {
  const { item } = problem;
  const kind = kindOf(item);
  if (!kind.fits(given, item)) return saying(situation, [{ kind: "answer-there" }]);
  const { receipt, misconception, parts, spelled, said } = kind.mark(given, item, situation.locale);
  // What cannot even be read is no try: where it stops is said, and nothing is marked.
  if (isUnreadProgram(given) && said) return saying(situation, said);
  const text = sayGiven(given, item, situation.locale);
  const attempt = attemptOn(problem, receipt, misconception);
  if (receipt.outcome === "right") {
    const remarks: Move[] = spelled === null ? [] : [{ kind: "spelled", word: spelled }];
    return respondToRight(situation, problem, text, attempt, remarks);
  }
  const located: Move[] = [
    ...(said ?? (parts || !misconception ? [{ kind: "not-yet", parts } as const] : [])),
    ...(misconception ? [{ kind: "point", feedback: misconception.feedback } as const] : []),
  ];
  const tried: InteractionProblem = { ...problem, lastGiven: given };
  // Who hears no more than that it is wrong is shown where help is.
  const offered: Move = {
    kind: "offer-acts",
    because: "try",
    choices: ["ask-hint", "question-task"],
    text: "",
    time: situation.state.missesOnSkill,
  };
  const isBare = !parts && !misconception && !said;
  return respondToWrong(situation, tried, text, attempt, {
    located,
    first: isBare ? [offered] : [],
  });
}

function isUnreadProgram(given: Given): boolean {
  return given.kind === "code" && given.outcomes.some(({ fault }) => fault?.kind === "syntax");
}
