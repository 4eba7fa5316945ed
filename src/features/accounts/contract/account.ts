import { z } from "zod";
import { brandLook } from "#shared/brand-look.ts";
import { locales } from "#shared/locale.ts";
import { roles } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";

/** The signed-in person as the page needs it. */
export const account = z.object({
  id: z.string(),
  kind: z.enum(["profile", "parent"]),
  role: z.enum(roles),
  fullName: z.string(),
  firstName: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  gradeLevel: z.number().int().nullable(),
  primarySubject: z.enum(subjects).nullable(),
  onboardingCompleted: z.boolean(),
  locale: z.enum(locales),
  /** How the screens look: as the brand that the account belongs to, or whose host this is; null for the academy's own look. */
  brand: brandLook.nullable(),
  /** When the session ends unless it is extended; ISO 8601. */
  sessionExpiresAt: z.string(),
  /** What lets the session go on: whatever its owner does, or their password alone. */
  sessionRenewal: z.enum(["activity", "password"]),
});

export type Account = z.infer<typeof account>;

/** Where the page goes after signing in or up (T-04). */
export const destination = z.enum([
  "/chat",
  "/onboarding",
  "/admin",
  "/affiliate/dashboard",
  "/parent-dashboard",
]);
