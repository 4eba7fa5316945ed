import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { isRecord } from "#shared/records.ts";
import { isExpressionItem, isExpressionKey, type Item, type SealedKey } from "#tutor/item.ts";
import type { Decision } from "#tutor/mind/decision.ts";
import type { Move } from "#tutor/mind/move.ts";
import { sayInChat } from "#tutor/voice/builtin-voice.ts";
import type { SpokenItem } from "#tutor/voice/model-prompt.ts";
import type { Worded } from "#tutor/voice/phrases.ts";

/** All that is needed to speak a turn, again or for the first time, without deciding anew. */
export type StoredDecision = {
  moves: readonly Move[];
  locale: Locale;
  gradeLevel: number | null;
  /** The wording of the built-in voice: what the turn says, whoever says it. */
  plan: string;
  /** How often it was asked for in other words. */
  variant: number;
  /** How often each phrase was said in the chat before. */
  worded?: Worded;
  /** Whether it is worded for a young reader; absent where it is not. */
  plain?: boolean;
  item: SpokenItem | null;
  sealed: SealedKey | null;
  /** What the student already saw or wrote, which a voice may repeat. */
  allowed: readonly string[];
  /** The problem that the turn closed, which a voice may speak of; absent where it closed none. */
  solved?: readonly string[];
};

/** The decision of a turn as it is stored with its message. */
export function storeDecision(
  decision: Decision,
  facts: {
    locale: Locale;
    gradeLevel: number | null;
    said: string | null;
    /** The problem that was open before. */
    before: Item | null;
    plain: boolean;
  },
): { stored: StoredDecision; worded: Worded } {
  const { locale, gradeLevel, said, before, plain } = facts;
  const item = decision.state.problem?.item ?? null;
  const closed = before !== null && before.id !== item?.id ? [before.prompt[locale]] : [];
  const shown = item ? [item.prompt[locale]] : [];
  const { worded = {} } = decision.state;
  const plan = sayInChat(decision.moves, locale, { worded, again: 0, plain });
  const stored: StoredDecision = {
    moves: decision.moves,
    locale,
    gradeLevel,
    plan: plan.text,
    variant: 0,
    worded,
    ...(plain ? { plain } : {}),
    item: item && { prompt: item.prompt, key: { latex: latexOf(item) } },
    sealed: decision.sealed,
    allowed: said ? [...shown, said] : shown,
    ...(closed.length > 0 ? { solved: closed } : {}),
  };
  return { stored, worded: plan.worded };
}

function latexOf(item: Item): string {
  return isExpressionItem(item) ? item.key.latex : "";
}

/** The same decision in another wording of the built-in voice. */
export function saidAgain(decision: StoredDecision): StoredDecision {
  const variant = decision.variant + 1;
  const { moves, locale, plain = false, worded = {} } = decision;
  const { text } = sayInChat(moves, locale, { worded, again: variant, plain });
  return { ...decision, variant, plan: text };
}

const decisionShape = z
  .custom<StoredDecision>((stored) => isRecord(stored) && typeof stored.plan === "string")
  .nullable()
  .catch(null);

/** A decision as it comes back from its message; null for a student's message. Written by this file alone. */
export function readDecision(stored: unknown): StoredDecision | null {
  return decisionShape.parse(stored);
}

/** Moves that are worded by us and nobody else: what must be exact, and what must not fail. */
const builtinOnly: ReadonlySet<Move["kind"]> = new Set([
  "safety",
  "check-in",
  "checked-in",
  "unreadable",
  "ask-meant",
  "typed-back",
  "ask-own",
  "own-unread",
  "own-again",
  "tell",
  "worked-example",
  "welcome",
  "closing",
  "finish-first",
  "own-off",
  "help-limit",
  "answer-there",
  "answer-words",
  "answer-code",
  "text-kept",
  "parts-right",
  "tests-passed",
  "program-stopped",
  "test-failed",
  "line-printed",
  "part-right",
]);

/** Whether a model may put these moves into words: none where the gate cannot tell what gives the answer away. */
export function isForModel(decision: StoredDecision): boolean {
  if (decision.sealed && !isExpressionKey(decision.sealed)) return false;
  return decision.moves.every((move) => !builtinOnly.has(move.kind));
}
