import { accountsCalls } from "#features/accounts/server.ts";
import type { BoundCall } from "#platform/http/bound-call.ts";

/** Every call of the program with the code that answers it. */
export const boundCalls: readonly BoundCall[] = [...accountsCalls];
