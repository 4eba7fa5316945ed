import { expect, test } from "vitest";
import {
  ageOn,
  arrivalPath,
  loginSide,
  destinationOf,
  extendedExpiry,
  firstNameOf,
  hasControlCharacters,
  identifierKind,
  isPossibleBirthDate,
  ownPath,
  passwordProblem,
  sessionLifetimes,
  signUpPath,
} from "./rules.ts";

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

test("a year of life is complete on the birthday and not a day before", () => {
  expect(ageOn("2012-11-21", noon("2025-11-20"))).toBe(12);
  expect(ageOn("2012-11-21", noon("2025-11-21"))).toBe(13);
  expect(ageOn("2012-12-01", noon("2025-11-30"))).toBe(12);
});

test("somebody born on 29 February grows older on 1 March of other years", () => {
  expect(ageOn("2012-02-29", noon("2025-02-28"))).toBe(12);
  expect(ageOn("2012-02-29", noon("2025-03-01"))).toBe(13);
  expect(ageOn("2012-02-29", noon("2028-02-29"))).toBe(16);
});

test("nobody is born tomorrow or 121 years ago", () => {
  expect(isPossibleBirthDate("2025-11-21", noon("2025-11-21"))).toBe(true);
  expect(isPossibleBirthDate("2025-11-22", noon("2025-11-21"))).toBe(false);
  expect(isPossibleBirthDate("1904-11-21", noon("2025-11-21"))).toBe(false);
});

test("a parent comes first until the day somebody turns 13", () => {
  expect(signUpPath("2012-11-22", noon("2025-11-21"))).toBe("parent-first");
  expect(signUpPath("2012-11-21", noon("2025-11-21"))).toBe("self");
});

test("V-04 an identifier with an @ is an e-mail address, anything else a username", () => {
  expect(identifierKind("maya@example.com")).toBe("email");
  expect(identifierKind("maya.torres")).toBe("username");
});

test("V-03 a password has 8 to 128 characters, whatever the script", () => {
  expect(passwordProblem("1234567")).toBe("passwordTooShort");
  expect(passwordProblem("12345678")).toBeNull();
  expect(passwordProblem("x".repeat(128))).toBeNull();
  expect(passwordProblem("x".repeat(129))).toBe("passwordTooLong");
  expect(passwordProblem("🗼".repeat(128))).toBeNull();
  expect(passwordProblem("🗼".repeat(7))).toBe("passwordTooShort");
  // e and a combining accent are one character, as they are to whoever typed them.
  expect(passwordProblem("e\u0301".repeat(7))).toBe("passwordTooShort");
  expect(passwordProblem("e\u0301".repeat(128))).toBeNull();
});

test("T-04 administrators, affiliates and students are each led to their place", () => {
  const ready = { onboardingCompleted: true, gradeLevel: 8 };
  expect(destinationOf({ ...ready, role: "administrator" })).toBe("/admin");
  expect(destinationOf({ ...ready, role: "affiliate" })).toBe("/affiliate/dashboard");
  expect(destinationOf({ ...ready, role: "student" })).toBe("/chat");
  expect(destinationOf({ ...ready, role: "student", onboardingCompleted: false })).toBe(
    "/onboarding",
  );
  expect(destinationOf({ ...ready, role: "student", gradeLevel: null })).toBe("/onboarding");
});

test("T-05 a parent comes to the dashboard, or to the page of theirs that was asked for", () => {
  const parent = { role: "parent", onboardingCompleted: true, gradeLevel: null } as const;
  expect(destinationOf(parent)).toBe("/parent-dashboard");
  expect(arrivalPath(parent, {})).toBe("/parent-dashboard");
  expect(arrivalPath(parent, { next: "/profile" })).toBe("/profile");
  for (const next of ["/chat", "/chat?subject=Science", "/progress", "//evil.example"]) {
    expect(arrivalPath(parent, { next })).toBe("/parent-dashboard");
  }
});

test("T-05 a parent who follows a letter's link comes to that very page, and to no other site", () => {
  const parent = { role: "parent", onboardingCompleted: true, gradeLevel: null } as const;
  const links = [
    "/parent-dashboard/sessions?child=prf_1&session=chat_1.4",
    "/parent-dashboard/sessions?child=prf_1&alert=alr_1",
    "/parent-dashboard?child=prf_1&skill=fractions.add",
    "/parent-dashboard/report?child=prf_1&from=2026-11-16&to=2026-11-22",
  ];
  for (const next of links) {
    expect(loginSide({ tab: null, next })).toBe("parent");
    expect(arrivalPath(parent, { next })).toBe(next);
  }
  expect(loginSide({ tab: "student", next: links[0] ?? "" })).toBe("student");
  expect(loginSide({ tab: null, next: "/parent-dashboards" })).toBe("student");
  expect(loginSide({ tab: null, next: null })).toBe("student");
  const elsewhere = ["//evil.example/parent-dashboard", "https://evil.example/", "/\\evil.example"];
  for (const next of elsewhere) {
    expect(arrivalPath(parent, { next })).toBe("/parent-dashboard");
  }
});

test("P-03 an administrator on the parents' side comes to the sample family", () => {
  const administrator = {
    role: "administrator",
    onboardingCompleted: true,
    gradeLevel: null,
  } as const;
  expect(arrivalPath(administrator, { side: "parent" })).toBe("/parent-dashboard");
  expect(arrivalPath(administrator, { side: "student" })).toBe("/admin");
});

test("T-04 a student comes to the page or subject asked for, everybody else to their place", () => {
  const student = { role: "student", onboardingCompleted: true, gradeLevel: 8 } as const;
  expect(arrivalPath(student, {})).toBe("/chat");
  expect(arrivalPath(student, { subject: "SAT/ACT" })).toBe("/chat?subject=SAT%2FACT");
  expect(arrivalPath(student, { next: "/profile#study-schedule" })).toBe("/profile#study-schedule");
  expect(arrivalPath(student, { next: "//evil.example" })).toBe("/chat");
  expect(arrivalPath({ ...student, gradeLevel: null }, { next: "/chat" })).toBe("/onboarding");
  expect(arrivalPath({ ...student, role: "administrator" }, { next: "/chat" })).toBe("/admin");
  expect(arrivalPath({ ...student, role: "administrator" }, { next: "/admin/audit" })).toBe(
    "/admin/audit",
  );
});

test("T-01 nothing extends a username session", () => {
  const now = noon("2025-11-21");
  expect(extendedExpiry(sessionLifetimes.username, now, now)).toBeNull();
  expect(sessionLifetimes.username.ms).toBe(3_600_000);
});

test("activity extends an e-mail session, written at most every five minutes", () => {
  const opened = noon("2025-11-21");
  const expires = new Date(opened.getTime() + sessionLifetimes.email.ms);
  const after = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);
  expect(extendedExpiry(sessionLifetimes.email, expires, after(4.9))).toBeNull();
  expect(extendedExpiry(sessionLifetimes.email, expires, after(5))).toEqual(
    new Date(after(5).getTime() + sessionLifetimes.email.ms),
  );
});

test("the first name is the first word, also with spaces around", () => {
  expect(firstNameOf("  María José   García ")).toBe("María");
  expect(firstNameOf("Ng")).toBe("Ng");
});

test("only addresses of our own pages are followed after a sign-in", () => {
  expect(ownPath("/chat?subject=Science#end")).toBe("/chat?subject=Science#end");
  for (const foreign of [
    null,
    "",
    "chat",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "javascript:alert(1)",
    "/api/accounts/session",
  ]) {
    expect(ownPath(foreign), String(foreign)).toBeNull();
  }
});

test("control characters are noticed, line breaks and every script are not", () => {
  expect(hasControlCharacters("a\u0000b")).toBe(true);
  expect(hasControlCharacters("a\u001bb")).toBe(true);
  expect(hasControlCharacters("two\nlines\tGarcía 李 🗼")).toBe(false);
});
