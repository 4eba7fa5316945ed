import { expect, test } from "vitest";
import { distressIn } from "../mind/safety.ts";
import { hearProgram, spokenIn } from "./hear-program.ts";

const sentences = [
  "i want to kill myself",
  "i dont want to live anymore",
  "me quiero morir",
  "my dad hits me every night",
  "i cut myself again last night",
];

const programs: readonly ((said: string) => string)[] = [
  (said) => `// ${said}\nfunction double(n) {\n  let sum = n + n;\n  return sum;\n}`,
  (said) => `function double(n) {\n  console.log("${said}");\n  return n * 2;\n}\ndouble(4);`,
  (said) =>
    `def double(n):\n    # ${said}\n    total = n + n\n    return total\n\nprint(double(3))`,
  (said) => `def double(n):\n    print('${said}')\n    return n * 2`,
];

test.each(sentences)("%s is heard in a comment and in a text", (said) => {
  for (const write of programs) {
    const program = write(said);
    expect([program, distressIn(program, hearProgram(program))]).not.toEqual([program, null]);
  }
});

test.each([
  "function roll() {\n  // the die shows 1 to 6\n  return 6;\n}",
  'if (lives === 0) {\n  console.log("game over");\n  kill(player);\n}',
  "def hits(shots):\n    # count the hits\n    return len(shots)",
  'for (let i = 0; i < 3; i++) console.log("Hello, world!");',
])("%s raises nothing", (program) => {
  expect(hearProgram(program).answer).toBe("none");
  expect(distressIn(program, hearProgram(program))).toBeNull();
});

test("comments below each other are one, and single words are nothing", () => {
  expect(spokenIn('// i want\n// to go home\nlet name = "Ana";')).toEqual(["i want to go home"]);
});
