import { defineTask } from "#platform/workers/task.ts";
import { checkTexts, type TextsToCheck } from "./check-texts.ts";

/** The check of corrected texts as work for another thread: it draws from every template of the skill. */
export const checkTextsTask = defineTask("curriculum.check-texts", (asked: TextsToCheck) =>
  checkTexts(asked),
);
