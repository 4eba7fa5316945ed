import type { Plugin } from "vite";
import { contracts } from "#client/contracts.ts";

const publicId = "virtual:call-table";
const resolvedId = `\0${publicId}`;

/** Vite plugin: `virtual:call-table` is the address of every call, "feature.name" to method and path. */
export function callTablePlugin(): Plugin {
  return {
    name: "faro-call-table",
    resolveId: (id) => (id === publicId ? resolvedId : null),
    load(id) {
      if (id !== resolvedId) return null;
      const table = Object.fromEntries(
        Object.entries(contracts).flatMap(([feature, calls]) =>
          Object.entries(calls).map(([name, { method, path }]) => [
            `${feature}.${name}`,
            { method, path },
          ]),
        ),
      );
      return `export const callTable = ${JSON.stringify(table)};`;
    },
  };
}
