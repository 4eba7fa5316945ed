import type { Contract } from "#shared/contract.ts";
import { accountsContract } from "./contract/accounts.ts";
import { auditContract } from "./contract/audit.ts";
import { outboxContract } from "./contract/outbox.ts";
import { overviewContract } from "./contract/overview.ts";
import { setupContract } from "./contract/setup.ts";

/** Every call of the administrators' area. */
export const adminContract = {
  ...setupContract,
  ...overviewContract,
  ...accountsContract,
  ...outboxContract,
  ...auditContract,
} satisfies Contract;
