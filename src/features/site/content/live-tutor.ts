import { z } from "zod";
import enTutor from "#content/en/live-tutor.json" with { type: "json" };
import esTutor from "#content/es/live-tutor.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { words } from "./words.ts";

const liveTutor = z.strictObject({
  title: words,
  lead: words,
  choose: words,
  kinds: z.strictObject({ equations: words, fractions: words, percent: words }),
  problem: words,
  /** Instead of `problem` above a fresh one that is to be done alone. */
  twin: words,
  lines: words,
  marks: z.strictObject({ right: words, wrong: words, unread: words }),
  ladder: words,
  conversation: words,
  you: words,
  tutor: words,
  write: words,
  send: words,
  hint: words,
  slip: words,
  tell: words,
  /** Said where nothing was written. */
  empty: words,
  loading: words,
  failed: words,
  /** Said of a problem that the visitor brings. */
  ownProblem: words,
  done: z.strictObject({ title: words, text: words, action: words }),
  /** Said to whoever reads without JavaScript. */
  noScript: words,
});

export type LiveTutorContent = z.output<typeof liveTutor>;

/** The words around the tutor that visitors may try; throws a ZodError where the file is not as agreed. */
export function liveTutorContent(locale: Locale): LiveTutorContent {
  return liveTutor.parse(locale === "es" ? esTutor : enTutor);
}
