import { desc } from "drizzle-orm";
import { type Database, isAfterTheEnd } from "#db/client.ts";
import { curriculumChanges } from "#db/tables/curriculum.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import { defineTopic } from "#platform/live-channel.ts";
import { second } from "#shared/constants.ts";
import { noChanges, skillState } from "./skill-state.ts";
import { setChanges } from "./taught.ts";

/** A trigger announces each change when it stands (migrations/0048_curriculum_changes.sql). */
const curriculumChanged = defineTopic("curriculum-changed");

/** Without the line that tells of changes they are looked for so often. */
const lookEveryMs = 5 * second;

/** Each look begins when the one before is over, so that the later one has the last word. */
let looking: Promise<void> = Promise.resolve();

/** Has what was changed of the curriculum hold in this program, as it stands in the database now. */
export function loadChanges(db: Database): Promise<void> {
  const look = looking.then(() => readChanges(db));
  looking = look.catch(() => undefined);
  return look;
}

async function readChanges(db: Database): Promise<void> {
  const rows = await db
    .selectDistinctOn([curriculumChanges.skillId], {
      id: curriculumChanges.id,
      skillId: curriculumChanges.skillId,
      state: curriculumChanges.state,
    })
    .from(curriculumChanges)
    .orderBy(curriculumChanges.skillId, desc(curriculumChanges.version));
  setChanges({
    revision: rows.map(({ id }) => id).join(" "),
    states: Object.fromEntries(
      rows.map(({ skillId, state }) => [skillId, skillState.parse(state)]),
    ),
  });
}

/** Follows what administrators change of the curriculum, in whichever program; gives what ends it. */
export async function followChanges({
  db,
  live,
  log,
}: Pick<Services, "db" | "live" | "log">): Promise<() => void> {
  let timer: NodeJS.Timeout | null = null;

  function look(): void {
    loadChanges(db).catch((error: unknown) => {
      // A look that the end of the program overtook has nobody to look for.
      if (!isAfterTheEnd(error))
        log.warn({ reason: describeFailure(error) }, "changes of the curriculum could not be read");
    });
  }

  function stopLooking(): void {
    if (timer) clearInterval(timer);
    timer = null;
  }

  await loadChanges(db);
  const unsubscribe = live.subscribe(curriculumChanged, look, {
    onReady() {
      stopLooking();
      look();
    },
    onLost() {
      stopLooking();
      timer = setInterval(look, lookEveryMs);
      timer.unref();
    },
  });
  return () => {
    unsubscribe();
    stopLooking();
    setChanges(noChanges);
  };
}
