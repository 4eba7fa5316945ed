import { pythonTools } from "./python-tools.ts";
import type { ProgramOutcome, ProgramRunner } from "./program.ts";
import { readOutcomes } from "./read-outcomes.ts";

/** The part of Pyodide that is used here. */
export type PythonEngine = { runPython(code: string): unknown };

type RunOnce = (program: string, call: string | undefined) => unknown;

function isRunOnce(made: unknown): made is RunOnce {
  return typeof made === "function";
}

/**
 * Runs programs in a Python that was loaded for nothing else. It has no limit of time: whoever began it ends its thread.
 * Throws an Error where the engine gives no answer that can be read.
 */
export function createPythonRunner(engine: PythonEngine): ProgramRunner {
  const runOnce = engine.runPython(pythonTools);
  if (!isRunOnce(runOnce)) throw new Error("Python is not ready");
  // Python takes undefined for None, and null for something of its own.
  return ({ program, calls }) =>
    new Promise((resolve) => {
      resolve(calls.map((call) => readOne(runOnce(program, call ?? undefined))));
    });
}

function readOne(told: unknown): ProgramOutcome {
  const parsed: unknown = typeof told === "string" ? JSON.parse(told) : null;
  const [outcome] = readOutcomes([parsed]) ?? [];
  if (!outcome) throw new Error("Python gave no answer");
  return outcome;
}
