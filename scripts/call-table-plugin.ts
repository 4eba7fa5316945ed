import type { Plugin } from "vite";
import { contracts } from "#client/contracts.ts";

/** The features whose calls every page carries: those of the tutor's desk and of the frame around all screens. */
const atOnce = new Set(["accounts", "challenges", "tutoring"]);

/** Which features' calls each virtual module names. */
const tables: Readonly<Record<string, (feature: string) => boolean>> = {
  "virtual:call-table": (feature) => atOnce.has(feature),
  "virtual:call-table/others": (feature) => !atOnce.has(feature),
};

/** Vite plugin: the virtual modules above are the address of every call: "get tutoring/chats" by feature and name. */
export function callTablePlugin(): Plugin {
  return {
    name: "faro-call-table",
    resolveId: (id) => (Object.hasOwn(tables, id) ? `\0${id}` : null),
    load(id) {
      const isIn = id.startsWith("\0") ? tables[id.slice(1)] : undefined;
      if (!isIn) return null;
      const table = Object.fromEntries(
        Object.entries(contracts)
          .filter(([feature]) => isIn(feature))
          .map(([feature, calls]) => [
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
