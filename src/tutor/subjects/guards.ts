import type { Guard } from "./guard.ts";
import { mathematicsGuard } from "./mathematics/guard/mathematics-guard.ts";

/**
 * What the gate is handed. What is typed is notation in every subject, so one guard holds for all six; an answer that is put
 * together on a card goes to no model while it is sealed. Apart from `subjects.ts`, so that no page carries it.
 */
export const typedGuard: Guard = mathematicsGuard;
