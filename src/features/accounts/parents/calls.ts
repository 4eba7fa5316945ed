import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { parentsContract } from "../contract/parents.ts";
import { readParentAccount, updateParentAccount } from "./account.ts";
import { sendForgotCredentialsEmail } from "./credentials.ts";
import { namingFailures, requiring } from "./failures.ts";
import { signInParent } from "./sign-in.ts";
import { signUpParentByGoogle } from "./sign-up-by-google.ts";
import { signUpParent } from "./sign-up.ts";
import { resendParentVerification, verifyParentEmail } from "./verification.ts";

const signUp = answer(parentsContract.signUpParent, signUpParent);
const signUpByGoogle = answer(parentsContract.signUpParentByGoogle, signUpParentByGoogle);
const signIn = answer(parentsContract.signInParent, signInParent);
const update = answer(parentsContract.updateParentAccount, updateParentAccount);
const verify = answer(parentsContract.verifyParentEmail, verifyParentEmail);
const resend = answer(parentsContract.resendParentVerification, resendParentVerification);
const forgot = answer(parentsContract.sendForgotCredentialsEmail, sendForgotCredentialsEmail);

/** The calls of parents with what answers them, each failure in the words of the specification (M-02 to M-05). */
export const parentsCalls: readonly BoundCall[] = [
  requiring(
    namingFailures(signUp, "parent_sign_up_failed"),
    ["fullName", "email", "phone", "password"],
    "all_fields_required",
  ),
  requiring(
    namingFailures(signUpByGoogle, "parent_sign_up_failed"),
    ["fullName", "phone"],
    "all_fields_required",
  ),
  requiring(
    namingFailures(signIn, "parent_sign_in_failed"),
    ["email", "password"],
    "email_password_required",
  ),
  requiring(
    namingFailures(update, "parent_account_failed"),
    ["fullName", "phone"],
    "all_fields_required",
  ),
  namingFailures(verify, "parent_account_failed"),
  namingFailures(resend, "parent_account_failed"),
  namingFailures(forgot, "credentials_not_sent"),
  namingFailures(
    answer(parentsContract.readParentAccount, readParentAccount),
    "parent_account_failed",
  ),
];
