import type { HelpKind } from "./help-lines.ts";
import type { Localized } from "./locale.ts";
import type { AlertRoute, FieldPlace } from "./oversight.ts";

/** Whom to call or write to. */
export type HelpLine = {
  name: Localized;
  kind: HelpKind;
  /** A number to call or write to, or the address of a page. */
  at: string;
  /** What to write, where the first message must say something. */
  write?: string | undefined;
};

/** People who help, ready to be called, and who here is told; null where there is no account to tell of. */
export type Care = { told: AlertRoute | null; lines: HelpLine[] };

/**
 * What words about something heavy are answered with in place of what a call answers otherwise. They are not kept where
 * they were written: of an alert a case is opened; a check-in carries them back, for the one who wrote them to say
 * whether they are about themselves.
 */
export type CareAnswer =
  | { answer: "alert"; reply: string; care: Care }
  | { answer: "check-in"; place: FieldPlace; text: string };
