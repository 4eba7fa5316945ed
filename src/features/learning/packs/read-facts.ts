import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type ParsedFile, parseFile } from "#tutor/curriculum/packs/parse.ts";

/** Where the facts stand that the curriculum rests on (docs/curriculum.md, "Truth"). */
export const factsPath = join(import.meta.dirname, "../../../../content/curriculum/facts.yaml");

const text = z.string().trim().min(1, "is empty");
const id = z.string().regex(/^[a-z][a-z0-9-]*$/u, "is no name: small letters, digits and hyphens");

/** A work that says what a fact claims: `page` where its text was read for that, `known` where it is named from knowledge. */
const work = z.strictObject({
  by: text,
  title: text,
  address: z.url().optional(),
  how: z.enum(["page", "known"]),
});

const fact = z.strictObject({
  id,
  claim: text,
  value: text,
  skills: z.array(id).min(1, "name no skill"),
  sources: z.array(id),
  looked: z.iso.date(),
});

const factsFile = z.strictObject({
  works: z.record(id, work),
  facts: z.array(fact),
  /** Items (and lessons) whose numbers are made up for them, such as the years of an invented library. */
  invented: z.array(z.strictObject({ skill: id, part: id, what: text })).default([]),
});

export type Facts = z.output<typeof factsFile>;
export type Fact = Facts["facts"][number];

export function readFacts(written = readFileSync(factsPath, "utf8")): ParsedFile<Facts> {
  return parseFile(factsPath, written, factsFile);
}
