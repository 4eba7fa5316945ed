import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators } from "#shared/permissions.ts";

/** Something an administrator did, as it is shown. */
export const deed = z.object({
  id: z.string(),
  /** "noun.verb". */
  action: z.string(),
  actorId: z.string(),
  /** Null once the account is gone, as below. */
  actorName: z.string().nullable(),
  subjectId: z.string(),
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** ISO 8601. */
  createdAt: z.string(),
});

export type DeedView = z.infer<typeof deed>;

/** Who did what to whom, and when. */
export const auditContract = {
  listDeeds: defineCall({
    method: "get",
    path: "/api/admin/audit",
    summary: "What administrators did, latest first, 50 at a time.",
    access: administrators,
    input: z.object({
      /** Only this action. */
      action: z.string().max(60).optional(),
      /** Only what was done by or to the account or thing of this id. */
      about: z.string().max(60).optional(),
      /** The `next` of the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({
      deeds: z.array(deed),
      next: z.string().nullable(),
      /** Every action there is in the trail, for the filter. */
      actions: z.array(z.string()),
    }),
  }),
} satisfies Contract;
