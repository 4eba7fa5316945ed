import { isRecord } from "#shared/records.ts";
import {
  printedLineLengthMax,
  printedLinesMax,
  programFaultKinds,
  type ProgramFault,
  type ProgramOutcome,
  programValueLengthMax,
} from "./program.ts";

/** What came of a program as its worker tells it, which the program may have spoiled; null where it has no such shape. */
export function readOutcomes(told: unknown): ProgramOutcome[] | null {
  if (!Array.isArray(told)) return null;
  const outcomes = told.map(readOutcome);
  return outcomes.every((outcome) => outcome !== null) ? outcomes : null;
}

function readOutcome(told: unknown): ProgramOutcome | null {
  if (!isRecord(told) || !Array.isArray(told.printed)) return null;
  const lines: readonly unknown[] = told.printed;
  const { value } = told;
  if (value !== null && typeof value !== "string") return null;
  const fault = told.fault === null ? null : readFault(told.fault);
  if (fault === undefined) return null;
  const printed = lines
    .slice(0, printedLinesMax)
    .map((line) => (typeof line === "string" ? line.slice(0, printedLineLengthMax) : ""));
  return { value: value?.slice(0, programValueLengthMax) ?? null, printed, fault };
}

function readFault(told: unknown): ProgramFault | undefined {
  if (!isRecord(told)) return undefined;
  const { name, message, line } = told;
  const kind = programFaultKinds.find((known) => known === told.kind);
  if (!kind || typeof name !== "string" || typeof message !== "string") return undefined;
  const isLine = typeof line === "number" && Number.isInteger(line) && line > 0;
  return {
    kind,
    name: name.slice(0, 100),
    message: message.slice(0, 500),
    line: isLine ? line : null,
  };
}
