import type { Plugin } from "vite";
import { contracts } from "#client/contracts.ts";

const publicId = "virtual:call-table";
const resolvedId = `\0${publicId}`;

/** Vite plugin: `virtual:call-table` is the address of every call: "get tutoring/chats" by feature and name. */
export function callTablePlugin(): Plugin {
  return {
    name: "faro-call-table",
    resolveId: (id) => (id === publicId ? resolvedId : null),
    load(id) {
      if (id !== resolvedId) return null;
      const table = Object.fromEntries(
        Object.entries(contracts).map(([feature, calls]) => [
          feature,
          Object.fromEntries(
            Object.entries(calls).map(([name, { method, path }]) => [
              name,
              `${method} ${path.slice("/api/".length)}`,
            ]),
          ),
        ]),
      );
      return `export const callTable = ${JSON.stringify(table)};`;
    },
  };
}
