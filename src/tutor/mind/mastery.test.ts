import fc from "fast-check";
import { expect, test } from "vitest";
import { learnFrom, masteredFrom, unknownMastery } from "./mastery.ts";

const aloneRight = { right: true, helpLevel: 0, firstTry: true };

test("three unassisted first tries in a row reach mastery, two do not", () => {
  const two = [aloneRight, aloneRight].reduce(learnFrom, unknownMastery);
  expect(two.alone).toBeLessThan(masteredFrom);
  expect(learnFrom(two, aloneRight).alone).toBeGreaterThanOrEqual(masteredFrom);
});

test("the published figures of the model come out: 0.55, 0.925, 0.992", () => {
  const seen = [aloneRight, aloneRight, aloneRight].map(
    (
      (mastery) => (evidence) =>
        (mastery = learnFrom(mastery, evidence)).alone
    )(unknownMastery),
  );
  expect(seen.map((value) => Number(value.toFixed(3)))).toEqual([0.55, 0.925, 0.992]);
});

test("answers with help or after a miss never move what stands alone", () => {
  const evidence = fc.record({
    right: fc.boolean(),
    helpLevel: fc.integer({ min: 0, max: 6 }),
    firstTry: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(evidence, { maxLength: 40 }), (answers) => {
      const assisted = answers.filter((answer) => answer.helpLevel > 0 || !answer.firstTry);
      expect(assisted.reduce(learnFrom, unknownMastery).alone).toBe(unknownMastery.alone);
    }),
  );
});

test("a right answer after many hints says less than one after few", () => {
  const after = (helpLevel: number) =>
    learnFrom(unknownMastery, { right: true, helpLevel, firstTry: false }).withHelp;
  expect(after(0)).toBeGreaterThan(after(1));
  expect(after(1)).toBeGreaterThan(after(3));
});

test("probabilities stay between 0 and 1 whatever is answered", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 100 }), (answers) => {
      const end = answers.reduce(
        (mastery, right) => learnFrom(mastery, { right, helpLevel: 0, firstTry: true }),
        unknownMastery,
      );
      expect(end.alone).toBeGreaterThan(0);
      expect(end.alone).toBeLessThan(1);
    }),
  );
});

test("a right choice of three says less than a right answer that nobody guesses", () => {
  const first = { right: true, helpLevel: 0, firstTry: true };
  const typed = learnFrom(unknownMastery, first).alone;
  const chosen = learnFrom(unknownMastery, { ...first, guess: 1 / 3 }).alone;
  const named = learnFrom(unknownMastery, { ...first, guess: 0.02 }).alone;
  expect(chosen).toBeLessThan(typed);
  expect(named).toBeGreaterThan(typed);
});
