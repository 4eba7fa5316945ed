import type { OpenDatabase } from "#db/client.ts";
import { BatchesFull, type BatchWriter, createBatchWriter } from "#platform/batch-writer.ts";
import { second } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { createSourceWatch } from "./sources.ts";
import { type NewClick, writeClicks, type WrittenClick } from "./write-clicks.ts";

/** What writes down visits; each is answered once it is certain to stay. */
export type ClickWriter = BatchWriter<NewClick, WrittenClick>;

/** Few enough that a batch is written in a moment, and enough for all that come meanwhile. */
const batchMax = 500;
/** What waits longer than some ten batches is better sent again. */
const waitingMax = 5000;

/**
 * Visits that come while others are being written are written together by the next statement. Throws clicks_busy where
 * too many wait.
 */
export function createClickWriter({ pipeline }: Pick<OpenDatabase, "pipeline">): ClickWriter {
  const store = { pipeline, sources: createSourceWatch() };
  const batches = createBatchWriter<NewClick, WrittenClick>(
    (clicks) => writeClicks(store, clicks),
    {
      batchMax,
      waitingMax,
    },
  );
  return {
    ...batches,
    async write(click) {
      try {
        return await batches.write(click);
      } catch (error) {
        if (!(error instanceof BatchesFull)) throw error;
        throw new AppError("clicks_busy", { data: { seconds: retryMs / second } });
      }
    },
  };
}

/** When whoever was refused may try again. */
const retryMs = 5 * second;
