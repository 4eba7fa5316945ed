import { z } from "zod";
import {
  emailLengthMax,
  nameLengthMax,
  usernameLengthMax,
  usernameLengthMin,
} from "#shared/constants.ts";
import { drawn, holdsAddress, holdsNotation, withoutJoiners } from "#shared/drawn-text.ts";
import { subjects } from "#shared/subjects.ts";
import { isEmailAddress } from "#shared/email-address.ts";
import { passesForAcademy } from "../rules-username.ts";
import { hasControlCharacters, passwordProblem } from "../rules.ts";

/** Messages of the schemas below are keys of the `fields` messages: what is wrong, in the reader's language. */
export const typed = (missing: string) =>
  z.string(missing).refine((text) => !hasControlCharacters(text), "charactersOdd");

/**
 * The address of an account that there may be, trimmed and in lower case: whoever has one that no account could be made
 * with any more still comes in with it.
 */
export const givenEmail = typed("emailInvalid")
  .trim()
  .toLowerCase()
  .normalize("NFC")
  .max(emailLengthMax, "emailInvalid")
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "emailInvalid");

/** An e-mail address to be taken or written to, trimmed and in lower case (V-02). */
export const email = givenEmail.refine(isEmailAddress, "emailInvalid");

/** A new password (V-03). */
export const password = z.string("passwordMissing").superRefine((text, context) => {
  const problem = passwordProblem(text);
  if (problem) context.addIssue(problem);
});

/** A username to be taken; unique whatever its case. */
export const username = typed("usernameTooShort")
  .trim()
  .normalize("NFC")
  .min(usernameLengthMin, "usernameTooShort")
  .max(usernameLengthMax, "usernameTooLong")
  .regex(/^[\p{L}\p{M}\p{N}_.-]+$/u, "usernameCharacters")
  .regex(drawn, "usernameCharacters")
  .regex(/^\P{Default_Ignorable_Code_Point}*$/u, "usernameCharacters")
  .refine((name) => !holdsNotation(name), "usernameCharacters")
  .refine((name) => !passesForAcademy(name), "usernameReserved");

/** A name as people are greeted with it, trimmed: it stands in letters, where an address would be a link. */
export const nameField = (missing: "nameMissing" | "fullNameMissing") =>
  typed(missing)
    .trim()
    .min(1, missing)
    .max(nameLengthMax, "nameTooLong")
    .refine((name) => !holdsAddress(name), "nameHoldsAddress")
    .refine((name) => drawn.test(withoutJoiners(name)), "charactersOdd");

/** Somebody's name, trimmed. */
export const personName = nameField("nameMissing");

/** A password as typed at a sign-in, of whatever quality. */
export const givenPassword = z
  .string("passwordMissing")
  .min(1, "passwordMissing")
  .refine((text) => passwordProblem(text) !== "passwordTooLong", "passwordTooLong");

/** What is asked of a student for the tutor: at sign-up, at onboarding and in the profile. */
export const learningFields = {
  gradeLevel: z.number("gradeMissing").int().min(1, "gradeMissing").max(12, "gradeMissing"),
  primarySubject: z.enum(subjects, "subjectMissing"),
  preferredSubjects: z.array(z.enum(subjects)).max(subjects.length).default([]),
  learningGoals: typed("goalsTooLong").trim().max(500, "goalsTooLong").default(""),
};
