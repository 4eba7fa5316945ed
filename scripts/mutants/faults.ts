import type { Fault } from "./fault.ts";
import { callFaults } from "./faults-calls.ts";
import { mendedFaults } from "./faults-mended.ts";
import { routeFaults } from "./faults-routes.ts";
import { screenFaults } from "./faults-screens.ts";
import { stateFaults } from "./faults-states.ts";
import { wordFaults } from "./faults-words.ts";

/** Every fault that can be planted: in the order of the specification's areas, and what was once mended after them. */
export const faults: readonly Fault[] = [
  ...routeFaults,
  ...screenFaults,
  ...stateFaults,
  ...callFaults,
  ...wordFaults,
  ...mendedFaults,
];

/** Rows of which no fault is planted, each with the reason. */
export const rowsWithoutFault: Readonly<Record<string, string>> = {};
