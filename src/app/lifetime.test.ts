import { expect, test } from "vitest";
import { createLifetime, Ended } from "./lifetime.ts";

function newLifetime() {
  const events: string[] = [];
  const lifetime = createLifetime(
    (code) => events.push(`exit ${code}`),
    (line) => events.push(line),
  );
  function open(name: string, close: () => Promise<unknown> = () => Promise.resolve()) {
    const closeAndTell = () => {
      events.push(`close ${name}`);
      return close();
    };
    return lifetime.open(name, () => Promise.resolve(name), closeAndTell, 20);
  }
  return { lifetime, events, open };
}

const never = () => new Promise(() => undefined);

test("all that stands is closed once, the last first, and then the process exits", async () => {
  const { lifetime, events, open } = newLifetime();
  await open("first");
  await open("second");
  await Promise.all([lifetime.end(0), lifetime.end(1)]);
  expect(events).toEqual(["close second", "close first", "exit 0"]);
});

test("what does not close in time, or cannot, keeps nothing else from closing", async () => {
  const { lifetime, events, open } = newLifetime();
  await open("database");
  await open("stuck", never);
  await open("broken", () => Promise.reject(new Error("broken")));
  await lifetime.end(0);
  expect(events).toEqual([
    "close broken",
    "close stuck",
    "stuck did not end within 0.02 s; it is left.",
    "close database",
    "exit 0",
  ]);
});

test("what is being opened when the end comes is closed too, and nothing more is opened", async () => {
  const { lifetime, events, open } = newLifetime();
  const slow = lifetime.open(
    "slow",
    () => new Promise((resolve) => setTimeout(resolve, 10)),
    async () => events.push("close slow"),
    1_000,
  );
  const refused = expect(slow).rejects.toBeInstanceOf(Ended);
  await lifetime.end(0);
  await refused;
  expect(events).toEqual(["close slow", "exit 0"]);
  await expect(open("late")).rejects.toBeInstanceOf(Ended);
});
