import type { z } from "zod";
import { type Account, accountsContract } from "#features/accounts/contract.ts";
import type { TestAcademy } from "./test-academy.ts";
import type { Browser } from "../contract-client.ts";

type SignUp = z.input<typeof accountsContract.signUpStudent.input>;

/** What a test says of a student where it matters to the test; the rest is made up. */
export type StudentOptions = Partial<SignUp> & { birthDate?: string };

/** Passes every rule, and no list of common ones has it. */
export const testPassword = "a calm lamp at dusk";

let made = 0;

/** The form of a student, each with a username of their own. */
export function studentForm(options: Partial<SignUp> = {}): SignUp {
  made++;
  return {
    fullName: "Maya Torres",
    username: `maya.${made}`,
    email: null,
    password: testPassword,
    gradeLevel: 8,
    primarySubject: "Mathematics",
    locale: "en",
    ...options,
  };
}

/** Signs a student up through the real calls; gives them with the browser they are signed in at. */
export async function makeStudent(
  academy: TestAcademy,
  options: StudentOptions = {},
): Promise<{ browser: Browser; account: Account }> {
  const { birthDate = "2010-05-17", ...form } = options;
  const browser = academy.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate });
  const { account } = await browser.ok(accountsContract.signUpStudent, studentForm(form));
  return { browser, account };
}
