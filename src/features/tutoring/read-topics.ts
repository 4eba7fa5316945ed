import type { Database } from "#db/client.ts";
import { loadLearner } from "#features/learning/server.ts";
import { chaptersOf } from "#features/learning/book-links.ts";
import { taughtSkillsOf } from "#features/learning/subject-skills.ts";
import { topicsOf } from "#tutor/mind/topics.ts";
import type { Topic } from "./contract.ts";
import { getChatOrThrow } from "./read-chats.ts";
import { subjectOf } from "./views.ts";

/**
 * Every topic of a session's subject with where the student stands, each after those it builds on.
 * @throws AppError not_found
 */
export async function readTopics(
  db: Database,
  { chatId, studentId, now }: { chatId: string; studentId: string; now: Date },
): Promise<Topic[]> {
  const subject = subjectOf(await getChatOrThrow(db, chatId, studentId));
  const learner = await loadLearner(db, studentId);
  return topicsOf(taughtSkillsOf(subject), learner, now).map(({ skill, standing }) => ({
    id: skill.id,
    title: skill.words.title,
    why: skill.words.why,
    grades: [skill.grades[0], skill.grades[1]],
    standing,
    chapters: chaptersOf(skill),
  }));
}
