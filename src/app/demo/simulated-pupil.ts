import type { Database } from "#db/client.ts";
import { second } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import type { Random } from "#shared/random.ts";
import type { OpenProblem } from "#tutor/mind/state.ts";
import type { Browser } from "../contract-client.ts";
import { openLesson } from "../lesson-client.ts";
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
  const lesson = await openLesson(browser, db, pupil.locale);
  let solved = 0;
  for (let act = 0; act < actsMax; act++) {
    clock.forward(random.int(15, 100) * second);
    const open = await lesson.problem();
    if (open?.outcome !== "open") {
      if (solved >= problems && !leavesOpen) return;
      await lesson.goOn();
      continue;
    }
    if (solved >= problems && leavesOpen) return slip(open);
    const { misses, hintsGiven } = open;
    if (misses > 0 && hintsGiven < misses && random.int(1, 100) <= 60) {
      await lesson.askHint();
    } else if (
      random.int(1, 100) <=
      pupil.firstTry + misses * learnt.miss + hintsGiven * learnt.hint
    ) {
      await lesson.answer("right");
      solved++;
    } else {
      await slip(open);
    }
  }

  /** A wrong answer: one that a known wrong method gives, where the item has one. */
  function slip({ item }: OpenProblem): Promise<void> {
    const { misconceptions } = item;
    return misconceptions.length > 0
      ? lesson.answer(random.pick(misconceptions))
      : lesson.say("1000");
  }
}
