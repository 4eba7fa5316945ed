import type { Contract } from "#shared/contract.ts";
import { affiliateAccountsContract } from "./contract/affiliates.ts";
import { googleContract } from "./contract/google.ts";
import { parentsContract } from "./contract/parents.ts";
import { profileContract } from "./contract/profile.ts";
import { secondFactorContract } from "./contract/second-factor.ts";
import { sessionsContract } from "./contract/sessions.ts";
import { studentsContract } from "./contract/students.ts";

export type { Account } from "./contract/account.ts";

/** Every call about who somebody is. */
export const accountsContract = {
  ...studentsContract,
  ...sessionsContract,
  ...parentsContract,
  ...profileContract,
  ...googleContract,
  ...affiliateAccountsContract,
  ...secondFactorContract,
} satisfies Contract;
