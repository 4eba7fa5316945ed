import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSpecRows } from "../docs/spec-coverage.ts";
import { planted } from "./fault.ts";
import { faults, rowsWithoutFault } from "./faults.ts";

const root = join(import.meta.dirname, "../..");

test("a fault is planted where its text stands once, and nowhere else", () => {
  expect(planted("a = 1;\nb = 1;", { find: "a = 1", put: "a = 2" })).toBe("a = 2;\nb = 1;");
  expect(planted("a = 1;\nb = 1;", { find: "= 1", put: "= 2" })).toBeNull();
  expect(planted("a = 1;", { find: "c = 1", put: "c = 2" })).toBeNull();
});

test("every fault can still be planted, and its tests are there", async () => {
  const wrong = [];
  for (const fault of faults) {
    const { row, what, file, tests } = fault;
    const source = await readFile(join(root, file), "utf8").catch(() => "");
    const changed = planted(source, fault);
    if (changed === null || changed === source) wrong.push(`${row} ${what}`);
    for (const path of tests) {
      const text = await readFile(join(root, path), "utf8").catch(() => null);
      if (text === null) wrong.push(`${row} ${path}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a fault is planted of every row of the specification, or it is said why not", async () => {
  const rows = (await readSpecRows(root)).map(({ id }) => id);
  const tried = new Set(faults.map(({ row }) => row));
  const open = rows.filter((row) => !tried.has(row));
  expect(open).toEqual(Object.keys(rowsWithoutFault));
  expect([...tried].filter((row) => !rows.includes(row))).toEqual([]);
});
