/** The part of Pyodide that starts its WebAssembly; the package describes it nowhere. */
declare module "pyodide/pyodide.asm.mjs" {
  import type { loadPyodide } from "pyodide";

  type Settings = NonNullable<Parameters<typeof loadPyodide>[0]>;
  const createPyodideModule: NonNullable<Settings["createPyodideModule"]>;
  export default createPyodideModule;
}
