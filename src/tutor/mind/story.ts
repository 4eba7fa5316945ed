import type { Act } from "../acts/acts.ts";
import { numberFact } from "./acts/number-fact.ts";
import { type Decision, decided, type Situation } from "./decision.ts";
import type { Move } from "./move.ts";
import { rightClaim } from "./read-message.ts";
import type { Story, TutorState } from "./state.ts";

/** Who surely does one of these has left the story. */
const leaves: ReadonlySet<Act> = new Set([
  "next",
  "easier",
  "harder",
  "topic",
  "break",
  "how-am-i-doing",
  "own-problem",
]);

/** A number, and a calculation with numbers alone. */
const number = String.raw`\d+(?:[.,]\d+)?`;
const calculation = new RegExp(String.raw`${number}(?:\s*[-+*/^×÷]\s*${number})+`, "u");

/** What a message comes to where it gives one value, whatever it counts: "quedan 33 empanadas", "so 8 bags yum". */
const oneValue = /^\D*?(\d+(?:[.,]\d+)?)\D*$/u;

/** A letter that stands for a number makes an equation of its own. */
const unknown = /(?<!\p{L})[b-df-hj-np-wz](?!\p{L})/iu;

/**
 * Follows a story that the student brought, calculation by calculation: what it asks for the tutor has not read, so it tells
 * of each calculation whether it holds, asks for the outcome of one that has none, and has the end held against the story.
 * Null where no story is followed, or a message is about something else.
 */
export function followStory(situation: Situation, message: string): Decision | null {
  const { state, acts } = situation;
  const { story } = state;
  const first = acts?.likely[0]?.act;
  if (!story || (acts?.isSure && first !== undefined && leaves.has(first))) return null;
  // A calculation that does not hold yet is not at its end.
  const isSound = story.outcome !== undefined && story.calculation === undefined;
  if (isSound && isAtItsEnd(message))
    return followed(state, story, [{ kind: "talk", about: "own-sure", time: timeOf(state) }]);
  const text = situation.numbers.inSigns(message);
  if (unknown.test(text) || !/\d/u.test(text)) return null;
  return (
    outcomeTold(situation, story, text) ??
    factsTold(situation, story, text) ??
    newCalculation(situation, story, text) ??
    endTold(situation, story, text)
  );
}

/** Says that it is done, or asks whether it is right, and tells no new number. */
function isAtItsEnd(message: string): boolean {
  const asksOrEnds =
    /(?<!\p{L})(?:correct[oa]?|right|done|finished|that'?s it|(?:ya )?(?:acab|termin)\p{L}*|est[aá] bien|(?:ya )?est[aá]|listo)(?!\p{L})/iu;
  return !/\d\s*[-+*/^×÷=x]\s*\d/u.test(message) && asksOrEnds.test(message);
}

/** The outcome of the calculation that waits for one. */
function outcomeTold(situation: Situation, story: Story, text: string): Decision | null {
  const [, value] = oneValue.exec(text) ?? [];
  if (story.calculation === undefined || value === undefined) return null;
  const fact = numberFact(situation, `${story.calculation} = ${value}`);
  return fact && answer(situation, fact.holds ? { text: story.text, outcome: value } : story, fact);
}

/** Calculations that are told with their outcomes: the first that does not hold, else the last. */
function factsTold(situation: Situation, story: Story, text: string): Decision | null {
  const clauses = text.split(/[,;.!?]\s|\s(?:and then|then|y luego|luego|despu[eé]s|entonces)\s/iu);
  const facts = clauses.flatMap((clause) =>
    calculation.test(clause) ? (numberFact(situation, clause) ?? []) : [],
  );
  const fact = facts.find(({ holds }) => holds === false) ?? facts.at(-1);
  if (!fact) return null;
  const outcome =
    fact.line
      .split(/[=≠<>]/u)
      .at(-1)
      ?.trim() ?? "";
  return answer(situation, fact.holds ? { text: story.text, outcome } : story, fact);
}

type Fact = NonNullable<ReturnType<typeof numberFact>>;

function answer({ state }: Situation, story: Story, fact: Fact): Decision {
  const time = timeOf(state);
  const about = fact.holds ? "own-step" : "own-retry";
  const [asked = ""] = fact.line.split(/[=≠<>]/u);
  // What does not hold is still to be worked out.
  return followed(state, fact.holds ? story : { ...story, calculation: asked.trim() }, [
    { kind: "number-fact", ...fact, time },
    { kind: "talk", about, time },
  ]);
}

/** A calculation without its outcome is the student's to work out. */
function newCalculation({ state }: Situation, story: Story, text: string): Decision | null {
  const [told] = calculation.exec(text) ?? [];
  if (told === undefined) return null;
  const about = "own-come-to" as const;
  return followed(state, { ...story, calculation: told }, [
    { kind: "talk", about, time: timeOf(state) },
  ]);
}

/** A value at the end: once something was worked out, and where it is not what the open problem asks for. */
function endTold(situation: Situation, story: Story, text: string): Decision | null {
  const { state } = situation;
  if (story.outcome === undefined || !oneValue.test(text)) return null;
  if (rightClaim(situation, text, true)) return null;
  return followed(state, story, [{ kind: "talk", about: "own-end", time: timeOf(state) }]);
}

function followed(state: TutorState, story: Story, moves: readonly Move[]): Decision {
  const times = { ...state.times, "own-problem": timeOf(state) + 1 };
  return decided({ ...state, times, story }, moves);
}

function timeOf({ times }: TutorState): number {
  return times?.["own-problem"] ?? 0;
}

/** A decision whose state has left the story where another problem was laid out. */
export function withoutStory(decision: Decision): Decision {
  const { story, ...rest } = decision.state;
  const isLeft = story && decision.moves.some(({ kind }) => kind === "present");
  return isLeft ? { ...decision, state: rest } : decision;
}
