import { lookAgainTask } from "#features/challenges/look-again-task.ts";
import { checkTextsTask } from "#features/curriculum/check-task.ts";
import { decideTask } from "#features/tutoring/decide-turn.ts";
import { performTasks } from "#platform/workers/perform-tasks.ts";
import { renderTask } from "./render-task.ts";

/** What a worker thread of the program can do. */
performTasks([decideTask, lookAgainTask, renderTask, checkTextsTask]);
