import javaScriptWasm from "@jitl/quickjs-wasmfile-release-sync/wasm?url";
import pythonWasm from "pyodide/pyodide.asm.wasm?url";
import pythonLibrary from "pyodide/python_stdlib.zip?url";
import type { ProgramLanguage } from "#tutor/programs/program.ts";

/** What runs programs of a language: its worker, and the files that the page hands it. */
export type Engine = {
  start(): Worker;
  /** Addresses by name. */
  files: Readonly<Record<string, string>>;
  /** What the files weigh once unpacked, in bytes: what the progress is counted by. */
  size: number;
};

export const engines: Readonly<Record<ProgramLanguage, Engine>> = {
  javascript: {
    start: () => new Worker(new URL("./javascript-worker.ts", import.meta.url), { type: "module" }),
    files: { wasm: javaScriptWasm },
    size: 503_134,
  },
  python: {
    start: () => new Worker(new URL("./python-worker.ts", import.meta.url), { type: "module" }),
    files: { wasm: pythonWasm, library: pythonLibrary },
    size: 12_143_855,
  },
};
