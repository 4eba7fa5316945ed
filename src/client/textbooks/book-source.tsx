import { useTranslate } from "#client/language.tsx";
import type { ImportedBook } from "#features/textbooks/contract.ts";
import { textLinkStyle } from "#ui/link.tsx";

/** Under which license a book stands, and where all of it can be read. */
export function BookSource({ book }: { book: ImportedBook }) {
  const translate = useTranslate();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-quiet">
      <span>{translate("textbooks.license", { licence: book.licence })}</span>
      <a href={book.link} rel="noreferrer" target="_blank" className={textLinkStyle}>
        {translate("textbooks.toBook")}
      </a>
    </p>
  );
}
