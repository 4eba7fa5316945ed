import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
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
  onClose: () => void;
};

/** Corrects words in both languages, side by side where there is room. */
export function TextsForm({ skill, texts, onClose }: TextsFormProps) {
  const translate = useTranslate();
  const changed = useSkillChanged();
  const tried = useSkillChange(skill.id);
  const submission = useSubmission(
    (fields) =>
      tried(() =>
        call("curriculum", "correctTexts", {
          skillId: skill.id,
          version: skill.version,
          texts: texts
            .map(({ place, says }) => ({ place, was: says, says: textOf(fields, place) }))
            .filter(({ was, says }) => was !== says)
            .map(({ place, says }) => ({ place, says })),
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
            <TextField key={text.place} text={text} problem={submission.problem(text.place)} />
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

type TextFieldProps = { text: PlacedTextView; problem: string | null };

function TextField({ text, problem }: TextFieldProps) {
  const translate = useTranslate();
  const { place, says, file } = text;
  const { locale } = readPlace(place);
  const label = translate("curriculum.textIn", {
    what: placeWords(translate, place),
    language: translate(`curriculum.language_${locale}`),
  });
  const help = file === null ? undefined : translate("curriculum.fileSays", { text: file });
  return (
    <Field label={label} error={problem} help={help}>
      {(control) => (
        <TextArea {...control} name={place} defaultValue={says} lang={locale} rows={1} isShort />
      )}
    </Field>
  );
}
