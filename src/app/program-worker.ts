import { runProgramTask } from "#features/tutoring/run-given.ts";
import { performTasks } from "#platform/workers/perform-tasks.ts";

/** A thread that runs what students programmed, and nothing else: it is ended where a program does not end. */
performTasks([runProgramTask]);
