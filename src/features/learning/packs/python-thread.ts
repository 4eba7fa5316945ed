import { parentPort } from "node:worker_threads";
import { z } from "zod";
import { loadPyodide } from "pyodide";
import { createPythonRunner } from "#tutor/programs/run-python.ts";

/** A thread that runs the Python of skill files while they are checked; the check ends it where a program does not end. */

const asked = z.object({
  id: z.number(),
  job: z.object({ program: z.string(), calls: z.array(z.string().nullable()) }),
});

const run = createPythonRunner(await loadPyodide());

parentPort?.on("message", (message: unknown) => {
  const { id, job } = asked.parse(message);
  void run(job).then((outcomes) => parentPort?.postMessage({ id, outcomes }, []));
});
parentPort?.postMessage({ id: 0, outcomes: [] }, []);
