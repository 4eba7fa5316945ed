import { useState } from "react";
import { useLanguage } from "#client/language.tsx";
import { locales, type Locale } from "#shared/locale.ts";
import { Tabs } from "#ui/tabs.tsx";
import type { HelpArticle } from "../../../content/help.ts";
import { helpLink } from "../../../content/public-routes.ts";
import { type Article, isAddress } from "../../../rules/articles.ts";
import { AnswerText } from "../../help-answer.tsx";

type ArticlePreviewProps = {
  article: Article;
  /** What stands for names in braces. */
  facts: Readonly<Record<string, string>>;
};

/** The answer as readers of the help center will see it, opened, in each language. */
export function ArticlePreview({ article, facts }: ArticlePreviewProps) {
  const { locale, translate } = useLanguage();
  const [language, setLanguage] = useState<Locale>(locale);
  return (
    <section aria-labelledby="article-preview">
      <h2 id="article-preview" className="mb-2 text-title">
        {translate("content.preview")}
      </h2>
      <Tabs
        label={translate("content.previewIn")}
        value={language}
        onValue={setLanguage}
        tabs={locales.map((one) => ({
          value: one,
          label: translate(`content.in_${one}`),
          content: <Shown answer={answerOf(article, one, facts)} language={one} />,
        }))}
      />
    </section>
  );
}

function Shown({ answer, language }: { answer: HelpArticle; language: Locale }) {
  return (
    <div lang={language} className="border-y border-hairline">
      <details open className="group">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-lamp-text [&::-webkit-details-marker]:hidden">
          <h3 className="font-reading font-semibold wrap-anywhere">{answer.title || "…"}</h3>
        </summary>
        <div className="flex flex-col pr-9 pb-4">
          <AnswerText article={answer} locale={language} isPreview />
        </div>
      </details>
    </div>
  );
}

function answerOf(
  article: Article,
  locale: Locale,
  facts: Readonly<Record<string, string>>,
): HelpArticle {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  const { title, text, link } = article[locale];
  const to = article.link.trim();
  return {
    id: "preview",
    title: fill(title),
    text: fill(text),
    ...(to !== "" && isAddress(to) && link.trim() !== ""
      ? { link: { to: helpLink(to, locale), text: fill(link) } }
      : {}),
  };
}
