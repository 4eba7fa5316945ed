import type { Contract } from "#shared/contract.ts";

/** Google sign-in. */
export const googleContract = {} satisfies Contract;
