import type { Queryable } from "#db/client.ts";
import type { Citation } from "#features/textbooks/contract.ts";
import { findCitation } from "#features/textbooks/find-citation.ts";
import { keepsSealed } from "#tutor/gate/keeps-sealed.ts";
import { tellingWords } from "#tutor/mind/acts/notions.ts";
import type { Decision, Situation, StudentEvent } from "#tutor/mind/decision.ts";
import type { Move } from "#tutor/mind/move.ts";
import { typedGuard } from "#tutor/subjects/guards.ts";
import { type ChatRow, subjectOf } from "./views.ts";

/** What the tutor says to a question about an idea. */
const ideaMoves: ReadonlySet<Move["kind"]> = new Set(["notion", "notion-unknown", "again"]);

type Turn = { event: StudentEvent; chat: ChatRow; situation: Situation; decision: Decision };

/**
 * The passage of an imported book to be cited under a turn: only where the student asked about an idea, a book of the
 * session's subject and language surely is about it, and nothing of an open problem's answer stands in the passage.
 */
export async function citeBook(
  queryable: Queryable,
  { event, chat, situation, decision }: Turn,
): Promise<Citation | null> {
  if (event.kind !== "message" || !asksIdea(situation, decision)) return null;
  const { locale } = situation;
  const { sealed, state } = decision;
  const prompt = state.problem?.item.prompt[locale] ?? "";
  return findCitation(queryable, {
    words: tellingWords(event.text, locale),
    subject: subjectOf(chat),
    locale,
    maySay: (text) => keepsSealed(text, { sealed, prompt, locale, guard: typedGuard }),
  });
}

function asksIdea({ state }: Situation, decision: Decision): boolean {
  const timesIn = (times: typeof state.times) => times?.["question-idea"] ?? 0;
  const isAsked = timesIn(decision.state.times) > timesIn(state.times);
  return isAsked && decision.moves.some(({ kind }) => ideaMoves.has(kind));
}
