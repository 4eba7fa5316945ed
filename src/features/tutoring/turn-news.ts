import { defineTopic } from "#platform/live-channel.ts";

/** Something was said in a student's chat. What it was is read by whoever may see it. */
export const turnNews = defineTopic("tutoring-turn", "studentId");
