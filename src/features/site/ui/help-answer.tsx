import { Fragment } from "react";
import type { Locale } from "#shared/locale.ts";
import type { HelpArticle } from "../content/help.ts";
import { helpLink } from "../content/public-routes.ts";
import { readText } from "../rules/articles.ts";
import { LinkedText } from "./linked-text.tsx";
import { ReadOnLink } from "./read-on-link.tsx";

const linkStyle =
  "font-semibold text-ink underline decoration-lamp decoration-2 underline-offset-4 hover:decoration-4";

type AnswerTextProps = {
  article: HelpArticle;
  locale: Locale;
  /** Its links open beside the page. */
  isPreview?: boolean;
};

/** What stands under a question: paragraphs, links in them, and where to go on. Nothing typed is ever markup. */
export function AnswerText({ article, locale, isPreview = false }: AnswerTextProps) {
  const { text, link } = article;
  const beside = isPreview ? { target: "_blank", rel: "noopener" } : {};
  return (
    <>
      {readText(text).map((parts, index) => (
        <p
          key={index}
          className="max-w-text whitespace-pre-line text-quiet wrap-anywhere not-first:mt-3"
        >
          {parts.map((part, at) =>
            typeof part === "string" ? (
              <Fragment key={at}>
                <LinkedText>{part}</LinkedText>
              </Fragment>
            ) : (
              <a key={at} {...beside} href={helpLink(part.to, locale)} className={linkStyle}>
                {part.words}
              </a>
            ),
          )}
        </p>
      ))}
      {link && (
        <ReadOnLink href={link.to} isBeside={isPreview}>
          {link.text}
        </ReadOnLink>
      )}
    </>
  );
}
