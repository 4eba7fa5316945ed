import type { FieldProblem } from "../../field-problems.ts";

/** What is wrong with a field of a form, shown beside it. Schemas name these keys. */
export const fields = {
  charactersOdd: "There is a character here that cannot be typed. Please enter it again by hand.",
  emailInvalid: "Please enter a valid email address.",
  emailTaken: "An account with this email already exists",
  passwordMissing: "Please enter your password.",
  passwordTooShort: "Password must be at least 8 characters",
  passwordTooLong: "Password too long",
  passwordCommon: "Many people use this password, so it is easy to guess. Please choose another.",
  passwordIsName: "This password is the same as your username or email. Please choose another.",
  usernameTooShort: "A username has at least 3 characters.",
  usernameTooLong: "A username has at most 30 characters.",
  usernameCharacters: "A username can have letters, digits, dots, dashes and underscores.",
  usernameTaken: "That username is taken. Please choose another.",
  identifierNeeded: "Choose a username, or enter an email address to sign in with.",
  identifierMissing: "Please enter your username or email.",
  identifierTooLong: "No username or email is that long.",
  nameMissing: "Please enter your name.",
  nameTooLong: "That is longer than 80 characters. A shorter form of your name will do.",
  gradeMissing: "Please choose your grade.",
  subjectMissing: "Please choose a subject.",
  goalsTooLong: "Please use at most 500 characters.",
  birthDateInvalid: "That is not a date of birth. Please check day, month and year.",
  other: "Please check this field.",
} satisfies Record<FieldProblem, string>;
