import type { Contract } from "#shared/contract.ts";
import { approvalContract } from "./contract/approval.ts";
import { dashboardContract } from "./contract/dashboard.ts";
import { membershipContract } from "./contract/membership.ts";
import { referralsContract } from "./contract/referrals.ts";

/** Every call about affiliates and whom they bring. */
export const affiliatesContract = {
  ...membershipContract,
  ...referralsContract,
  ...dashboardContract,
  ...approvalContract,
} satisfies Contract;
