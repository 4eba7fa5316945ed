import type { ProgramRunner } from "#tutor/programs/program.ts";
import type { FromProgramWorker, ToProgramWorker } from "./worker-messages.ts";

/** Makes this worker run programs for its page, once the page has handed it the engine's files. */
export function servePrograms(
  load: (files: Readonly<Record<string, ArrayBuffer>>) => Promise<ProgramRunner>,
): void {
  let runner: ProgramRunner | null = null;
  const say = (message: FromProgramWorker) => self.postMessage(message, {});
  async function hear(message: ToProgramWorker): Promise<void> {
    if (message.kind === "load") {
      runner = await load(message.files);
      say({ kind: "ready" });
    } else if (runner) {
      say({ kind: "done", id: message.id, outcomes: await runner(message.job) });
    }
  }
  self.addEventListener("message", (event: MessageEvent<ToProgramWorker>) => {
    hear(event.data).catch(() => say({ kind: "failed" }));
  });
}
