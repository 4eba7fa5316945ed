import { useRef, useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ArticleView, HelpGroupView } from "../../../contract.ts";
import { ArticleRow } from "./article-row.tsx";
import type { Articles } from "./use-articles.ts";

type ArticleListProps = {
  help: Articles;
  onChanged: (help: Articles) => void;
  /** Another administrator changed something. */
  onOutdated: () => void;
};

/** Letters without accents and case, so that "musica" finds "Música". */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Every answer by topic, to be searched, put in order, hidden and shown again. */
export function ArticleList({ help, onChanged, onOutdated }: ArticleListProps) {
  const { locale, translate } = useLanguage();
  const [search, setSearch] = useState("");
  const [failure, setFailure] = useState<AppError | null>(null);
  const [moved, setMoved] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const wanted = plain(search).split(/\s+/);
  const isSearched = search.trim() !== "";
  const found = help.articles.filter(({ article: { en, es } }) => {
    const text = plain([en.title, en.text, es.title, es.text].join(" "));
    return wanted.every((word) => text.includes(word));
  });

  async function change(make: () => Promise<Articles>): Promise<Articles | null> {
    setFailure(null);
    try {
      const made = await make();
      onChanged(made);
      return made;
    } catch (error) {
      setFailure(error instanceof AppError ? error : new AppError("internal"));
      onOutdated();
      return null;
    }
  }

  /** Hides an answer, or shows it again; the toast takes it back. */
  async function hide({ id, article, version }: ArticleView, isHidden: boolean): Promise<void> {
    const input = { articleId: id, version, article: { ...article, isHidden } };
    const made = await change(() => call("site", "saveArticle", input));
    const now = made?.articles.find((one) => one.id === id);
    if (!now) return;
    showToast({
      title: translate(isHidden ? "content.isHiddenNow" : "content.isShownNow"),
      tone: "right",
      action: { label: translate("content.undo"), onPress: () => void hide(now, !isHidden) },
    });
  }

  async function move(group: HelpGroupView, id: string, by: -1 | 1): Promise<void> {
    const ids = help.articles
      .filter(({ article }) => article.groupId === group.id)
      .map((article) => article.id);
    const at = ids.indexOf(id);
    const other = ids[at + by];
    if (other === undefined) return;
    ids[at] = other;
    ids[at + by] = id;
    const input = { groupId: group.id, ids, version: group.version };
    const made = await change(() => call("site", "orderArticles", input));
    if (made) setMoved(translate("content.movedTo", { place: at + by + 1, count: ids.length }));
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <Field label={translate("content.search")} className="w-full max-w-120">
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              type="search"
              autoComplete="off"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
        <ButtonLink to="/admin/site/help?new" variant="lamp" className="mb-1">
          {translate("content.add")}
        </ButtonLink>
      </div>
      <p aria-live="polite" className="mb-4 text-small text-quiet">
        {translate("content.found", { count: found.length, all: help.articles.length })}
      </p>
      <output className="sr-only">{moved}</output>
      <FailureCallout failure={failure} title={translate("content.notSaved")} />
      {found.length === 0 && (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={translate("content.noneFound")}
          text={translate("content.noneFoundText")}
          action={
            <Button
              onClick={() => {
                setSearch("");
                field.current?.focus();
              }}
            >
              {translate("content.showAll")}
            </Button>
          }
        />
      )}
      <div className="flex flex-col gap-8">
        {help.groups.map((group) => {
          const articles = found.filter(({ article }) => article.groupId === group.id);
          if (articles.length === 0) return null;
          return (
            <section key={group.id} aria-labelledby={`topic-${group.id}`}>
              <h2 id={`topic-${group.id}`} className="mb-3 text-title">
                {group[locale]}
              </h2>
              <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
                {articles.map((view, index) => (
                  <ArticleRow
                    key={view.id}
                    view={view}
                    // Of what a search leaves out nobody sees where it stands.
                    isFirst={isSearched || index === 0}
                    isLast={isSearched || index === articles.length - 1}
                    onMove={(by) => move(group, view.id, by)}
                    onHide={(isHidden) => hide(view, isHidden)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
