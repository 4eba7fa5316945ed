import { expect, test } from "vitest";
import { BatchesFull, createBatchWriter, type WriteBatch } from "./batch-writer.ts";

const bounds = { batchMax: 3, waitingMax: 4 };

/** A store that writes a batch once it is let to; what it was given, batch by batch. */
function slowStore() {
  const batches: (readonly number[])[] = [];
  const held: PromiseWithResolvers<void>[] = [];
  const write: WriteBatch<number, string> = async (items) => {
    batches.push(items);
    const gate = Promise.withResolvers<void>();
    held.push(gate);
    await gate.promise;
    return items.map((item) => ({ status: "fulfilled", value: `wrote ${item}` }));
  };
  return {
    batches,
    write,
    /** Lets the batch under way end, once there is one. */
    async release(error?: Error) {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      const gate = held.shift();
      if (error) gate?.reject(error);
      else gate?.resolve();
    },
  };
}

test("what comes while a batch is under way is the next one, and nobody is answered before theirs is written", async () => {
  const store = slowStore();
  const writer = createBatchWriter(store.write, bounds);
  const answered: string[] = [];
  const note = (item: number) => writer.write(item).then((answer) => answered.push(answer));
  const first = note(1);
  await expect.poll(() => store.batches).toEqual([[1]]);
  const others = [2, 3, 4, 5].map(note);
  expect(answered).toEqual([]);
  await store.release();
  await first;
  await expect.poll(() => store.batches).toEqual([[1], [2, 3, 4]]);
  expect(answered).toEqual(["wrote 1"]);
  await store.release();
  await store.release();
  await Promise.all(others);
  expect(store.batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(answered).toEqual([1, 2, 3, 4, 5].map((item) => `wrote ${item}`));
});

test("what fails alone leaves the others of its batch as they are", async () => {
  const odd = new Error("odd");
  const writer = createBatchWriter<number, number>(
    async (items) =>
      items.map((item) =>
        item % 2 === 1
          ? { status: "rejected", reason: odd }
          : { status: "fulfilled", value: item * 10 },
      ),
    bounds,
  );
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => writer.write(item)));
  expect(outcomes).toEqual([
    { status: "rejected", reason: odd },
    { status: "fulfilled", value: 20 },
    { status: "rejected", reason: odd },
    { status: "fulfilled", value: 40 },
  ]);
});

test("a batch that fails fails for each of its items, and the next one is written", async () => {
  const store = slowStore();
  const writer = createBatchWriter(store.write, bounds);
  const lost = [1, 2].map((item) => writer.write(item));
  const settled = Promise.allSettled(lost);
  await store.release(new Error("the line broke"));
  for (const outcome of await settled) {
    expect(outcome).toMatchObject({
      status: "rejected",
      reason: { message: "the line broke" },
    });
  }
  const next = writer.write(3);
  await store.release();
  expect(await next).toBe("wrote 3");
});

test("beyond what may wait an item is refused at once, and taken again once there is room", async () => {
  const store = slowStore();
  const writer = createBatchWriter(store.write, bounds);
  const first = writer.write(0);
  await expect.poll(() => store.batches).toEqual([[0]]);
  const waiting = [1, 2, 3, 4].map((item) => writer.write(item));
  await expect(writer.write(5)).rejects.toBeInstanceOf(BatchesFull);
  await store.release();
  await first;
  await store.release();
  await Promise.all(waiting.slice(0, 3));
  const again = writer.write(6);
  await store.release();
  expect(await Promise.all([waiting[3], again])).toEqual(["wrote 4", "wrote 6"]);
  expect(store.batches.flat()).not.toContain(5);
});

test("its end takes nothing more and comes when all that waited is written", async () => {
  const store = slowStore();
  const writer = createBatchWriter(store.write, bounds);
  const taken = [1, 2, 3, 4].map((item) => writer.write(item));
  let isClosed = false;
  const closed = writer.close().finally(() => {
    isClosed = true;
  });
  await expect(writer.write(5)).rejects.toBeInstanceOf(BatchesFull);
  await store.release();
  await Promise.all(taken.slice(0, 3));
  expect(isClosed).toBe(false);
  await store.release();
  await closed;
  expect(await Promise.all(taken)).toHaveLength(4);
  await createBatchWriter(store.write, bounds).close();
});
