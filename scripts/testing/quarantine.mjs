/**
 * Tests that fail now and then for a reason that is still being looked for (quarantine.json): they run, are told of
 * apart, and hold nobody up. Never a place to stay.
 *
 * @typedef {{ file: string, name: string, since: string, reason: string, freedBy: string }} Entry `name` is the whole
 *   name of the test as the runner prints it, `since` a day as 2026-11-28, `freedBy` what would free it
 * @typedef {import("./outcome.mjs").Failure} Failure
 */
import { readFileSync } from "node:fs";
import { z } from "zod";

/** More than these are no exceptions any more. */
const entriesMax = 12;
const daysMax = 14;
const dayMs = 86_400_000;

const entriesSchema = z
  .array(
    z.strictObject({
      file: z.string().min(1),
      name: z.string().min(1),
      since: z.iso.date(),
      reason: z.string().min(1),
      freedBy: z.string().min(1),
    }),
  )
  .max(entriesMax);

const place = new URL("quarantine.json", import.meta.url);

/** @returns {Entry[]} throws where the file is not what it should be */
export function readQuarantine(text = readFileSync(place, "utf8")) {
  return entriesSchema.parse(JSON.parse(text));
}

/** Whether the entry is about this test. */
export function isAbout(entry, { file, name }) {
  return entry.file === file && entry.name === name;
}

/**
 * What of an outcome counts, and what is only told because it is in quarantine.
 * @param {import("./outcome.mjs").Outcome} outcome
 * @param {Entry[]} entries
 */
export function setApart(outcome, entries) {
  const isHeld = (test) => entries.some((entry) => isAbout(entry, test));
  const counts = (test) => !isHeld(test);
  return {
    ...outcome,
    passed: outcome.passed.filter(counts),
    failures: outcome.failures.filter(counts),
    quarantined: [
      ...outcome.failures.filter(isHeld),
      ...outcome.passed.filter(isHeld).map((test) => ({ ...test, error: "passed" })),
    ],
  };
}

/** The entries of these files that name no test, as failures. */
export function namelessEntries(entries, seen) {
  return entries
    .filter((entry) => !seen.some((test) => isAbout(entry, test)))
    .map(({ file, name }) => ({
      file,
      name,
      error: "stands in quarantine, and there is no such test",
    }));
}

/** The entries that have been there too long, as failures. */
export function staleEntries(entries, now) {
  return entries
    .filter(({ since }) => now - Date.parse(since) > daysMax * dayMs)
    .map(({ file, name, since }) => ({
      file,
      name,
      error: `in quarantine since ${since}, longer than ${daysMax} days`,
    }));
}
