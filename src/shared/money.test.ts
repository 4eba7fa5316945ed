import { expect, test } from "vitest";
import { formatAmount } from "./money.ts";

test("K-06 amounts of money are written as in en-US, with 2 decimals", () => {
  expect(formatAmount(12)).toBe("$12.00");
  expect(formatAmount(1234.5)).toBe("$1,234.50");
  expect(formatAmount(0.005)).toBe("$0.01");
});
