/**
 * What is agreed to for a student, each by itself (COPPA, 16 CFR 312.5; GDPR, art. 7): "core" is what tutoring cannot
 * do without; all others are off until somebody who may switches them on, and refusing them keeps nobody from learning.
 */
export const consentKinds = ["core", "disclosure", "improvement", "news", "voice"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * How it was proved that the person may agree: by the confirmed address of the parent's account when the child's
 * account was made, by that and a second message a day later, by the parent's signed-in session, or by the student's own where the student decides.
 */
export const consentMethods = [
  "verified-email",
  "email-plus",
  "parent-session",
  "own-session",
] as const;
export type ConsentMethod = (typeof consentMethods)[number];

/** Whose word counts for a student's data. */
export type Decider = "guardian" | "student";

/** Where the model behind the tutor's voice runs: nowhere, on the academy's own machines, or on somebody else's. */
export type ModelPlace = "none" | "own" | "external";

/** Why a student's records were deleted. */
export const deletionReasons = [
  "guardian",
  "student",
  "administrator",
  "guardian-left",
  "no-consent",
  "unused",
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/**
 * What a notice of ours is about: the 18th birthday soon and now, another birthday that changes what parents see soon and
 * now, and an account that nobody uses.
 */
export type PrivacyNoticeKind =
  | "adult-soon"
  | "adult-now"
  | "sight-soon"
  | "sight-now"
  | "unused-soon";

/** The consent text that stands in messages/privacy.ts and messages/family.ts, by its date: a changed text needs a new date. */
export const consentVersion = "2026-11-21";
