import { defineTopic } from "#platform/live-channel.ts";

/** A student may no longer be taught: whoever speaks with them falls silent, in every program. */
export const learningStopped = defineTopic("privacy-learning-stopped", "studentId");
