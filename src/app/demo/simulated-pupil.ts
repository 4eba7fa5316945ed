import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { chats } from "#db/tables/tutoring.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { stateOf } from "#features/tutoring/views.ts";
import { second } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import type { Locale } from "#shared/locale.ts";
import type { Random } from "#shared/random.ts";
import type { OpenProblem } from "#tutor/mind/state.ts";
import type { Browser } from "../contract-client.ts";
import type { DemoClock } from "./demo-clock.ts";

/** How somebody learns who does not exist. */
export type Pupil = {
  locale: Locale;
  /** How often the first try on a problem is right, in percent. */
  firstTry: number;
};

/** What a session of practice needs. */
export type Practice = {
  browser: Browser;
  pupil: Pupil;
  clock: DemoClock;
  random: Random;
  db: Database;
};

/** After so many of a pupil's acts a session ends, whatever stands open. */
const actsMax = 30;

/** How much likelier a right answer is, in percent, for each miss and each hint before it. */
const learnt = { miss: 15, hint: 25 };

/**
 * A session of practice through the calls that the student's page makes: answers, slips, hints and what follows
 * them. The right answers come from the sealed keys in the database, the slips from the known wrong methods; what
 * the tutor says and records of them is its own. `problems` are to be solved; what a hint or a slip brings on top of
 * them is done as well. With `leavesOpen` it ends with a slip.
 */
export async function practise(
  { browser, pupil, clock, random, db }: Practice,
  problems: number,
  leavesOpen = false,
): Promise<void> {
  const { chat } = await browser.ok(
    tutoringContract.openChat,
    { subject: "Mathematics", locale: pupil.locale, clientId: createId("msg") },
    { locale: pupil.locale },
  );
  const chatId = chat.id;

  async function problem(): Promise<OpenProblem | null> {
    const [row] = await db.select().from(chats).where(eq(chats.id, chatId));
    return row ? stateOf(row).problem : null;
  }
  const ids = () => ({ chatId, clientId: createId("msg") });
  const say = (text: string) =>
    finished(browser.events(tutoringContract.sendMessage, { ...ids(), text }));

  let solved = 0;
  for (let act = 0; act < actsMax; act++) {
    clock.forward(random.int(15, 100) * second);
    const open = await problem();
    if (open?.outcome !== "open") {
      if (solved >= problems && !leavesOpen) return;
      await finished(browser.events(tutoringContract.nextProblem, ids()));
      continue;
    }
    if (solved >= problems && leavesOpen) return say(slipOn(open, random));
    const { misses, hintsGiven } = open;
    if (misses > 0 && hintsGiven < misses && random.int(1, 100) <= 60) {
      await finished(browser.events(tutoringContract.askHint, ids()));
    } else if (
      random.int(1, 100) <=
      pupil.firstTry + misses * learnt.miss + hintsGiven * learnt.hint
    ) {
      await say(open.item.key.expression);
      solved++;
    } else {
      await say(slipOn(open, random));
    }
  }
}

/** Waits for the end of the tutor's turn. */
async function finished(events: AsyncIterable<{ type: string }>): Promise<void> {
  for await (const event of events) if (event.type === "finished") return;
  throw new Error("the turn did not finish");
}

/** A wrong answer: one that a known wrong method gives, where the item has one. */
function slipOn({ item }: OpenProblem, random: Random): string {
  const { misconceptions } = item;
  return misconceptions.length > 0 ? random.pick(misconceptions).answer : "1000";
}
