import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goodReply } from "#tutor/safety/watch-reply.ts";
import { caught, falselyAbove, textOf, trainMessages, trainReplies } from "./safety.ts";

const folder = join(import.meta.dirname, "../../content/safety");
const written = (name: string) => readFileSync(join(folder, name), "utf8");
/** The listener reads each message of a child. */
const listenerSizeMax = 1_000_000;
/** The watch reads sentences of a model, which are longer and of more kinds, on the server alone. */
const watchSizeMax = 6_000_000;

// A training takes half a minute by itself, and the machine may be busy.
test(
  "training again gives the listener as it stands, and on writers it never saw it is as good as we say",
  { timeout: 600_000 },
  () => {
    const trained = trainMessages();
    const text = textOf(trained.model);
    expect(text === written("messages-model.json")).toBe(true);
    expect(text.length).toBeLessThan(listenerSizeMax);
    expect(caught(trained, "none", "alert")).toBeGreaterThan(0.78);
    expect(caught(trained, "none", "checkIn")).toBeGreaterThan(0.93);
    expect(falselyAbove(trained, "none", "alert")).toBeLessThanOrEqual(0.01);
    expect(falselyAbove(trained, "none", "checkIn")).toBeLessThanOrEqual(0.05);
  },
);

test(
  "training again gives the watch as it stands, and on writers it never saw it is as good as we say",
  { timeout: 1_800_000 },
  () => {
    const trained = trainReplies();
    const text = textOf(trained.model);
    expect(text === written("replies-model.json")).toBe(true);
    expect(text.length).toBeLessThan(watchSizeMax);
    expect(caught(trained, goodReply, "stop")).toBeGreaterThan(0.9);
    expect(falselyAbove(trained, goodReply, "stop")).toBeLessThanOrEqual(0.03);
  },
);
