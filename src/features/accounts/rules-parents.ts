import { passwordProblem } from "./rules.ts";

/** What a password of the registration of parents must have, in the order in which the page lists it (L-04). */
export const passwordRuleNames = ["length", "uppercase", "lowercase", "digit", "special"] as const;

export type PasswordRule = (typeof passwordRuleNames)[number];

const patterns: Readonly<Record<Exclude<PasswordRule, "length">, RegExp>> = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  digit: /\p{Nd}/u,
  special: /[@$!%*?&]/,
};

/** Whether a password meets one of the rules; letters and digits of every script count. */
export function meetsRule(password: string, rule: PasswordRule): boolean {
  return rule === "length" ? passwordProblem(password) === null : patterns[rule].test(password);
}

/** What keeps a password from being a new parent's, as a key of the `fields` messages, or null (V-03, L-04). */
export function parentPasswordProblem(
  password: string,
): "passwordMissing" | "passwordTooShort" | "passwordTooLong" | "passwordRules" | null {
  if (password === "") return "passwordMissing";
  const problem = passwordProblem(password);
  if (problem) return problem;
  return passwordRuleNames.every((rule) => meetsRule(password, rule)) ? null : "passwordRules";
}

/** A telephone number without the spaces, dashes and parentheses people group it with (V-06). */
export function strippedPhone(phone: string): string {
  return phone.replaceAll(/[\s\p{Pd}()\u2212]/gu, "");
}

/** Whether a stripped text can be dialled: 5 to 20 digits, perhaps with a + before, dots between, an extension after. */
export function isPhone(stripped: string): boolean {
  return /^\+?(?:\d\.?){5,20}(?:(?:x|ext\.?)\d{1,6})?$/i.test(stripped);
}
