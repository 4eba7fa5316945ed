import type { Picture } from "../../../item.ts";

/**
 * A picture of what a problem gives, and the same with its answer in it. The answer cannot be read off the open one;
 * it is null where the bare sight of it would tell.
 */
export type Pictures = { open: Picture | null; solved: Picture };
