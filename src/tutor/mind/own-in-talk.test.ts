import { expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { readAct } from "../acts/read-act.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import { decide } from "./decide.ts";
import type { Decision } from "./decision.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, type TutorState } from "./state.ts";

/** What becomes of a problem that is brought by its button, and of what is said about it one after the other. */
function bring(problem: string, said: readonly string[], locale: Locale): Decision[] {
  let state: TutorState = newState;
  const events = [
    { kind: "own-problem", text: problem } as const,
    ...said.map((text) => ({ kind: "message", text }) as const),
  ];
  return events.map((event, turn) => {
    const decision = decide(
      {
        state,
        learner: { firstName: "Lily", grade: 8, returning: true, records: new Map() },
        ...subjectModules.Mathematics,
        skills: mathematicsSkills,
        locale,
        now: new Date(0),
        seed: `own.${turn}`,
        ...(event.kind === "message" ? { acts: readAct(event.text) } : {}),
      },
      event,
    );
    state = decision.state;
    return decision;
  });
}

const kinds = (decisions: readonly Decision[]) =>
  decisions.map(({ moves }) => moves.map(({ kind }) => kind));

test("a story is followed by the calculations that the child finds in it, one after the other", () => {
  const turns = bring(
    "6 trays of 8 pies each, and mom sold 15. how many pies are left",
    ["6 and 8 matter. its 6 x 8", "48", "then 48 - 15 = 37?", "33", "so 33 pies are left", "next"],
    "en",
  );
  expect(kinds(turns)).toEqual([
    ["own-unread"],
    ["talk"],
    ["number-fact", "talk"],
    ["number-fact", "talk"],
    ["number-fact", "talk"],
    ["talk"],
    ["present"],
  ]);
  expect(turns.map(({ moves: [move] }) => move?.kind === "number-fact" && move.holds)).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(turns.at(-1)?.state.story).toBeUndefined();
});

test("an equation that sets a story up is taken up, and nothing of the story is marked", () => {
  const turns = bring(
    "a plan costs 25 dollars plus 10 cents per text, and maria paid 41.50. how many texts",
    ["25 + 0.10t = 41.50", "165"],
    "en",
  );
  expect(turns[1]?.state.problem?.source).toBe("own");
  expect(turns.at(-1)?.attempt?.receipt.outcome).toBe("right");
});

test("a yes with the first line of work takes the problem up and looks at the line", () => {
  const [asked, begun] = bring(
    "resuelve 2x + 3y = 12, x - y = 1",
    ["sí, exacto. despejo x de la segunda: x = y - 1"],
    "es",
  );
  expect(asked?.moves.map(({ kind }) => kind)).toEqual(["ask-own"]);
  expect(begun?.state.problem?.source).toBe("own");
  expect(begun?.moves.map(({ kind }) => kind)).toEqual(["first-wrong-line"]);
});

test("what is got for an answer beside a problem is no part of it", () => {
  const [asked] = bring("2(x-5) = 3x + 4 and i got x = 14 but the answer key says -14", [], "en");
  expect(asked?.moves).toMatchObject([{ kind: "ask-own", text: "2(x-5) = 3x + 4" }]);
});

test("more than goes round is a division with a remainder", () => {
  const [taken] = bring("84 / 9", [], "en");
  expect(taken?.state.problem?.item.skillId).toBe("division-remainders");
});
