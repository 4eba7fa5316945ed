// oxlint-disable typescript/no-unnecessary-type-parameters -- whoever opens a stream knows the contract of its events
/**
 * Reads an answer of server-sent events and hands on each event as it arrives. Ends when the server ends
 * the stream; rejects where the connection breaks, or with the AbortError of a stream that was given up.
 * Comments (the server's heartbeat) and fields other than `data` are skipped.
 */
export async function readEvents<Event>(
  response: Response,
  onEvent: (event: Event) => void,
): Promise<void> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const event = readLine<Event>(line);
      if (event) onEvent(event);
    }
  }
}

/** The server writes an event on one line of its own (platform/http/event-sink.ts). */
function readLine<Event>(line: string): Event | null {
  if (!line.startsWith("data:")) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is typed by the contract that types it here
  return JSON.parse(line.slice("data:".length)) as Event;
}
