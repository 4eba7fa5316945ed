import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { RestingCorrection, SkillView } from "../contract.ts";
import { readPlace } from "../rules.ts";
import { placeWords } from "./place-words.ts";
import { Section } from "./section.tsx";
import { useSkillChange, useSkillChanged } from "./use-skill-changed.ts";

type RestingCorrectionsProps = {
  skill: SkillView;
  /** One of them is no longer here. */
  onDone: () => void;
};

/** Corrections that no longer hold since the files say those texts anew: what each was, to be taken up again or dropped. */
export function RestingCorrections({ skill, onDone }: RestingCorrectionsProps) {
  const translate = useTranslate();
  if (skill.resting.length === 0) return null;
  return (
    <Section title={translate("curriculum.restingTitle")}>
      <div className="flex flex-col gap-5">
        <Callout kind="care">{translate("curriculum.restingText")}</Callout>
        {skill.resting.map((resting) => (
          <Resting key={resting.place} skill={skill} resting={resting} onDone={onDone} />
        ))}
      </div>
    </Section>
  );
}

type RestingProps = RestingCorrectionsProps & { resting: RestingCorrection };

function Resting({ skill, resting, onDone }: RestingProps) {
  const translate = useTranslate();
  const changed = useSkillChanged();
  const tried = useSkillChange(skill.id);
  const { place, was, file } = resting;
  const { itemId, locale } = readPlace(place);
  const name = placeWords(translate, place, skill);
  const title = itemId === null ? name : `${itemId}: ${name}`;
  const [says, setSays] = useState(resting.says);
  const seen = { skillId: skill.id, version: skill.version };
  const taking = useSubmission(
    () => tried(() => call("curriculum", "correctTexts", { ...seen, texts: [{ place, says }] })),
    (result) => {
      changed(result, "curriculum.textsSaved");
      onDone();
    },
  );
  const dropping = useSubmission(
    () => tried(() => call("curriculum", "dropCorrection", { ...seen, place })),
    (result) => {
      changed(result, "curriculum.dropped");
      onDone();
    },
  );
  return (
    <article
      aria-label={title}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <h3 className="font-reading text-body font-semibold wrap-anywhere">{title}</h3>
      <FailureCallout
        failure={taking.failure ?? dropping.failure}
        title={translate("curriculum.notChanged")}
      />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Said name={translate("curriculum.fileSaid")} text={was} lang={locale} />
        {file === null ? (
          <Said name={translate("curriculum.restingSays")} text={says} lang={locale} />
        ) : (
          <Said name={translate("curriculum.fileSaysNow")} text={file} lang={locale} />
        )}
      </dl>
      {file === null ? (
        <p className="max-w-text text-quiet">{translate("curriculum.textIsGone")}</p>
      ) : (
        <form {...taking.form} id={`take-${place}`}>
          <Field label={translate("curriculum.restingSays")} error={taking.problem(place)}>
            {(control) => (
              <TextArea
                {...control}
                value={says}
                lang={locale}
                rows={1}
                isShort
                onChange={({ target }) => setSays(target.value)}
              />
            )}
          </Field>
        </form>
      )}
      <div className="flex flex-wrap gap-3">
        {file !== null && (
          <Button type="submit" form={`take-${place}`} variant="lamp" pending={taking.isPending}>
            {translate("curriculum.takeUp")}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        <form {...dropping.form}>
          <Button type="submit" pending={dropping.isPending}>
            {translate("curriculum.dropIt")}
            <span className="sr-only">: {title}</span>
          </Button>
        </form>
      </div>
    </article>
  );
}

function Said({ name, text, lang }: { name: string; text: string; lang: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-quiet">{name}</dt>
      <dd lang={lang} className="break-words whitespace-pre-line">
        {text}
      </dd>
    </div>
  );
}
