import { describe, expect, test } from "vitest";
import { scriptProblem } from "./script-problem.ts";

describe("a partner's script that is refused", () => {
  test.each([
    ["a bracket left open", "partner.on((event) => {\n  count(event);\n", "jsUnreadable", 3],
    ["a word too many", "const a = 1;\nconst b = = 2;", "jsUnreadable", 2],
    ["a name twice", "let a;\n\nlet a;", "jsUnreadable", 3],
    ["a line break of old", "let a = 1;\r\nlet b = }", "jsUnreadable", 2],
    ["what belongs into a function", "return 1;", "jsUnreadable", 1],
    ["what belongs into a module", 'import "https://evil.example/x.js";', "jsUnreadable", 1],
    ["the end of a script", 'let a = 1;\nlet b = "</script>";', "jsMark", 2],
    ["the end of a script in capitals", "// </SCRIPT x", "jsMark", 1],
    ["the beginning of a script", "`<script>`", "jsMark", 1],
    ["a comment of HTML", "a();\nb();\n<!-- hidden", "jsMark", 3],
    ["brackets without end", "(".repeat(19_000), "jsTooMuch", 1],
  ])("%s", (_, source, kind, line) => {
    expect(scriptProblem(source)).toMatchObject({ kind, line });
  });

  test("names what stands there", () => {
    expect(scriptProblem("a(;")?.found).toBe("Unexpected token ';'");
    expect(scriptProblem('"</script"')?.found).toBe("</script");
  });

  test("is only read, never run", () => {
    expect(scriptProblem("globalThis.wasRun = true; while (true) {}")).toBeNull();
    expect("wasRun" in globalThis).toBe(false);
  });
});

test.each([
  ["nothing", null],
  ["an event that is counted", "partner.on(({ name, brand }) => gtag('event', name, { brand }));"],
  ["a text with a backslash in it", 'const a = "<\\/script>";'],
  ["a name of its own for what is given", "const partner = 1; const brand = 2;"],
])("a partner's script that is taken: %s", (_, source) => {
  expect(scriptProblem(source)).toBeNull();
});
