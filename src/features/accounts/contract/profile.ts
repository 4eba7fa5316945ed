import type { Contract } from "#shared/contract.ts";

/** What the signed-in person sees and changes of their own account. */
export const profileContract = {} satisfies Contract;
