import { expect, test } from "vitest";
import type { TurnEvent } from "#features/tutoring/contract.ts";
import { readEvents } from "./event-stream.ts";

const first: TurnEvent = { type: "words", messageId: "msg_1", at: 0, text: "Año: ½ of $x$\n" };
const second: TurnEvent = { type: "reworded", messageId: "msg_1", text: "Look again." };
const wire = `: still here\n\ndata: ${JSON.stringify(first)}\n\ndata: ${JSON.stringify(second)}\n\n`;

async function read(chunks: readonly Uint8Array[]): Promise<TurnEvent[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
      controller.close();
    },
  });
  const events: TurnEvent[] = [];
  await readEvents<TurnEvent>(new Response(body), (event) => events.push(event));
  return events;
}

test("wherever the network cuts the stream, also within a letter, the same events arrive", async () => {
  const bytes = new TextEncoder().encode(wire);
  for (let cut = 0; cut <= bytes.length; cut++) {
    expect(await read([bytes.slice(0, cut), bytes.slice(cut)])).toEqual([first, second]);
  }
  expect(await read(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual([first, second]);
});

test("an event that was cut off with the stream is not told", async () => {
  const bytes = new TextEncoder().encode(wire.slice(0, -8));
  expect(await read([bytes])).toEqual([first]);
});

test("an answer without a body tells nothing", async () => {
  const events: TurnEvent[] = [];
  await readEvents<TurnEvent>(new Response(null), (event) => events.push(event));
  expect(events).toEqual([]);
});
