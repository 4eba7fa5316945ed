import type { Queryable } from "#db/client.ts";
import type { Services } from "./http/request-context.ts";
import type { Email } from "./mail.ts";

/** What a transaction gives whose letters go out with it. */
export type WithLetters = { letters: readonly Email[] };

/**
 * Does work in a transaction, writes its letters into the outbox in the same one, and hands them to the relay once it
 * stands; gives what the work gave. Rejects where it fails, and then nothing of it stands; a relay that fails is none
 * of the caller's business.
 */
export async function commitWithLetters<Done extends WithLetters>(
  { db, mailer }: Pick<Services, "db" | "mailer">,
  work: (transaction: Queryable) => Promise<Done>,
): Promise<Done> {
  const { done, ids } = await db.transaction(async (transaction) => {
    const given = await work(transaction);
    const written: string[] = [];
    for (const letter of given.letters) written.push(await mailer.enqueue(transaction, letter));
    return { done: given, ids: written };
  });
  for (const id of ids) void mailer.deliver(id);
  return done;
}

/** The same for work that gives letters and nothing else. */
export async function writeLetters(
  services: Pick<Services, "db" | "mailer">,
  compose: (queryable: Queryable) => Promise<readonly Email[]>,
): Promise<void> {
  await commitWithLetters(services, async (transaction) => ({
    letters: await compose(transaction),
  }));
}
