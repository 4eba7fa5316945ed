import type { Contract } from "#shared/contract.ts";
import { approvalContract } from "./contract/approval.ts";
import { dashboardContract } from "./contract/dashboard.ts";
import { earningsContract } from "./contract/earnings.ts";
import { membershipContract } from "./contract/membership.ts";
import { paymentsContract } from "./contract/payments.ts";
import { payoutsContract } from "./contract/payouts.ts";
import { referralsContract } from "./contract/referrals.ts";

/** Every call about affiliates, whom they bring and what they earn. */
export const affiliatesContract = {
  ...membershipContract,
  ...referralsContract,
  ...dashboardContract,
  ...approvalContract,
  ...earningsContract,
  ...paymentsContract,
  ...payoutsContract,
} satisfies Contract;
