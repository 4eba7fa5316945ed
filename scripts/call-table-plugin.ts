import type { Plugin } from "vite";
import { contracts } from "#client/contracts.ts";

/** The calls that every page carries: those of the tutor's desk, and of the frame around all screens. */
const isAtOnce = (feature: string, call: string) =>
  feature === "tutoring" || (feature === "accounts" && ["readSession", "signOut"].includes(call));

/** Which calls each virtual module names. */
const tables: Readonly<Record<string, (feature: string, call: string) => boolean>> = {
  "virtual:call-table": isAtOnce,
  "virtual:call-table/others": (feature, call) => !isAtOnce(feature, call),
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
        Object.entries(contracts).flatMap(([feature, calls]) => {
          const named = Object.entries(calls)
            .filter(([name]) => isIn(feature, name))
            .map(([name, { method, path }]) => [name, `${method} ${path.slice("/api/".length)}`]);
          return named.length > 0 ? [[feature, Object.fromEntries(named)]] : [];
        }),
      );
      return `export const callTable = ${JSON.stringify(table)};`;
    },
  };
}
