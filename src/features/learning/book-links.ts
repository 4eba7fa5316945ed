import { z } from "zod";
import books from "#content/textbooks/catalogue.json" with { type: "json" };
import type { Skill } from "#tutor/curriculum/skill.ts";

/** Where each textbook of the catalogue can be read, by its title; of two with one title the first. */
export const bookLinks: ReadonlyMap<string, string> = new Map(
  z
    .array(z.object({ title: z.string(), url: z.string() }))
    .parse(books)
    .map(({ title, url }) => [title, url] as const)
    .toReversed(),
);

/** The chapters that treat a skill, each with the address of its book; without those of a book that is there no more. */
export function chaptersOf({ chapters = [] }: Pick<Skill, "chapters">) {
  return chapters.flatMap(({ book, chapter }) => {
    const link = bookLinks.get(book);
    return link === undefined ? [] : [{ book, chapter, link }];
  });
}
