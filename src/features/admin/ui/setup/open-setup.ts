import type { OutputFrom } from "#client/api.ts";

/** What a right token opened, and the token itself. */
export type OpenSetup = OutputFrom<"admin", "openAdminSetup"> & { token: string };
