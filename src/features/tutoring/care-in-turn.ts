import { helpLinesFor } from "#features/oversight/help-lines.ts";
import { alarmingIn } from "#features/oversight/raise-alert.ts";
import { routeOf } from "#features/oversight/rules-alerts.ts";
import type { Care } from "#shared/care.ts";
import type { FamilyPlace } from "#shared/help-lines.ts";
import type { AlertCategory, AlertRoute } from "#shared/oversight.ts";
import type { Decision, Situation } from "#tutor/mind/decision.ts";

/** What a turn about something heavy brings with it. */
export type CareInTurn = {
  /** What somebody must hear of, the words that it is about, and who is to hear first; null where nobody is told. */
  alarm: { category: AlertCategory; text: string; route: AlertRoute } | null;
  /** Who helps, for the student to see; null where nothing was said for certain. */
  care: Care | null;
  /**
   * Whether the turn is left out of all that those who look after the student see: the tutor's question, and the answer
   * that it is nothing, where one of them may be the danger. An alert of that kind is kept from them by itself.
   */
  isKept: boolean;
};

const none: CareInTurn = { alarm: null, care: null, isKept: false };

/**
 * What a decision on what a student wrote brings with it; `place` tells whose numbers help, `tellsWhom` who is really told
 * of an alert of a route.
 */
export async function careInTurn(
  decision: Decision,
  { state }: Situation,
  {
    written,
    place,
    tellsWhom,
  }: {
    written: string | null;
    place: FamilyPlace;
    tellsWhom: (route: AlertRoute) => Promise<AlertRoute>;
  },
): Promise<CareInTurn> {
  const asks = decision.moves.some(({ kind }) => kind === "check-in");
  const asked = asks ? decision.state.checkIn : state.checkIn;
  const isAnswer = asks || decision.moves.some(({ kind }) => kind === "checked-in");
  const isKept =
    isAnswer && asked !== undefined && routeOf(asked.category, asked.text) === "administrators";
  const alarming = alarmingIn(decision.moves);
  if (!alarming || written === null) return isKept ? { ...none, isKept } : none;
  const { category, told } = alarming;
  const text = told ?? written;
  const route = routeOf(category, text);
  const care = { told: await tellsWhom(route), lines: helpLinesFor(category, place) };
  return { alarm: { category, text, route }, care, isKept };
}

/**
 * The same with who helps shown once more. Where an administrator is told, this turn is kept as the one before was: the
 * numbers would tell of it.
 */
export function withCare(turn: CareInTurn, care: Care | null): CareInTurn {
  if (!care || turn.care) return turn;
  return { ...turn, care, isKept: turn.isKept || care.told === "administrators" };
}
