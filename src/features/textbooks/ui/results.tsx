import type { OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { placeWords } from "#client/textbooks/place-words.ts";
import { passagePath } from "#shared/book-pages.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/link.tsx";

type Found = OutputFrom<"textbooks", "searchBooks">;

type ResultsProps = { found: Found; page: number; onPage: (page: number) => void };

/** What a search found, a page of it: each passage with the words marked, its book and its place there. */
export function Results({ found: { results, total, isMore }, page, onPage }: ResultsProps) {
  const translate = useTranslate();
  const count =
    total === 1
      ? translate("textbooks.foundOne")
      : translate("textbooks.foundMany", { count: total });
  if (results.length === 0)
    return (
      <div aria-live="polite">
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate("textbooks.none")}
          text={translate("textbooks.noneText")}
        />
      </div>
    );
  return (
    <>
      <h2 aria-live="polite" className="mt-8 text-title">
        {count}
      </h2>
      <ol className="mt-4 flex flex-col divide-y divide-hairline border-y border-hairline">
        {results.map((result) => (
          <li key={result.passageId} className="py-4">
            <p>
              <TextLink to={passagePath(result.passageId)}>
                <span lang={result.locale}>
                  {result.section ?? result.chapter ?? result.bookTitle}
                </span>
              </TextLink>
            </p>
            <p lang={result.locale} className="mt-1 break-words">
              {result.excerpt.map(({ text, isFound }, at) =>
                isFound ? (
                  <mark
                    key={at}
                    className="rounded-small bg-lamp-soft font-semibold text-lamp-text"
                  >
                    {text}
                  </mark>
                ) : (
                  <span key={at}>{text}</span>
                ),
              )}
            </p>
            <p className="mt-1 text-small text-quiet">
              <cite lang={result.locale}>{result.bookTitle}</cite>
              {placeWords(result, translate) && `, ${placeWords(result, translate)}`}
            </p>
          </li>
        ))}
      </ol>
      {(page > 1 || isMore) && (
        <nav aria-label={translate("textbooks.pages")} className="mt-6 flex flex-wrap gap-3">
          {page > 1 && (
            <Button onClick={() => onPage(page - 1)}>{translate("textbooks.previousPage")}</Button>
          )}
          {isMore && (
            <Button onClick={() => onPage(page + 1)}>{translate("textbooks.nextPage")}</Button>
          )}
        </nav>
      )}
    </>
  );
}
