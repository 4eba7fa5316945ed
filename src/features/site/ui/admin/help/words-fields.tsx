import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { articleLimits, type ArticleWords } from "../../../rules/articles.ts";

type WordsFieldsProps = {
  language: Locale;
  words: ArticleWords;
  /** What another administrator wrote meanwhile; null where nobody did. */
  theirs: ArticleWords | null;
  /** Whether the answer has a link under it, whose words are asked for. */
  hasLink: boolean;
  /** What is wrong with a field, by its name. */
  problem: (field: string) => string | null;
  onWords: (words: ArticleWords) => void;
};

/** The question, the answer and the words of the link in one language. */
export function WordsFields(props: WordsFieldsProps) {
  const { language, words, theirs, hasLink, problem, onWords } = props;
  const translate = useTranslate();
  const { title, text, link } = words;
  const room = articleLimits.text - text.length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="float-left mb-1 w-full">
        <span className="text-title">{translate(`content.in_${language}`)}</span>
      </legend>
      <Field
        label={translate("content.part_title")}
        help={translate("content.limit_line", { max: articleLimits.title })}
        error={problem(`${language}.title`)}
        className="clear-both"
      >
        {(control) => (
          <TextInput
            {...control}
            lang={language}
            autoComplete="off"
            value={title}
            onChange={({ target }) => onWords({ ...words, title: target.value })}
          />
        )}
      </Field>
      {theirs && theirs.title !== title && <Theirs language={language} text={theirs.title} />}
      <Field
        label={translate("content.part_text")}
        help={
          <>
            {translate("content.textHelp", { name: "{name}", email: "{email}" })}{" "}
            {room < 0
              ? translate("content.tooLong", { count: -room })
              : translate("content.limit_lines", { max: articleLimits.text })}
          </>
        }
        error={problem(`${language}.text`)}
      >
        {(control) => (
          <TextArea
            {...control}
            lang={language}
            rows={8}
            value={text}
            onChange={({ target }) => onWords({ ...words, text: target.value })}
          />
        )}
      </Field>
      {theirs && theirs.text !== text && <Theirs language={language} text={theirs.text} />}
      {(hasLink || link !== "") && (
        <Field
          label={translate("content.part_linkWords")}
          help={translate("content.limit_line", { max: articleLimits.link })}
          error={problem(`${language}.link`)}
        >
          {(control) => (
            <TextInput
              {...control}
              lang={language}
              autoComplete="off"
              value={link}
              onChange={({ target }) => onWords({ ...words, link: target.value })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}

/** What stands now by another hand, beside what is being typed. */
function Theirs({ language, text }: { language: Locale; text: string }) {
  const translate = useTranslate();
  return (
    <div className="rounded-control bg-care-soft px-3 py-2 text-small">
      <p className="font-semibold">{translate("content.standsNow")}</p>
      <p lang={language} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}
