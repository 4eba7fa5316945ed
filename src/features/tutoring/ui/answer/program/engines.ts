import javaScriptWasm from "@jitl/quickjs-wasmfile-release-sync/wasm?url";
import type { ProgramLanguage } from "#tutor/programs/program.ts";

/** What runs programs of a language: its worker, and the files that the page hands it. */
export type Engine = {
  start(): Worker;
  /** Addresses by name. */
  files: Readonly<Record<string, string>>;
  /** What the files weigh once unpacked, in bytes: what the progress is counted by. */
  size: number;
};

export const engines: Readonly<Partial<Record<ProgramLanguage, Engine>>> = {
  javascript: {
    start: () => new Worker(new URL("./javascript-worker.ts", import.meta.url), { type: "module" }),
    files: { wasm: javaScriptWasm },
    size: 503_134,
  },
};
