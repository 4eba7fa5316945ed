import { lookAgain } from "./mathematics/answers/second-look.ts";
import type { LooksAgain } from "./second-look.ts";

/** Looks again at a mark of what was typed, in any subject. Apart from `subjects.ts`, so that no page carries it. */
export const lookAgainTyped: LooksAgain = lookAgain;
