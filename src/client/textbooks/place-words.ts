import type { Place } from "#features/textbooks/contract.ts";
import type { Translate } from "#shared/messages/translator.ts";

/** Where in its book a passage stands, in short: "section 4.1, p. 213"; by the title of the section where it has no number. */
export function placeWords(
  { chapter, section, page }: Pick<Place, "chapter" | "section" | "page">,
  translate: Translate,
): string {
  const heading = section ?? chapter;
  const number = section && /^\d+(?:\.\d+)+/.exec(section)?.[0];
  return [
    ...(number ? [translate("textbooks.section", { section: number })] : heading ? [heading] : []),
    ...(page === null ? [] : [translate("textbooks.page", { page })]),
  ].join(", ");
}
