import { catalogue, textbooksOf, type Textbook } from "../content/catalogue.ts";
import { type TextbooksContent, textbooksContent } from "../content/pages.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { bookPages } from "#shared/book-pages.ts";
import { subjectCards } from "#shared/subjects.ts";
import { ListSearch } from "./list-search.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageOpening } from "./page-opening.tsx";

/**
 * /textbooks (row R-18): the whole catalogue as a list by subject. The public script offers the search; without
 * it the subjects are links within the page. In English like the books, so the language switch leads home.
 */
export function TextbooksPage() {
  const words = textbooksContent();
  return (
    <PageFrame locale="en" counterpart={publicRoutes.home.es}>
      <PageOpening title={words.title} lead={words.lead} scene="wide">
        <p lang="es" className="mt-3 max-w-[36rem] text-dusk-quiet">
          {words.spanish}
        </p>
      </PageOpening>
      <SearchInside words={words} />
      <div data-list="" className="mx-auto max-w-page px-4 py-12 sm:px-8 lg:py-16">
        <SubjectLinks words={words} />
        <ListSearch
          label={words.search}
          legend={words.subject}
          all={words.all}
          groups={subjectCards.map(({ id, title }) => ({ id, title: title.en }))}
          count={catalogue.length}
          of={words.of}
          entries={words.titles}
        />
        {subjectCards.map(({ id, name }) => (
          <section key={id} id={id} data-group={id} className="mt-14 lg:mt-20">
            <h2 className="text-heading">{words.headings[name]}</h2>
            {/* Columns of hundreds of titles are laid out once they come into view; until then, at their usual height. */}
            <ul className="mt-6 border-t border-hairline [content-visibility:auto] [contain-intrinsic-block-size:auto_600rem] sm:[contain-intrinsic-block-size:auto_300rem] lg:[contain-intrinsic-block-size:auto_200rem] sm:columns-2 sm:gap-12 lg:columns-3 [&>li]:break-inside-avoid [&>li]:border-b [&>li]:border-hairline [&>li]:py-3 [&_a]:block [&_a]:underline [&_a]:decoration-hairline [&_a]:underline-offset-4 hover:[&_a]:decoration-lamp [&_small]:text-small [&_small]:text-quiet">
              {textbooksOf(name).map((book) => (
                <Entry key={book.url} book={book} />
              ))}
            </ul>
          </section>
        ))}
        <p data-none="" hidden className="mt-14 text-lead">
          {words.none}
        </p>
        <section className="mt-20 border-t border-hairline pt-10">
          <h2 className="text-title">{words.licences.title}</h2>
          <p className="mt-2 max-w-text text-quiet">{words.licences.text}</p>
        </section>
      </div>
    </PageFrame>
  );
}

/** Kept bare: this stands in the page five hundred times. */
function Entry({ book }: { book: Textbook }) {
  return (
    <li>
      <a href={book.url}>{book.title.replaceAll(" - ", " – ")}</a>
      <small>
        {book.publisher ?? book.source} · {book.licence}
      </small>
    </li>
  );
}

/**
 * The way to the search of what stands in the books. The public script shows it where a book is imported; its room is
 * kept, so that nothing moves then.
 */
function SearchInside({ words }: { words: TextbooksContent }) {
  return (
    <p
      data-inside=""
      className="invisible mx-auto flex max-w-page flex-wrap gap-x-6 px-4 pt-6 sm:px-8 data-shown:visible [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4"
    >
      <a href={bookPages.search}>{words.inside}</a>
      <a href={bookPages.search} lang="es">
        {words.insideSpanish}
      </a>
    </p>
  );
}

function SubjectLinks({ words }: { words: TextbooksContent }) {
  return (
    <nav aria-label={words.subject} className="in-data-script:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {subjectCards.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center">
              {title.en}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
