import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "#client/language.tsx";
import { isolated } from "#shared/isolated.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextLink } from "#ui/link.tsx";
import type { ArticleView } from "../../../contract.ts";
import { isSameArticle } from "../../../rules/articles.ts";

type ArticleRowProps = {
  view: ArticleView;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => Promise<void>;
  onHide: (isHidden: boolean) => Promise<void>;
};

/** One answer in the list: its question in the reader's language, how it stands, and what can be done with it. */
export function ArticleRow({ view, isFirst, isLast, onMove, onHide }: ArticleRowProps) {
  const { locale, translate } = useLanguage();
  const [pending, setPending] = useState<"up" | "down" | "hide" | null>(null);
  const { article, shipped, id } = view;
  const { title } = article[locale];

  async function during(what: "up" | "down" | "hide", act: () => Promise<void>): Promise<void> {
    if (pending) return;
    const pressed = document.activeElement;
    setPending(what);
    await act();
    setPending(null);
    // A row that is put elsewhere loses the focus on the way.
    requestAnimationFrame(() => {
      if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <div className="flex min-w-0 grow basis-60 flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink
          to={`/admin/site/help?article=${id}`}
          className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
        >
          {title}
        </TextLink>
        {article.isHidden && <Badge tone="care">{translate("content.hidden")}</Badge>}
        {shipped === null && <Badge tone="lamp">{translate("content.own")}</Badge>}
        {shipped !== null && !article.isHidden && !isSameArticle(article, shipped) && (
          <Badge>{translate("content.changed")}</Badge>
        )}
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          label={`${translate("content.moveUp")}: ${isolated(title)}`}
          icon={<ArrowUp />}
          aria-disabled={isFirst || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => void (isFirst ? undefined : during("up", () => onMove(-1)))}
        />
        <IconButton
          label={`${translate("content.moveDown")}: ${isolated(title)}`}
          icon={<ArrowDown />}
          aria-disabled={isLast || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => void (isLast ? undefined : during("down", () => onMove(1)))}
        />
        <Button
          pending={pending === "hide"}
          aria-label={`${translate(article.isHidden ? "content.show" : "content.hide")}: ${isolated(title)}`}
          onClick={() => void during("hide", () => onHide(!article.isHidden))}
        >
          {translate(article.isHidden ? "content.show" : "content.hide")}
        </Button>
      </div>
    </li>
  );
}
