import { type Decision, decided, saying, type Situation } from "./decision.ts";
import { layOutNext } from "./lay-out.ts";
import { limitsOf } from "./obey-limits.ts";
import { goBack } from "./set-aside.ts";
import { skip } from "./skip.ts";

/** On to the next: back to what waits, else to something new. */
export function goOn(situation: Situation): Decision {
  if (limitsOf(situation).closing) return saying(situation, [{ kind: "finish-first" }]);
  return goBack(situation, false) ?? goPast(situation);
}

/** On to something else than what waits, which goes on waiting. */
export function goPast(situation: Situation): Decision {
  if (limitsOf(situation).closing) return saying(situation, [{ kind: "finish-first" }]);
  const onward = skip(situation);
  if (onward) return onward;
  const laid = layOutNext(situation, false);
  return laid ? decided(laid.state, [laid.move]) : saying(situation, [{ kind: "offer-next" }]);
}

/** Whether whoever is done asks for the next, whatever is said before: "qué feo. bueno, otro". */
export function endsInNext({ state }: Pick<Situation, "state">, text: string): boolean {
  const isDone = state.problem !== null && state.problem.outcome !== "open";
  return isDone && namesNext.test(text) && !refuses.test(text);
}

const refuses = /(?<!\p{L})(?:don'?t|dont|not|no quiero|no)(?!\p{L})/iu;

const namesNext =
  /(?:^|[.!,;\s])(?:next(?: one)?|another(?: one)?|siguiente|(?:bueno|dale|ok|vale|va|ya|y|dame|venga),? otr[oa])[\s.!]*$/iu;
