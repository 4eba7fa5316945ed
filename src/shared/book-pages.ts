/** Where the textbooks are searched, and where a passage of one is read. */
export const bookPages = { search: "/textbooks/search", passage: "/textbooks/passage" } as const;

/** The address of a passage. */
export function passagePath(passageId: string): string {
  return `${bookPages.passage}?${new URLSearchParams({ id: passageId })}`;
}
