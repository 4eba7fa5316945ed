import { type BoundCall, answer } from "#platform/http/bound-call.ts";
import { affiliateAccountsCalls } from "./affiliates/calls.ts";
import { googleCalls } from "./google/calls.ts";
import { holdAnswer } from "./students/age-step.ts";
import { askParent } from "./students/consent-request.ts";
import { accountsContract } from "./contract.ts";
import { parentsCalls } from "./parents/calls.ts";
import { profileCalls } from "./profile/calls.ts";
import { secondFactorCalls } from "./second-factor/calls.ts";
import { signInStudent } from "./students/sign-in.ts";
import { signUpStudent } from "./students/sign-up.ts";
import { sessionsCalls } from "./sessions/calls.ts";

/** The calls of accounts with what answers them. */
export const accountsCalls: readonly BoundCall[] = [
  answer(accountsContract.answerAgeStep, async (context, { birthDate }) => ({
    path: await holdAnswer(context, birthDate),
  })),
  answer(accountsContract.askParent, askParent),
  answer(accountsContract.signUpStudent, signUpStudent),
  answer(accountsContract.signInStudent, signInStudent),
  ...sessionsCalls,
  ...affiliateAccountsCalls,
  ...parentsCalls,
  ...profileCalls,
  ...googleCalls,
  ...secondFactorCalls,
];
