import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { evaluateMarking } from "./marking.ts";

const folder = mkdtempSync(join(tmpdir(), "faro-eval-"));

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test("right marks, false accepts and false rejects are counted, policy apart, and the last line is the score", () => {
  const file = join(folder, "pairs.jsonl");
  const rows = [
    { expected: "1/2", given: "0.5", equivalent: true },
    { expected: "1/2", given: "2", equivalent: false },
    { expected: "1/2", given: "2/4", equivalent: false },
    { expected: "1/2", given: "1/3", equivalent: true },
    { expected: "x = 3", given: "3", equivalent: true, policy: true },
  ];
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  const printed: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  evaluateMarking(file, true);
  expect(JSON.parse(printed.at(-1) ?? "")).toEqual({
    total: 4,
    right: 2,
    falseAccept: 1,
    falseReject: 1,
    policy: { total: 1, right: 1, falseAccept: 0, falseReject: 0 },
  });
});
