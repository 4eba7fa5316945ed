import { expect, test } from "vitest";
import { fieldProblems } from "#shared/field-problems.ts";
import { locales } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";

const english = translators.en;

test("V-03 the password rules are refused in the specification's words", () => {
  expect(english("fields.passwordTooShort")).toBe("Password must be at least 8 characters");
  expect(english("fields.passwordTooLong")).toBe("Password too long");
});

test("V-02 a wrong e-mail address is refused in the specification's words", () => {
  expect(english("fields.emailInvalid")).toBe("Please enter a valid email address.");
});

test("M-01 the student login fails in the specification's words", () => {
  expect(english("accounts.loginFailed")).toBe("Student Login Failed");
  expect(english("accounts.loginFailedText")).toBe(
    "Invalid username/email or password. Please check your credentials and try again.",
  );
  expect(english("accounts.authenticationFailed")).toBe("Authentication failed");
  expect(english("errors.invalid_credentials")).toBe("Invalid username or password");
  expect(english("errors.account_incomplete")).toBe("Account setup incomplete");
});

test("M-06 whoever signs in is welcomed by first name", () => {
  expect(english("accounts.welcomeBack", { firstName: "Maya" })).toBe("Welcome back, Maya!");
  expect(english("accounts.welcome", { firstName: "<b>O'Brien" })).toBe("Welcome, <b>O'Brien!");
});

test("L1 the age step gives no hint of a limit, of a parent, or of a right answer", () => {
  for (const locale of locales) {
    const keys = [
      "accounts.ageTitle",
      "accounts.ageLead",
      "forms.birthDate",
      "accounts.continue",
    ] as const;
    const words = keys.map((key) => translators[locale](key)).join(" ");
    expect(words).not.toMatch(
      /\d|parent|guardian|child|old|allow|padre|madre|tutor|niñ|edad|mayor/i,
    );
  }
});

test("every problem of a field has words in each language", () => {
  for (const problem of fieldProblems) {
    const [en, es] = locales.map((locale) => translators[locale](`fields.${problem}`));
    expect(en).not.toContain("fields.");
    expect(es).not.toContain("fields.");
    expect(es).not.toBe(en);
  }
});

test("the count of wrong fields reads right for one and for several", () => {
  expect(english("forms.errorSummary", { count: 1 })).toBe("Please check 1 field");
  expect(translators.es("forms.errorSummary", { count: 3 })).toBe("Revisa 3 campos");
});
