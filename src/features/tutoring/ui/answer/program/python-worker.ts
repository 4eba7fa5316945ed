import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide";
import { createPythonRunner } from "#tutor/programs/run-python.ts";
import { pythonLock } from "./python-lock.ts";
import { servePrograms } from "./serve-programs.ts";

/** The most memory that Python may grow to; a program that needs more gets a MemoryError. */
const memoryMaxBytes = 256 * 1024 * 1024;
const pageBytes = 64 * 1024;

/** Where Python looks for its files, which are never asked for: the page has handed them over. */
const indexURL = "/python/";

/**
 * The thread of the page in which a student's Python runs. The policy that the server sends with this file cuts it off
 * from every network; what Python loads while it starts is here already.
 */
servePrograms(async ({ wasm, library }) => {
  if (!wasm || !library) throw new Error("files are missing");
  limitMemory();
  const here: Readonly<Record<string, readonly [ArrayBuffer, string]>> = {
    "pyodide.asm.wasm": [wasm, "application/wasm"],
    "python_stdlib.zip": [library, "application/zip"],
  };
  self.fetch = (asked) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const [bytes, type] = here[url.slice(url.lastIndexOf("/") + 1)] ?? [];
    if (!bytes || !type) return Promise.reject(new TypeError("there is no network here"));
    return Promise.resolve(new Response(bytes, { headers: { "content-type": type } }));
  };
  const python = await loadPyodide({
    createPyodideModule,
    indexURL,
    packageBaseUrl: indexURL,
    lockFileContents: JSON.stringify(pythonLock),
    jsglobals: {},
    stdin: () => null,
  });
  return createPythonRunner(python);
});

function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  // Called with its memory below.
  // oxlint-disable-next-line typescript/unbound-method
  const { grow } = prototype;
  prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * pageBytes > memoryMaxBytes)
      throw new RangeError("no more memory");
    return grow.call(this, pages);
  };
}
