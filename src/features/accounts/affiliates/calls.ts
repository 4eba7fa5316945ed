import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { affiliateAccountsContract } from "../contract/affiliates.ts";
import { signInAffiliate } from "./sign-in.ts";
import { signUpAffiliate } from "./sign-up.ts";

/** How affiliates come in, with what answers each call. */
export const affiliateAccountsCalls: readonly BoundCall[] = [
  answer(affiliateAccountsContract.signUpAffiliate, signUpAffiliate),
  answer(affiliateAccountsContract.signInAffiliate, signInAffiliate),
];
