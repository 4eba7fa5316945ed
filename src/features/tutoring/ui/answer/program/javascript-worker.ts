import { programTimeMs } from "#tutor/programs/program.ts";
import { createJavaScriptRunner } from "#tutor/programs/run-javascript.ts";
import { servePrograms } from "./serve-programs.ts";

/** The thread of the page in which a student's JavaScript runs, in an engine that has nothing of the browser. */
servePrograms(({ wasm }) =>
  Promise.resolve(
    createJavaScriptRunner({ timeMs: programTimeMs, ...(wasm ? { wasmBinary: wasm } : {}) }),
  ),
);
