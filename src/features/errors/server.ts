import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { errorsContract } from "./contract.ts";
import { deleteFailure, listFailures } from "./manage-failures.ts";
import { takeReport } from "./take-report.ts";

/** The calls about error reports. */
export const errorsCalls: readonly BoundCall[] = [
  answer(errorsContract.report, takeReport),
  answer(errorsContract.listFailures, listFailures),
  answer(errorsContract.deleteFailure, deleteFailure),
];
