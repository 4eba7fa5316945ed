import { z } from "zod";
import { hostnameProblem, normalHostname } from "../rules/hostname.ts";
import { recordStates, recordTypes } from "../rules/hostname-records.ts";

/** What the administrator has decided about a hostname. */
export const hostnameDecisions = ["pending", "approved", "refused"] as const;

/** A hostname as somebody typed it. */
export const typedHostname = z
  .string("hostnameMissing")
  .max(300, "hostnameInvalid")
  .transform(normalHostname)
  .superRefine((hostname, context) => {
    const problem = hostnameProblem(hostname);
    if (problem) context.addIssue(problem);
  });

const time = z.string().nullable();

/** An own hostname, for the administrator; the affiliate sees its records as well. */
export const brandHostname = z.object({
  hostname: z.string(),
  /** Since when the proof stands; null before it. */
  provenAt: time,
  /** Since when the proof is gone. */
  failingSince: time,
  /** Since when it leads elsewhere than to the academy. */
  strayingSince: time,
  /** Whether it led elsewhere for so long that it was switched off. */
  strayed: z.boolean(),
  decision: z.enum(hostnameDecisions),
  /** Why it was refused, in the administrator's words. */
  decisionReason: z.string().nullable(),
  /** The hostname that was approved before this one. */
  approvedBefore: z.string().nullable(),
  /** Whether the administrator lets it be served. */
  active: z.boolean(),
  /** Whether it shows the brand's page now, if that page is switched on. */
  isServed: z.boolean(),
  /** Where the page stands there. */
  address: z.string(),
});

export type BrandHostname = z.output<typeof brandHostname>;

const seenRecord = z.object({
  type: z.enum(recordTypes),
  name: z.string(),
  relativeName: z.string(),
  value: z.string(),
  state: z.enum(recordStates),
  /** What stands there, where that is something else. */
  found: z.array(z.string()),
});

export type SeenRecord = z.output<typeof seenRecord>;

/** The affiliate's hostname with the records that it needs; null where they have entered none. */
export const ownHostname = z.object({
  hostname: brandHostname
    .extend({
      /** Whether somebody else has proved the same name before. */
      isTaken: z.boolean(),
      /** The domain that the short names of the records stand in. */
      domain: z.string(),
      records: z.array(seenRecord),
      /** Addresses that it leads to and that are not the academy's, where they were looked for. */
      strange: z.array(z.string()),
    })
    .nullable(),
});

export type OwnHostname = z.output<typeof ownHostname>;
