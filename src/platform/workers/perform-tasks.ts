import { parentPort } from "node:worker_threads";
import { describeFailure } from "../describe-failure.ts";
import type { Task } from "./task.ts";
import { type FromWorker, toWorker } from "./messages.ts";

/** Makes this thread a worker for these tasks: does one after the other for as long as it lives. */
export function performTasks(
  tasks: readonly Pick<Task<never, unknown>, "name" | "perform">[],
): void {
  const port = parentPort;
  if (!port) throw new Error("tasks are performed in a worker thread");
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const answer = (message: FromWorker) => port.postMessage(message);
  port.on("message", (message: unknown) => void perform(message));
  async function perform(message: unknown): Promise<void> {
    const { task, input } = toWorker.parse(message);
    try {
      const known = byName.get(task);
      if (!known) throw new Error(`no task is named ${task}`);
      answer({ kind: "done", output: await known.perform(input) });
    } catch (error) {
      answer({ kind: "failed", reason: describeFailure(error) });
    }
  }
  answer({ kind: "ready" });
}
