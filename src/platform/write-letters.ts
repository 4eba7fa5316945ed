import type { Queryable } from "#db/client.ts";
import type { Services } from "./http/request-context.ts";
import type { Email } from "./mail.ts";

/**
 * Writes letters into the outbox, in one transaction with what they depend on, and hands them to the relay. Rejects
 * where they cannot be written, and then nothing of it stands; a relay that fails is none of the caller's business.
 */
export async function writeLetters(
  { db, mailer }: Pick<Services, "db" | "mailer">,
  compose: (queryable: Queryable) => Promise<readonly Email[]>,
): Promise<void> {
  const ids = await db.transaction(async (transaction) => {
    const written: string[] = [];
    for (const letter of await compose(transaction)) {
      written.push(await mailer.enqueue(transaction, letter));
    }
    return written;
  });
  for (const id of ids) void mailer.deliver(id);
}
