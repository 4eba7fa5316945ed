import { z } from "zod";

const localized = z.object({ en: z.string(), es: z.string() });

const range = z.object({ from: z.number(), to: z.number() });
const points = z.array(z.object({ x: z.number(), y: z.number() })).readonly();

/** A picture of a problem as the page draws it. */
export const picture = z.intersection(
  z.object({ describe: localized }),
  z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("fraction-bars"),
      bars: z.array(z.object({ parts: z.number(), shaded: z.number() })).readonly(),
    }),
    z.object({
      kind: z.literal("number-line"),
      from: z.number(),
      to: z.number(),
      marks: z.array(z.object({ at: z.number(), label: z.string() })).readonly(),
      stretches: z
        .array(
          z.object({
            from: z.number().nullable(),
            to: z.number().nullable(),
            fromClosed: z.boolean(),
            toClosed: z.boolean(),
          }),
        )
        .readonly()
        .optional(),
    }),
    z.object({
      kind: z.literal("plot"),
      functions: z.array(z.string()).readonly(),
      points,
      labels: z.array(z.string()).readonly().optional(),
      axes: z.object({ across: z.string(), up: z.string() }).optional(),
      window: z.object({ across: range, up: range }).optional(),
      unmarked: z.boolean().optional(),
    }),
    z.object({ kind: z.literal("rectangle"), width: z.string(), height: z.string() }),
    z.object({
      kind: z.literal("right-triangle"),
      legA: z.string(),
      legB: z.string(),
      hypotenuse: z.string(),
    }),
    z.object({
      kind: z.literal("triangle"),
      corners: points,
      sides: z.array(z.string()).readonly(),
      angles: z.array(z.string()).readonly(),
      height: z.string().nullable(),
    }),
    z.object({
      kind: z.literal("circle"),
      radius: z.string().nullable(),
      diameter: z.string().nullable(),
    }),
    z.object({
      kind: z.literal("box"),
      length: z.string(),
      width: z.string(),
      height: z.string(),
    }),
    z.object({
      kind: z.literal("bar-chart"),
      bars: z.array(z.object({ label: z.string(), value: z.number() })).readonly(),
      level: z.number().nullable(),
    }),
    z.object({
      kind: z.literal("box-plot"),
      least: z.number(),
      lowerQuartile: z.number(),
      median: z.number(),
      upperQuartile: z.number(),
      greatest: z.number(),
    }),
  ]),
);

export type PictureView = z.output<typeof picture>;
