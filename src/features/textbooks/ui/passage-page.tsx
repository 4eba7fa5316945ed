import { ArrowLeft, ArrowRight } from "lucide-react";
import { useSearchParams } from "wouter";
import type { OutputFrom } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { BookSource } from "#client/textbooks/book-source.tsx";
import { PassageText } from "#client/textbooks/passage-text.tsx";
import { usePassage } from "#client/textbooks/use-passage.ts";
import { bookPages, passagePath } from "#shared/book-pages.ts";
import { AppError } from "#shared/errors.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { placeName } from "#ui/place-name.ts";
import { Loading } from "#ui/skeleton.tsx";

/** A passage of a textbook with the ones before and after it (/textbooks/passage). */
export function BookPassagePage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const passageId = query.get("id") ?? "";
  const { data, error, refetch } = usePassage(passageId);
  const isGone =
    passageId === "" ||
    (error instanceof AppError && ["not_found", "invalid_input"].includes(error.code));
  return (
    <div className="mx-auto w-full max-w-170 px-4 py-10 sm:px-6">
      {isGone ? (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate("textbooks.gone")}
          text={translate("textbooks.goneText")}
          action={<ToSearch />}
        />
      ) : error ? (
        <LoadFailed
          error={error}
          title={translate("textbooks.passageFailed")}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Read read={data} />
      ) : (
        <Loading label={translate("shell.loading")} />
      )}
    </div>
  );
}

function Read({ read }: { read: OutputFrom<"textbooks", "readPassage"> }) {
  const translate = useTranslate();
  const { passage, book, before, after } = read;
  const title = passage.section ?? passage.chapter ?? book.title;
  return (
    <article className="flex flex-col gap-6">
      <title>{`${title} · ${placeName()}`}</title>
      <header>
        <p className="text-small text-quiet">
          <cite lang={book.locale}>{book.title}</cite>
          {passage.section && passage.chapter && (
            <span lang={book.locale}>{` · ${passage.chapter}`}</span>
          )}
        </p>
        <h1 lang={book.locale} className="mt-1 text-heading">
          {title}
        </h1>
        <p className="mt-1 text-small text-quiet">
          {passage.page !== null && `${translate("textbooks.page", { page: passage.page })} · `}
          {translate("textbooks.number", { number: passage.number, of: passage.of })}
        </p>
      </header>
      <PassageText text={passage.text} locale={book.locale} />
      <nav aria-label={translate("textbooks.neighbors")} className="flex flex-wrap gap-3">
        {before && (
          <ButtonLink to={passagePath(before)}>
            <ArrowLeft className="size-4.5" aria-hidden />
            {translate("textbooks.before")}
          </ButtonLink>
        )}
        {after && (
          <ButtonLink to={passagePath(after)}>
            {translate("textbooks.after")}
            <ArrowRight className="size-4.5" aria-hidden />
          </ButtonLink>
        )}
      </nav>
      <BookSource book={book} />
      <p>
        <ToSearch />
      </p>
    </article>
  );
}

function ToSearch() {
  const translate = useTranslate();
  return <ButtonLink to={bookPages.search}>{translate("textbooks.searchTitle")}</ButtonLink>;
}
