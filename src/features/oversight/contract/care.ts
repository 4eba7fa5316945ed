import { z } from "zod";
import type { Care, CareAnswer } from "#shared/care.ts";
import { helpKinds } from "#shared/help-lines.ts";
import { alertRoutes, fieldPlaces } from "#shared/oversight.ts";

/** People who help, ready to be called, and who here is told. */
export const care = z.object({
  told: z.enum(alertRoutes).nullable(),
  lines: z.array(
    z.object({
      name: z.object({ en: z.string(), es: z.string() }),
      kind: z.enum(helpKinds),
      at: z.string(),
      write: z.string().optional(),
    }),
  ),
}) satisfies z.ZodType<Care>;

/** What words about something heavy are answered with. */
export const careAnswer = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("alert"), reply: z.string(), care }),
  z.object({ answer: z.literal("check-in"), place: z.enum(fieldPlaces), text: z.string() }),
]) satisfies z.ZodType<CareAnswer>;
