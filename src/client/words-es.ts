import { failures } from "#shared/messages/es/failures.ts";
import { shell } from "#shared/messages/es/shell.ts";

/** What every page says: the frame, and that something failed. */
export const core = { shell, errors: failures };

/** The other words of this language, a file an area. */
export const areas = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>([
  "../shared/messages/es/*.ts",
  "!../shared/messages/es/{shell,failures}.ts",
]);
