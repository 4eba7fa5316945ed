/**
 * What can be wrong with a field of a form. Schemas use these as their messages, the server sends them, and the
 * `fields` messages put each into words: one closed list, so a problem without words does not compile.
 */
export const fieldProblems = [
  "charactersOdd",
  "emailInvalid",
  "emailTaken",
  "passwordMissing",
  "passwordTooShort",
  "passwordTooLong",
  "passwordCommon",
  "passwordIsName",
  "passwordWrong",
  "wordWrong",
  "usernameTooShort",
  "usernameTooLong",
  "usernameCharacters",
  "usernameTaken",
  "identifierNeeded",
  "identifierMissing",
  "identifierTooLong",
  "nameMissing",
  "nameTooLong",
  "fullNameMissing",
  "phoneMissing",
  "phoneInvalid",
  "parentEmailMissing",
  "passwordRules",
  "gradeMissing",
  "subjectMissing",
  "goalsTooLong",
  "birthDateInvalid",
  "childIsAdult",
  "consentMissing",
  "termsNotAccepted",
  "privacyNotAccepted",
  "adultNeeded",
  "planMissing",
  "planTooLong",
  "reasonMissing",
  "reasonTooLong",
  "passwordsDiffer",
  "adminPasswordTooShort",
  "setupTokenMissing",
  "confirmationWrong",
  "senderMissing",
  "messageMissing",
  "messageTooLong",
  "suspensionReasonMissing",
  "replyMissing",
  "replyTooLong",
  "hoursInvalid",
  "timeZoneInvalid",
  "reasonLong",
  "dayInvalid",
  "rangeInvalid",
  "rangeTooLong",
  "other",
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** The problem that a text from the wire names; `other` where it names none of ours. */
export function readFieldProblem(text: string): FieldProblem {
  return fieldProblems.find((problem) => problem === text) ?? "other";
}
