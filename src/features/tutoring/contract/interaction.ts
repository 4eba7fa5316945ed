import { z } from "zod";
import { wordsLengthMax } from "#tutor/items/interaction.ts";

const localized = z.object({ en: z.string(), es: z.string() });
const named = z.object({ name: z.string(), text: localized });
const several = z.boolean();

/** How an item is answered, where not by typed mathematics. */
export const interaction = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("choice"), options: z.array(named).readonly(), several }),
  z.object({ kind: z.literal("order"), parts: z.array(named).readonly() }),
  z.object({
    kind: z.literal("match"),
    left: z.array(named).readonly(),
    right: z.array(named).readonly(),
  }),
  z.object({ kind: z.literal("words") }),
  z.object({ kind: z.literal("lines"), several }),
]);

export type InteractionView = z.infer<typeof interaction>;

/** What an item is asked about. */
export const stimulus = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("passage"),
    title: localized,
    source: localized.nullable(),
    lines: z.array(localized).readonly(),
    code: z.enum(["python", "javascript"]).optional(),
  }),
  z.object({
    kind: z.literal("table"),
    head: z.array(localized).readonly(),
    rows: z.array(z.array(localized).readonly()).readonly(),
  }),
]);

export type StimulusView = z.infer<typeof stimulus>;

/** A name of an option or a part. */
const name = z.string().min(1).max(60);
const partsMax = 12;

/** An answer as it was put together. */
export const given = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("choice"), picked: z.array(name).min(1).max(partsMax).readonly() }),
  z.object({ kind: z.literal("order"), order: z.array(name).min(1).max(partsMax).readonly() }),
  z.object({ kind: z.literal("match"), pairs: z.record(name, name) }),
  z.object({ kind: z.literal("words"), text: z.string().trim().min(1).max(wordsLengthMax) }),
  z.object({
    kind: z.literal("lines"),
    lines: z.array(z.number().int().min(1).max(200)).min(1).max(partsMax).readonly(),
  }),
]);
