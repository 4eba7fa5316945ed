import { and, asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";

/** A letter in the outbox. */
export type Letter = typeof emails.$inferSelect;

/** The letters of a kind to an address, the oldest first. */
export function lettersTo(
  academy: TestAcademy,
  kind: string,
  recipient: string,
): Promise<Letter[]> {
  return academy.database.db
    .select()
    .from(emails)
    .where(and(eq(emails.kind, kind), eq(emails.recipient, recipient)))
    .orderBy(asc(emails.createdAt));
}

/** The newest letter of a kind to an address, once there are `count` of them: they are written after the answer. */
export async function nextLetter(
  academy: TestAcademy,
  kind: string,
  recipient: string,
  count = 1,
): Promise<Letter> {
  await expect.poll(() => lettersTo(academy, kind, recipient)).toHaveLength(count);
  const letter = (await lettersTo(academy, kind, recipient)).at(-1);
  if (!letter) throw new Error(`no ${kind} to ${recipient}`);
  return letter;
}

/** The token of the link in a letter: what its address has as `name`. */
export function tokenIn(letter: Letter, name: "token" | "verify-email"): string {
  const [address = ""] = /https?:\/\/\S+/.exec(letter.textBody) ?? [];
  return new URL(address).searchParams.get(name) ?? "";
}
