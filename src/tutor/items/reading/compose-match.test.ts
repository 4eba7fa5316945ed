import { expect, test } from "vitest";
import { tell } from "./card.fixture.ts";
import { readMatch } from "./compose-match.ts";

const short = [
  ["they're", "they've", "they'll"],
  ["they are", "they have", "they will"],
] as const;
const motion = [
  ["It lies on the time axis.", "It rises straight.", "It falls straight.", "It is level."],
  [
    "The speed drops by the same amount.",
    "The speed grows by the same amount.",
    "The thing does not move.",
    "The thing moves at a steady speed.",
  ],
] as const;
const calls = [
  ['fruit.find("a")', 'fruit.find("b")', "len(fruit)"],
  ["6", "1", "0"],
] as const;
const parts = [
  ["line 2", "line 4", "line 1"],
  ["reason", "claim", "objection"],
] as const;

const read = (text: string, sides: readonly (readonly string[])[]) => {
  const found = readMatch(tell(text, sides));
  return (
    found && {
      how: found.how,
      pairs: Object.fromEntries([...found.pairs].map(([l, r]) => [l + 1, r + 1])),
    }
  );
};

test.each([
  ["1 is 2, 2 is 1 and 3 is 3", short, { 1: 2, 2: 1, 3: 3 }],
  ["1-2, 2-1, 3-3, ya profe", short, { 1: 2, 2: 1, 3: 3 }],
  ["1-2 2-1 3-3", short, { 1: 2, 2: 1, 3: 3 }],
  ["1b 2a 3c", short, { 1: 2, 2: 1, 3: 3 }],
  ["la 1 va con la 2, la 2 con la 1 y la 3 con la 3", short, { 1: 2, 2: 1, 3: 3 }],
  ["1 = 2, 2 = 1, 3 = 3", short, { 1: 2, 2: 1, 3: 3 }],
  ["they'll is they will, they've is they have, they're is they are", short, { 1: 1, 2: 2, 3: 3 }],
  ["1 they have 2 they are 3 they will", short, { 1: 2, 2: 1, 3: 3 }],
  ["they have, they are, they will. from top to bottom", short, { 1: 2, 2: 1, 3: 3 }],
  ["2 1 3", short, { 1: 2, 2: 1, 3: 3 }],
  [
    "time axis one is not moving, rises is grows, falls drops and level is steady",
    motion,
    { 1: 3, 2: 2, 3: 1, 4: 4 },
  ],
  ["find a es 1, find b es 0, len 6", calls, { 1: 2, 2: 3, 3: 1 }],
  ["the first gives 1, the second 0 and len gives 6", calls, { 1: 2, 2: 3, 3: 1 }],
  ["line 1 is the claim, 2 the reason and 4 the objection", parts, { 1: 1, 2: 3, 3: 2 }],
] as const)("“%s” is a whole match for certain", (text, sides, pairs) => {
  expect(read(text, sides)).toEqual({ how: "certain", pairs });
});

test.each([
  ["they're is they are… and a potato is something lol", short, { 1: 1 }],
  ["they'll is they will, they've is…", short, { 3: 3 }],
  ["the level one is steady, idk the other three", motion, { 4: 4 }],
] as const)("“%s” is told in part", (text, sides, pairs) => {
  expect(read(text, sides)).toEqual({ how: "partly", pairs });
});

test("the last pair left over is asked about", () => {
  const said = "time axis is not moving, rises is grows, falls is drops";
  expect(read(said, motion)).toEqual({ how: "doubtful", pairs: { 1: 3, 2: 2, 3: 1, 4: 4 } });
});

test.each([
  ["what's the difference between they're and their", short],
  ["do they have to rise 2 times", motion],
  ["why is it they are and not they were", short],
] as const)("“%s” pairs nothing", (text, sides) => {
  expect(read(text, sides)).toBeNull();
});
