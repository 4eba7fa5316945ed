import { expect, test } from "vitest";
import { testPassword } from "#app/testing/make-student.ts";
import { guessableProblem } from "./guessable.ts";

const own = ["Maya Torres Núñez", "maya.t", "m.torres91@example.org"];

test.each(["password123", "PassWord123", "contraseña"])("%s is common", (password) => {
  expect(guessableProblem(password, [])).toBe("passwordCommon");
});

test.each([
  "aaaaaaaa",
  "zzzzzzzzzzzz",
  "abababab",
  "xyzxyzxyz",
  "jjkjkkjk",
  "bcdefghi",
  "ihgfedcb",
  "ñññññññññ",
  "56789:;<",
])("%s is simple", (password) => {
  expect(["passwordSimple", "passwordCommon"]).toContain(guessableProblem(password, []));
});

test.each([
  "Maya.Torres",
  "mayatorres",
  "MayaTorres2026!",
  "torres-1991-91",
  "nunez#2014",
  "m.torres91",
  "mtorres91",
  "maya.t@2015",
  "Faro2026!",
  "faro-maya-1",
  "m.torres91@example.org",
])("%s is made of what everybody knows of the account", (password) => {
  expect(guessableProblem(password, own)).toBe("passwordIsName");
});

test.each([
  testPassword,
  "maya likes seven lamps",
  "correct horse",
  "🗼ñ日x".repeat(32),
  "Lighthouse1!",
])("%s is good", (password) => {
  expect(guessableProblem(password, own)).toBeNull();
});
