import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import type { KeptTyping } from "#client/kept-typing.ts";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { PlacedTextView, SkillView } from "../contract.ts";
import { readPlace } from "../rules.ts";
import { placeWords } from "./place-words.ts";
import { useSkillChange, useSkillChanged } from "./use-skill-changed.ts";

type TextsFormProps = {
  skill: SkillView;
  texts: readonly PlacedTextView[];
  typing: KeptTyping<string>;
  /** It is saved, or no longer wanted. */
  onClose: () => void;
};

/** Corrects words in both languages, side by side where there is room. */
export function TextsForm({ skill, texts, typing, onClose }: TextsFormProps) {
  const translate = useTranslate();
  const changed = useSkillChanged();
  const tried = useSkillChange(skill.id);
  const submission = useSubmission(
    () =>
      tried(() =>
        call("curriculum", "correctTexts", {
          skillId: skill.id,
          version: skill.version,
          texts: texts.flatMap(({ place, says }) => {
            const now = typing.typed[place]?.typed ?? says;
            return now === says ? [] : [{ place, says: now }];
          }),
        }),
      ),
    (result) => {
      onClose();
      changed(result, "curriculum.textsSaved");
    },
  );
  return (
    <form {...submission.form} className="flex flex-col gap-5">
      <p className="max-w-text text-small text-quiet">{translate("curriculum.textsHelp")}</p>
      <FailureCallout failure={submission.failure} title={translate("curriculum.textsNotSaved")} />
      {pairsOf(texts).map((pair) => (
        <div key={pair[0]?.place} className="grid gap-4 lg:grid-cols-2">
          {pair.map((text) => (
            <TextField
              key={text.place}
              text={text}
              all={skill}
              typed={typing.typed[text.place]}
              problem={submission.problem(text.place)}
              onText={(value) => typing.type(text.place, text.says, value)}
            />
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lamp" pending={submission.isPending}>
          {translate("curriculum.save")}
        </Button>
        <Button onClick={onClose}>{translate("shell.cancel")}</Button>
      </div>
    </form>
  );
}

/** Each text beside the same one in the other language. */
function pairsOf(texts: readonly PlacedTextView[]): PlacedTextView[][] {
  const pairs = new Map<string, PlacedTextView[]>();
  for (const text of texts) {
    const name = text.place.replace(/^[a-z]+\./u, "");
    pairs.set(name, [...(pairs.get(name) ?? []), text]);
  }
  return [...pairs.values()];
}

type TextFieldProps = {
  text: PlacedTextView;
  all: SkillView;
  typed: KeptTyping<string>["typed"][string] | undefined;
  problem: string | null;
  onText: (text: string) => void;
};

function TextField({ text, all, typed, problem, onText }: TextFieldProps) {
  const translate = useTranslate();
  const { place, says, file } = text;
  const { locale } = readPlace(place);
  const isOvertaken = typed !== undefined && typed.standing !== says;
  return (
    <Field
      label={placeWords(translate, place, all)}
      error={problem}
      help={
        (isOvertaken || file !== null) && (
          <>
            {isOvertaken && (
              <Quoted words="curriculum.standsNow" text={says} lang={locale} isNews />
            )}
            {file !== null && <Quoted words="curriculum.fileSays" text={file} lang={locale} />}
          </>
        )
      }
    >
      {(control) => (
        <TextArea
          {...control}
          name={place}
          value={typed?.typed ?? says}
          lang={locale}
          rows={1}
          isShort
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}

type QuotedProps = {
  words: "curriculum.standsNow" | "curriculum.fileSays";
  text: string;
  lang: string;
  /** It came while somebody was typing. */
  isNews?: boolean;
};

function Quoted({ words, text, lang, isNews = false }: QuotedProps) {
  const translate = useTranslate();
  return (
    <p className={isNews ? "rounded-control bg-care-soft px-3 py-2 text-ink" : undefined}>
      {translate(words)}{" "}
      <span lang={lang} className="break-words whitespace-pre-line">
        {text}
      </span>
    </p>
  );
}
