import { setImmediate as turn } from "node:timers/promises";

/** What many callers have to write, written together (group commit). */
export type BatchWriter<Item, Outcome> = {
  /**
   * Resolves once the batch that holds the item is written, with the item's own outcome, and rejects with what kept it
   * from being written.
   * @throws BatchesFull where as many wait as may, or the end has begun
   */
  write(item: Item): Promise<Outcome>;
  /** Takes nothing more, and resolves once all that waits has been written or refused. */
  close(): Promise<void>;
};

/** Nothing of the item was written, and nothing will be: whoever sent it may send it again. */
export class BatchesFull extends Error {}

/**
 * Writes a batch. What it gives for each item, in their order, is the item's alone; where it throws, each item of the
 * batch has failed by that.
 */
export type WriteBatch<Item, Outcome> = (
  items: readonly Item[],
) => Promise<readonly PromiseSettledResult<Outcome>[]>;

export type BatchBounds = {
  /** How many items a batch takes at most. */
  batchMax: number;
  /** How many items may wait for their batch. */
  waitingMax: number;
};

type Waiting<Item, Outcome> = { item: Item } & Pick<
  PromiseWithResolvers<Outcome>,
  "resolve" | "reject"
>;

/** One batch is under way at a time; what comes meanwhile is the next one. Nothing waits for others to come. */
export function createBatchWriter<Item, Outcome>(
  writeBatch: WriteBatch<Item, Outcome>,
  { batchMax, waitingMax }: BatchBounds,
): BatchWriter<Item, Outcome> {
  const waiting: Waiting<Item, Outcome>[] = [];
  let isClosed = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Whatever this turn of the event loop still brings goes along.
      await turn();
      await writeNext(waiting.splice(0, batchMax));
    }
    running = null;
  }

  async function writeNext(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await writeBatch(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status === "fulfilled") resolve(outcome.value);
        else reject(outcome?.reason ?? new Error("the batch says nothing of this item"));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    async write(item) {
      if (isClosed || waiting.length >= waitingMax) throw new BatchesFull();
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
      waiting.push({ item, resolve, reject });
      running ??= run();
      return promise;
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
