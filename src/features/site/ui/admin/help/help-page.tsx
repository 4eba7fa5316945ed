import { useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { Callout } from "#ui/callout.tsx";
import { TextLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { SiteFrame } from "../site-frame.tsx";
import { ArticleForm } from "./article-form.tsx";
import { ArticleList } from "./article-list.tsx";
import { useArticles } from "./use-articles.ts";

/** The answers of the help center, and the one that the address names (/admin/site/help). */
export function HelpPage() {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const { data, error, refetch, keep } = useArticles();
  const id = address.get("article");
  const isNew = address.has("new");
  const view = data?.articles.find((article) => article.id === id) ?? null;
  const isForm = isNew || view !== null;
  return (
    <SiteFrame
      title={isNew ? "content.newArticle" : view ? "content.editArticle" : "content.help"}
      lead={isForm ? "content.articleLead" : "content.helpLead"}
    >
      {!data && error && (
        <LoadFailed
          error={error}
          title={translate("admin.loadFailed")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading label={translate("admin.loading")} lines={8} />}
      {data && isForm && (
        <>
          <p className="mb-2">
            <TextLink to="/admin/site/help" className="inline-flex min-h-11 items-center">
              {translate("content.allArticles")}
            </TextLink>
          </p>
          <ArticleForm
            key={view?.id ?? ""}
            help={data}
            view={view}
            group={address.get("new") ?? ""}
            onSaved={keep}
            onOutdated={() => void refetch()}
          />
        </>
      )}
      {data && !isForm && (
        <>
          {id !== null && (
            <div className="mb-6">
              <Callout kind="care">{translate("content.noSuchArticle")}</Callout>
            </div>
          )}
          <ArticleList help={data} onChanged={keep} onOutdated={() => void refetch()} />
        </>
      )}
    </SiteFrame>
  );
}
