/** What Pyodide asks of the list of its packages: which it is of. There are none here besides Python itself. */
export const pythonLock = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    python: "3.14.2",
  },
  packages: {},
};
