import type { Picture } from "../../item.ts";

/** A picture of what a problem gives, and the same with its answer in it. */
export type Pictures = { open: Picture; solved: Picture };
