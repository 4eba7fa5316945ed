import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { secondFactorContract as contract } from "../contract/second-factor.ts";
import { enterSecondFactor } from "./enter-code.ts";
import {
  beginSecondFactor,
  readSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from "./switch.ts";

/** The calls about the second factor of administrators with what answers them. */
export const secondFactorCalls: readonly BoundCall[] = [
  answer(contract.enterSecondFactor, enterSecondFactor),
  answer(contract.readSecondFactor, readSecondFactor),
  answer(contract.beginSecondFactor, beginSecondFactor),
  answer(contract.switchOnSecondFactor, switchOnSecondFactor),
  answer(contract.switchOffSecondFactor, switchOffSecondFactor),
];
