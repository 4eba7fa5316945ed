import { z } from "zod";
import { topicStandings } from "#tutor/mind/topics.ts";

const localized = z.object({ en: z.string(), es: z.string() });

/** A skill on the map of topics, with where the student stands with it. */
export const topic = z.object({
  id: z.string(),
  title: localized,
  why: localized,
  /** First and last school grade. */
  grades: z.tuple([z.number(), z.number()]),
  standing: z.enum(topicStandings),
});

export type Topic = z.infer<typeof topic>;
