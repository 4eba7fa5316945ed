import type { ProgramJob } from "#tutor/programs/program.ts";

/** What a page tells the worker that runs programs: the engine's files by name, then programs. */
export type ToProgramWorker =
  | { kind: "load"; files: Readonly<Record<string, ArrayBuffer>> }
  | { kind: "run"; id: number; job: ProgramJob };

/** What the worker tells: that it can run, what came of a program as it stands, or that it cannot. */
export type FromProgramWorker =
  | { kind: "ready" }
  | { kind: "done"; id: number; outcomes: unknown }
  | { kind: "failed" };
