import { readFileSync } from "node:fs";
import { z } from "zod";

const pair = z.object({
  expected: z.string(),
  given: z.string(),
  equivalent: z.boolean(),
  decimalComma: z.boolean().default(false),
});

/** An answer and its key, and whether a fair teacher takes the one for the other. */
export type MarkedPair = z.infer<typeof pair>;

/** Our own collection: school notation of both languages, rewritings checked by computer algebra, and traps. */
export function readPairs(): MarkedPair[] {
  return readFileSync(new URL("pairs.jsonl", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => pair.parse(JSON.parse(line)));
}
