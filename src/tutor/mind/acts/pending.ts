import type { Locale } from "#shared/locale.ts";
import type { Decision } from "../decision.ts";
import type { Move, TalkedOf } from "../move.ts";
import type { Pending, TutorState } from "../state.ts";

/** A decision whose state knows what its last move asks, and no older question. */
export function withPending(decision: Decision, locale: Locale): Decision {
  const pending = asking(decision.moves.at(-1), decision.state, locale);
  const state = withAsked(decision, pending);
  return { ...decision, state: pending ? { ...state, pending } : withoutPending(state) };
}

/** The state with what was asked about kept beside the problem, until something is marked. */
function withAsked({ state, attempt }: Decision, pending: Pending | null): TutorState {
  const { problem } = state;
  if (problem?.outcome !== "open") return state;
  if (pending?.kind === "meant") {
    const { kind: _, ...asked } = pending;
    return { ...state, problem: { ...problem, asked } };
  }
  if (!attempt || !problem.asked) return state;
  const { asked: __, ...marked } = problem;
  return { ...state, problem: marked };
}

/** The state without a question; the same one where there was none. */
function withoutPending(state: TutorState): TutorState {
  const { pending, ...rest } = state;
  return pending ? rest : state;
}

/** What is said of a problem of their own that is still waited for. */
const ofOwn: ReadonlySet<TalkedOf> = new Set([
  "own-problem",
  "own-step",
  "own-come-to",
  "own-retry",
  "own-end",
]);

function asking(move: Move | undefined, { problem }: TutorState, locale: Locale): Pending | null {
  switch (move?.kind) {
    case "hint":
      return problem?.outcome === "open" ? prompt(move.text[locale]) : null;
    case "point":
      return problem?.outcome === "open" ? prompt(move.feedback[locale]) : null;
    case "notion":
    case "again":
      return prompted(move.text, problem);
    case "right-form-missing": {
      const given = problem?.lines.at(-1)?.text;
      const isUnit = move.missing === "unit" || move.missing === "unit-asked";
      return isUnit && given !== undefined ? { kind: "unit", given } : null;
    }
    case "ask-meant":
      return { kind: "meant", given: move.given, ...(move.as ? { as: move.as } : {}) };
    case "ask-own":
      return { kind: "own", text: move.text };
    case "own-unread":
    case "own-again":
      return { kind: "own-text" };
    case "talk":
      return ofOwn.has(move.about) ? { kind: "own-text" } : null;
    case "offer-next":
      return { kind: "next" };
    case "offer-back":
      return { kind: "back" };
    case "topics":
      return { kind: "topic", skillIds: move.skillIds };
    case "offer-questions":
      return { kind: "questions", questions: move.questions };
    case "offer-acts":
      return { kind: "acts", choices: move.choices, text: move.text };
    default:
      return null;
  }
}

/** A hint or an explanation that ends in a question waits for its answer. */
function prompted(text: string, problem: TutorState["problem"]): Pending | null {
  return problem && /\?\s*$/u.test(text) ? prompt(text) : null;
}

/** Longer questions are told apart by their end. */
const askedMax = 240;

function prompt(text: string): Pending {
  return { kind: "prompted", asked: text.trim().slice(-askedMax) };
}
