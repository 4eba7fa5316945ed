import { readReply } from "#tutor/mind/acts/reply.ts";
import type { Decision, Situation } from "#tutor/mind/decision.ts";
import type { MessageDetails } from "./views.ts";

/** An answer that could not be read, with the place where reading stopped. */
export function unreadableIn(decision: Decision): MessageDetails["unreadable"] {
  const move = decision.moves.find((known) => known.kind === "unreadable");
  if (!move) return null;
  const { given, at, length, code } = move;
  return { given, at, length, code };
}

/** What the tutor offers to be tapped: to choose from, to be the answer, to be taken up. */
export function offersIn({
  moves,
}: Decision): Pick<MessageDetails, "choices" | "questions" | "own" | "meant" | "meantAs"> {
  const offered = moves.find((move) => move.kind === "offer-acts");
  const asked = moves.find((move) => move.kind === "offer-questions");
  const own = moves.find((move) => move.kind === "ask-own");
  const meant = moves.find((move) => move.kind === "ask-meant");
  return {
    ...(meant ? { meant: meant.given } : {}),
    ...(meant?.as ? { meantAs: meant.as } : {}),
    ...(own ? { own: own.text } : {}),
    ...(offered ? { choices: offered.choices } : {}),
    ...(asked ? { questions: asked.questions } : {}),
  };
}

/** The answer that a "yes" confirmed, beside the word that did: whoever reads what was answered reads that. */
export function confirmedIn(
  { state }: Situation,
  { attempt }: Decision,
  said: string,
): Pick<MessageDetails, "confirmed"> {
  const { pending } = state;
  const isConfirmed = attempt !== null && pending?.kind === "meant" && readReply(said) !== null;
  return isConfirmed ? { confirmed: pending.given } : {};
}
