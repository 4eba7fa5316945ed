/** The part of Pyodide that starts its WebAssembly; the package describes it nowhere. */
declare module "pyodide/pyodide.asm.mjs" {
  type Config = NonNullable<Parameters<(typeof import("pyodide"))["loadPyodide"]>[0]>;
  const createPyodideModule: NonNullable<Config["createPyodideModule"]>;
  export default createPyodideModule;
}
