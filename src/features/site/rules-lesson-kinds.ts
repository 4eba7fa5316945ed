/** What a visitor may try on the home page, each a skill of the curriculum. */
export const lessonKinds = ["equations", "fractions", "percent"] as const;

export type LessonKind = (typeof lessonKinds)[number];

/** The kind that a name from the page stands for; null for any other name. */
export function lessonKind(name: string | undefined): LessonKind | null {
  return lessonKinds.find((kind) => kind === name) ?? null;
}
