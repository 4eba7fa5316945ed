import type { Decision } from "#tutor/mind/decision.ts";
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
}: Decision): Pick<MessageDetails, "choices" | "own" | "meant" | "meantAs"> {
  const offered = moves.find((move) => move.kind === "offer-acts");
  const own = moves.find((move) => move.kind === "ask-own");
  const meant = moves.find((move) => move.kind === "ask-meant");
  return {
    ...(meant ? { meant: meant.given } : {}),
    ...(meant?.as ? { meantAs: meant.as } : {}),
    ...(own ? { own: own.text } : {}),
    ...(offered ? { choices: offered.choices } : {}),
  };
}
