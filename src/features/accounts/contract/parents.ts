import type { Contract } from "#shared/contract.ts";

/** How parents come in: registration, the proof of their address, signing in, and their children's sign-ins. */
export const parentsContract = {} satisfies Contract;
