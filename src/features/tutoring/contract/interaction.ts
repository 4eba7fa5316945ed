import { z } from "zod";
import { wordsLengthMax } from "#tutor/items/interaction.ts";
import {
  printedLineLengthMax,
  printedLinesMax,
  programFaultKinds,
  programLanguages,
  programLengthMax,
  programTestsMax,
  programValueLengthMax,
} from "#tutor/programs/program.ts";

const localized = z.object({ en: z.string(), es: z.string() });
const named = z.object({ name: z.string(), text: localized });
const several = z.boolean();

const call = z.string().nullable();

const programTest = z.object({
  call,
  gives: z.string().nullable(),
  prints: z.array(z.string()).readonly().nullable(),
});

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
  z.object({
    kind: z.literal("code"),
    language: z.enum(programLanguages),
    starts: localized,
    tests: z.array(programTest).readonly(),
    hidden: z.number().int(),
    calls: z.array(call).readonly().nullable(),
  }),
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

/** A longer text that may be written: no key, and nobody marks it. */
export const writingTask = z.object({
  id: z.string(),
  prompt: localized,
  stimuli: z.array(stimulus).readonly(),
  /** Questions to oneself. */
  points: z.array(localized).readonly(),
});

export type WritingView = z.infer<typeof writingTask>;

/** A name of an option or a part. */
const name = z.string().min(1).max(60);
const partsMax = 12;

/** What came of a test where the page ran the program. The page's word: only of what the server cannot run itself. */
const outcome = z.object({
  value: z.string().max(programValueLengthMax).nullable(),
  printed: z.array(z.string().max(printedLineLengthMax)).max(printedLinesMax).readonly(),
  fault: z
    .object({
      kind: z.enum(programFaultKinds),
      name: z.string().max(100),
      message: z.string().max(500),
      line: z.number().int().min(1).nullable(),
    })
    .nullable(),
});

/** A test of a program that was given, and what came of it. */
export const programResult = z.object({
  language: z.enum(programLanguages),
  tests: z.array(z.object({ test: programTest, outcome, isPassed: z.boolean() })).readonly(),
});

export type ProgramResult = z.infer<typeof programResult>;

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
  z.object({
    kind: z.literal("code"),
    program: z.string().min(1).max(programLengthMax),
    outcomes: z.array(outcome).max(programTestsMax).readonly().default([]),
  }),
]);
