import {
  programTimeMs,
  type ProgramLanguage,
  type ProgramRunner,
} from "#tutor/programs/program.ts";
import { createJavaScriptRunner } from "#tutor/programs/run-javascript.ts";

/** What runs the programs of skill files while they are checked; `close` ends it. */
export type ProgramRunners = Readonly<Record<ProgramLanguage, ProgramRunner>> & { close(): void };

export function createRunners(): ProgramRunners {
  return {
    javascript: createJavaScriptRunner({ timeMs: programTimeMs }),
    python: () => Promise.reject(new Error("no Python here yet")),
    close() {},
  };
}
