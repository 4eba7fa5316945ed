import { pino } from "pino";
import type { Settings } from "./settings.ts";

export type Log = {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/**
 * One JSON line an event on standard error. Names of fields that could hold a secret or a child's words are
 * cut out wherever they stand, so a careless call cannot put them into a file.
 */
export function createLog(level: Settings["logLevel"]): Log {
  const names = ["password", "token", "apiKey", "authorization", "cookie", "text", "email"];
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: names.flatMap((name) => [name, `*.${name}`]), censor: "[cut]" },
    },
    pino.destination(2),
  );
}
