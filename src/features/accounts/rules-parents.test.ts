import { expect, test } from "vitest";
import {
  isPhone,
  meetsRule,
  parentPasswordProblem,
  passwordRuleNames,
  strippedPhone,
} from "./rules-parents.ts";

test("L-04 each rule is met by its own kind of character alone", () => {
  const samples = { uppercase: "É", lowercase: "ñ", digit: "7" } as const;
  for (const [rule, sample] of Object.entries(samples)) {
    const met = passwordRuleNames.filter((name) => meetsRule(sample, name));
    expect(met).toEqual([rule]);
  }
  for (const sign of "@$!%*?&") expect(meetsRule(sign, "special")).toBe(true);
  for (const sign of "#-_.,^ ") expect(meetsRule(sign, "special")).toBe(false);
});

test("L-04 V-03 a password is a parent's when it meets every rule", () => {
  expect(parentPasswordProblem("")).toBe("passwordMissing");
  expect(parentPasswordProblem("Aa7!")).toBe("passwordTooShort");
  expect(parentPasswordProblem("lamp at dusk 7!")).toBe("passwordRules");
  expect(parentPasswordProblem("Lamp at dusk 7!")).toBeNull();
});

test("V-06 spaces, dashes and parentheses go, whatever keyboard made them; the rest stays", () => {
  expect(strippedPhone(" (555)\u00a0010-0199 ")).toBe("5550100199");
  expect(strippedPhone("+34 600–700—800")).toBe("+34600700800");
  expect(strippedPhone("555.010.0199 ext. 12")).toBe("555.010.0199ext.12");
});

test("what can be dialled is a telephone number", () => {
  for (const good of ["12345", "+5215512345678", "555.010.0199", "5550100199ext.12", "555010x7"]) {
    expect(isPhone(good), good).toBe(true);
  }
  for (const bad of ["1234", "callme", "+", "1".repeat(21), "555+010", "12345;drop"]) {
    expect(isPhone(bad), bad).toBe(false);
  }
});
