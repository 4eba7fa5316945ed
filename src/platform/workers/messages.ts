import { z } from "zod";

/** What a worker is told: a task by name and its input. */
export const toWorker = z.object({ task: z.string(), input: z.unknown() });

/** What a worker tells: that its code is loaded, what came of a task, or why nothing did. */
export const fromWorker = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("done"), output: z.unknown() }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);

export type FromWorker = z.infer<typeof fromWorker>;
