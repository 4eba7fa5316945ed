import { expect, test } from "vitest";
import { subjects } from "#shared/subjects.ts";
import { bookLinks, chaptersOf } from "./book-links.ts";
import { skillsOf } from "./subject-skills.ts";

test("K-08 each chapter that a skill names is of a book of the catalogue, with the way to it", () => {
  const named = subjects
    .flatMap((subject) => skillsOf(subject))
    .filter(({ chapters }) => (chapters ?? []).length > 0);
  expect(named.length).toBeGreaterThanOrEqual(33);
  for (const skill of named) {
    const shown = chaptersOf(skill);
    expect(shown.map(({ book, chapter }) => ({ book, chapter }))).toEqual(skill.chapters);
    for (const { book, link } of shown) expect(link).toBe(bookLinks.get(book));
  }
  expect(chaptersOf({ chapters: [{ book: "No such book", chapter: "1" }] })).toEqual([]);
});
