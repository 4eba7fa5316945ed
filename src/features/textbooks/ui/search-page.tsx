import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { AppError } from "#shared/errors.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { textLinkStyle } from "#ui/link.tsx";
import { placeName } from "#ui/place-name.ts";
import { Loading } from "#ui/skeleton.tsx";
import { searchLengthMax } from "../rules/limits.ts";
import { Results } from "./results.tsx";

/** Where the text of the imported textbooks is searched (/textbooks/search). What is searched for stands in the address. */
export function BookSearchPage() {
  const translate = useTranslate();
  const title = translate("textbooks.searchTitle");
  const { data, error, refetch } = useQuery({
    queryKey: ["textbooks", "books"],
    queryFn: ({ signal }) => call("textbooks", "listBooks", {}, { signal }),
  });
  return (
    <div className="mx-auto w-full max-w-170 px-4 py-10 sm:px-6">
      <title>{`${title} · ${placeName()}`}</title>
      <h1 className="text-heading">{title}</h1>
      {error ? (
        <LoadFailed
          error={error}
          title={translate("textbooks.searchFailed")}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Loading label={translate("shell.loading")} />
      ) : data.books.length === 0 ? (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate("textbooks.noBooks")}
          text={translate("textbooks.noBooksText")}
          action={<ToList />}
        />
      ) : (
        <>
          <p className="mt-2 text-quiet">{translate("textbooks.searchLead")}</p>
          <ul className="mt-2 list-disc pl-5 text-small text-quiet">
            {data.books.map(({ id, title: name, locale }) => (
              <li key={id} lang={locale}>
                <cite>{name}</cite>
              </li>
            ))}
          </ul>
          <Search />
          <p className="mt-10 text-small">
            <ToList />
          </p>
        </>
      )}
    </div>
  );
}

/** The list is a page of its own kind, so the browser fetches it anew. */
function ToList() {
  const translate = useTranslate();
  return (
    <a href="/textbooks" className={textLinkStyle}>
      {translate("textbooks.toList")}
    </a>
  );
}

function Search() {
  const translate = useTranslate();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const search = (query.get("q") ?? "").trim().slice(0, searchLengthMax);
  const page = Math.max(1, Math.trunc(Number(query.get("page"))) || 1);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    setQuery(typeof typed === "string" && typed.trim() !== "" ? { q: typed.trim() } : {});
  }

  return (
    <>
      <search>
        <form onSubmit={submit} className="mt-6 flex flex-wrap items-end gap-3">
          <label htmlFor={id} className="flex min-w-0 grow flex-col gap-1 font-semibold">
            {translate("textbooks.box")}
            <input
              // Going back in the browser shows what was searched for then.
              key={search}
              id={id}
              type="search"
              name="q"
              defaultValue={search}
              maxLength={searchLengthMax}
              className="min-h-12 rounded-control border border-edge bg-surface px-4 font-normal"
            />
          </label>
          <Button type="submit" variant="lamp" size="large">
            {translate("textbooks.search")}
          </Button>
        </form>
      </search>
      {search !== "" && (
        <Found
          search={search}
          page={page}
          onPage={(to) => setQuery({ q: search, page: `${to}` })}
        />
      )}
    </>
  );
}

type FoundProps = { search: string; page: number; onPage: (page: number) => void };

function Found({ search, page, onPage }: FoundProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ["textbooks", "search", search, page],
    queryFn: ({ signal }) => call("textbooks", "searchBooks", { search, page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  // Who searched for something heavy is shown who helps, over the page.
  if (error instanceof AppError && error.code === "care_first") return null;
  if (error)
    return (
      <LoadFailed
        error={error}
        title={translate("textbooks.searchFailed")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Loading label={translate("shell.loading")} />;
  return <Results found={data} page={page} onPage={onPage} />;
}
