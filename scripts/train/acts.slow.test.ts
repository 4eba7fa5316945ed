import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fitActs, textOfActs } from "./acts.ts";

test("training again gives the reader of acts as it stands", { timeout: 300_000 }, () => {
  const path = join(import.meta.dirname, "../../content/acts/model.json");
  const text = textOfActs(fitActs());
  expect(text === readFileSync(path, "utf8")).toBe(true);
  expect(text.length).toBeLessThan(1_000_000);
});
