import { expect, test } from "vitest";
import { tell } from "./card.fixture.ts";
import { readOrder } from "./compose-order.ts";

const cell = ["cytoplasm", "cell wall", "nucleus", "membrane"];
const owls = [
  "Their soft feathers make no sound.",
  "Many animals are built for the way they live.",
  "They are built for hunting at night.",
  "Owls are one example.",
];
const war = [
  "Britain declares war on Germany over Belgium.",
  "Austria sends Serbia an ultimatum.",
  "Germany declares war on Russia.",
  "Austria declares war on Serbia.",
];

const read = (text: string, parts: readonly string[], ownMark = false) => {
  const sequence = readOrder(tell(text, [parts]), ownMark);
  return sequence && { how: sequence.how, order: sequence.order.map((place) => place + 1) };
};

test.each([
  [
    "ok so first nucleus, then cytoplasm, then the cell wall and then membrane bc the wall is tough",
    cell,
    [3, 1, 2, 4],
  ],
  ["nucleus → cytoplasm → membrane → cell wall", cell, [3, 1, 4, 2]],
  ["nucleus cytoplasm membrane wall", cell, [3, 1, 4, 2]],
  ["3 1 4 2 i did this with my mom", cell, [3, 1, 4, 2]],
  ["3-1-4-2 listo", cell, [3, 1, 4, 2]],
  ["3, 1, 4 y al final la 2", cell, [3, 1, 4, 2]],
  ["3 1 4 2. wait no, 3 1 2 4", cell, [3, 1, 2, 4]],
  ["animals, then owls, then built for hunting, and the feathers last", owls, [2, 4, 3, 1]],
  ["ultimatum, austria on serbia, germany on russia, britain", war, [2, 4, 3, 1]],
] as const)("“%s” is an order for certain", (text, parts, order) => {
  expect(read(text, parts)).toEqual({ how: "certain", order });
});

test("a part with a question mark of its own does not ask", () => {
  const words = ["the", "ducks?", "feed", "we", "Can"];
  expect(read("Can we feed the ducks?", words, true)).toEqual({
    how: "certain",
    order: [5, 4, 3, 1, 2],
  });
});

const insects = ["grass", "grasshopper", "frog", "snake"];

test.each([
  [
    "the grasshopper is second, the grass first, the snake last and the frog third",
    insects,
    [1, 2, 3, 4],
  ],
  ["grass grasshopper snake frog lol jk its grass grasshopper frog snake", insects, [1, 2, 3, 4]],
  ["grass, grashoper, frog, snake", insects, [1, 2, 3, 4]],
] as const)("“%s” ranks or restarts", (text, parts, order) => {
  expect(read(text, parts)).toEqual({ how: "certain", order });
});

test("what goes last has no place while others are missing", () => {
  expect(read("snake last, grass first, the rest idk", insects)).toEqual({
    how: "partly",
    order: [1],
  });
});

test("who is named first is not the one with that word", () => {
  const rome = [
    "Hannibal crosses the Alps.",
    "The last king is driven out.",
    "Augustus becomes the first emperor.",
  ];
  expect(
    read("Hannibal first with his elephants, then the last king, then Augustus", rome)?.order,
  ).toEqual([1, 2, 3]);
});

test.each([
  ["first the nucleus, then…", [3]],
  ["nucleus, cytoplasm, dunno the rest", [3, 1]],
  ["its 3 then 1 and then umm", [3, 1]],
  ["3 and 1 go first.. hmm", [3, 1]],
] as const)("“%s” is told in part", (text, order) => {
  expect(read(text, cell)).toEqual({ how: "partly", order });
});

test.each(["is it 3 1 4 2?", "3 1 4 2 or 3 1 2 4"])("“%s” is asked about", (text) => {
  expect(read(text, cell)?.how).toBe("doubtful");
});

test.each(["what is a membrane", "why cant the wall go before the nucleus", "i have 4 of them"])(
  "“%s” is none",
  (text) => {
    expect(read(text, cell)).toBeNull();
  },
);
