import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { type TypingKeeper, useKeptTyping } from "#client/kept-typing.ts";
import { useLanguage } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { AppError } from "#shared/errors.ts";
import { locales, type Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink, textLinkStyle } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ArticleView } from "../../../contract.ts";
import {
  type Article,
  articleLimits,
  type ArticleWords,
  isSameArticle,
} from "../../../rules/articles.ts";
import { DropTyping } from "../drop-typing.tsx";
import { useWhen } from "../use-when.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { WordsFields } from "./words-fields.tsx";
import type { Articles } from "./use-articles.ts";

type ArticleFormProps = {
  help: Articles;
  /** The answer that is changed; null for a new one. */
  view: ArticleView | null;
  /** The topic that a new one begins in. */
  group: string;
  onSaved: (help: Articles) => void;
  /** Another administrator changed it meanwhile. */
  onOutdated: () => void;
};

const keeper: TypingKeeper<Article> = new Map();

/** An answer is typed as a whole. */
const whole = "article";

const noWords: ArticleWords = { title: "", text: "", link: "" };

/** An answer in both languages side by side, with how the help center shows it. What is typed stays until it is saved. */
export function ArticleForm({ help, view, group, onSaved, onOutdated }: ArticleFormProps) {
  const { locale, translate } = useLanguage();
  const when = useWhen();
  const [, navigate] = useLocation();
  const kept = useKeptTyping(keeper, view?.id ?? "", isSameArticle);
  const first = help.groups.find(({ id }) => id === group) ?? help.groups[0];
  const stands: Article = view?.article ?? {
    groupId: first?.id ?? "",
    isHidden: false,
    link: "",
    en: noWords,
    es: noWords,
  };
  const { typed, standing } = kept.typed[whole] ?? { typed: stands, standing: stands };
  const isChanged = !isSameArticle(typed, stands);
  // Somebody else saved it since the typing began.
  const isOvertaken = view !== null && !isSameArticle(stands, standing);
  const type = (article: Article) => kept.type(whole, stands, article);

  async function takeBack(before: Article, saved: Articles): Promise<void> {
    const now = saved.articles.find(({ id }) => id === view?.id);
    if (!now) return;
    try {
      const input = { articleId: now.id, article: before, version: now.version };
      onSaved(await call("site", "saveArticle", input));
      kept.drop();
      showToast({ title: translate("content.undone"), tone: "right" });
    } catch (error) {
      const code = error instanceof AppError ? error.code : "internal";
      showToast({ title: translate(`errors.${code}`), tone: "care" });
      onOutdated();
    }
  }

  async function send(): Promise<{ saved: Articles; id: string; before: Article | null }> {
    try {
      if (view === null) {
        const added = await call("site", "addArticle", { article: typed });
        return { saved: added, id: added.id, before: null };
      }
      const input = { articleId: view.id, article: typed, version: view.version };
      return { saved: await call("site", "saveArticle", input), id: view.id, before: view.article };
    } catch (error) {
      if (error instanceof AppError && error.code === "content_changed") onOutdated();
      throw error;
    }
  }

  const { isPending, failure, problem, form } = useSubmission(send, ({ saved, id, before }) => {
    onSaved(saved);
    kept.drop();
    showToast({
      title: translate(typed.isHidden ? "content.savedHidden" : "content.savedArticle"),
      tone: "right",
      ...(before
        ? {
            action: {
              label: translate("content.undo"),
              onPress: () => void takeBack(before, saved),
            },
          }
        : {}),
    });
    if (view === null) navigate(`/admin/site/help?article=${id}`, { replace: true });
  });

  const say = (language: Locale, words: ArticleWords) => type({ ...typed, [language]: words });
  const shipped = view?.shipped ?? null;
  return (
    <form
      {...form}
      // What has the focus is not under the bar that stays at the bottom.
      className="flex flex-col gap-6 [&_:is(input,textarea,button,summary,a)]:scroll-mb-24"
    >
      {!isOvertaken && <FailureCallout failure={failure} title={translate("content.notSaved")} />}
      {view && isOvertaken && (
        <Callout kind="care" announce title={translate("content.overtaken")}>
          <p>{when(view.changed)}</p>
          <p>{translate("errors.content_changed")}</p>
          <button
            type="button"
            className={`min-h-11 text-left ${textLinkStyle}`}
            onClick={kept.drop}
          >
            {translate("content.takeTheirs")}
          </button>
        </Callout>
      )}
      <div className="grid gap-6 rounded-card border border-hairline bg-surface p-5 sm:p-7 xl:grid-cols-2">
        {locales.map((language) => (
          <WordsFields
            key={language}
            language={language}
            words={typed[language]}
            theirs={isOvertaken ? (view?.article[language] ?? null) : null}
            hasLink={typed.link.trim() !== ""}
            problem={problem}
            onWords={(words) => say(language, words)}
          />
        ))}
        <Row>
          <Field
            label={translate("content.linkTo")}
            help={translate("content.linkToHelp")}
            error={problem("link")}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="url"
                autoComplete="off"
                maxLength={articleLimits.address}
                value={typed.link}
                onChange={({ target }) => type({ ...typed, link: target.value })}
              />
            )}
          </Field>
          <Field label={translate("content.topic")} error={problem("groupId")}>
            {(control) => (
              <Select
                {...control}
                value={typed.groupId}
                onValue={(groupId) => type({ ...typed, groupId })}
                options={help.groups.map((one) => ({ value: one.id, label: one[locale] }))}
              />
            )}
          </Field>
        </Row>
        <Row>
          <Checkbox
            label={translate("content.isShown")}
            checked={!typed.isHidden}
            onChange={({ target }) => type({ ...typed, isHidden: !target.checked })}
          />
          <p className="flex flex-wrap items-center gap-x-4 text-small text-quiet">
            {view && <span>{when(view.changed)}</span>}
            {view?.changed && (
              <TextLink
                to={`/admin/site/history?kind=article&key=${view.id}`}
                className="inline-flex min-h-11 items-center"
              >
                {translate("content.history")}
              </TextLink>
            )}
            {shipped && !isSameArticle(typed, shipped) && (
              <button
                type="button"
                className={`min-h-11 text-left ${textLinkStyle}`}
                onClick={() => type(shipped)}
              >
                {translate("content.backToShipped")}
              </button>
            )}
          </p>
        </Row>
      </div>
      <ArticlePreview article={typed} facts={help.facts} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-hairline bg-paper py-3">
        <Button type="submit" variant="lamp" pending={isPending} idle={!isChanged}>
          {translate(isPending ? "content.saving" : "content.publish")}
        </Button>
        {isChanged && <DropTyping onDrop={kept.drop} />}
        <output className="text-small text-quiet">
          {isChanged && translate("content.unsaved")}
        </output>
      </div>
    </form>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 xl:col-span-2 xl:grid-cols-2">{children}</div>;
}
