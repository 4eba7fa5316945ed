import { expect, test } from "vitest";
import { formatPercent } from "./percentages.ts";

test("K-06 percentages are written in en-US with 2 decimals", () => {
  expect(formatPercent(0.125)).toBe("12.50%");
  expect(formatPercent(1)).toBe("100.00%");
  expect(formatPercent(12.3456)).toBe("1,234.56%");
});
