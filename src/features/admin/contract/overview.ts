import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators } from "#shared/permissions.ts";
import { isTimeZone } from "#shared/zoned-time.ts";
import { concerns } from "../rules.ts";

const count = z.number().int();

const overview = z.object({
  students: count,
  parents: z.object({ verified: count, unverified: count }),
  affiliates: count,
  administrators: count,
  suspended: count,
  sessions: count,
  emails: z.object({ waiting: count, failed: count, kept: count }),
  /** Problems by the day they were answered last; seven days of the reader's calendar, oldest first. */
  days: z.array(
    z.object({
      /** YYYY-MM-DD. */
      day: z.string(),
      /** Right on the first try and without help. */
      alone: count,
      /** Right in the end. */
      withHelp: count,
    }),
  ),
  concerns: z.array(z.object({ concern: z.enum(concerns), count })),
});

export type Overview = z.infer<typeof overview>;

/** How the academy is doing. */
export const overviewContract = {
  readOverview: defineCall({
    method: "get",
    path: "/api/admin/overview",
    summary:
      "How many there are of everything, the problems of seven days, and what needs somebody.",
    access: administrators,
    passive: true,
    input: z.object({
      /** An IANA time zone; days are those of the reader. UTC where it names none. */
      timeZone: z.string().max(64).refine(isTimeZone).catch("UTC"),
    }),
    output: overview,
  }),
} satisfies Contract;
