import type { Span } from "./stance.ts";

/** Something that a sentence says of numbers, and whether it is true. */
export type Claim = Span & {
  /** In one form of writing, to find it again in what a student wrote. */
  text: string;
  holds: boolean;
};
