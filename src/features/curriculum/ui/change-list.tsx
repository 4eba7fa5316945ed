import { useRef } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import type { SkillChangeView, SkillView } from "../contract.ts";
import { type Facet, itemOfFacet, placeOfFacet, readPlace, restingPlaceOf } from "../rules.ts";
import { placeWords } from "./place-words.ts";
import { useSkillChange, useSkillChanged } from "./use-skill-changed.ts";

/** Who changed what of a skill and when, what stood there before and after, each with a way back. */
export function ChangeList({ skill }: { skill: SkillView }) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  if (skill.changes.length === 0)
    return <p className="text-quiet">{translate("curriculum.noChanges")}</p>;
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label={translate("curriculum.history")}
      className="divide-y divide-hairline rounded-card border border-hairline bg-surface"
    >
      {skill.changes.map((change) => (
        <li key={change.id} className="flex flex-col gap-3 px-5 py-4">
          <Change skill={skill} change={change} onTakenBack={() => list.current?.focus()} />
        </li>
      ))}
    </ol>
  );
}

type ChangeProps = {
  skill: SkillView;
  change: SkillChangeView;
  /** Its button is gone then. */
  onTakenBack: () => void;
};

function Change({ skill, change, onTakenBack }: ChangeProps) {
  const { locale, translate } = useLanguage();
  const changed = useSkillChanged();
  const tried = useSkillChange(skill.id);
  const { id, action, administratorName, reason, createdAt, changes, canTakeBack } = change;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(createdAt),
  );
  const isDrop = action === "texts" && changes.every(({ facet }) => restingPlaceOf(facet) !== null);
  const did = translate(isDrop ? "curriculum.did_dropped" : `curriculum.did_${action}`);
  const items = [...new Set(changes.flatMap(({ facet }) => itemOf(facet) ?? []))];
  const submission = useSubmission(
    () =>
      tried(() =>
        call("curriculum", "takeBackChange", {
          skillId: skill.id,
          version: skill.version,
          curriculumChangeId: id,
        }),
      ),
    (result) => {
      onTakenBack();
      changed(result, "curriculum.takenBack");
    },
  );
  return (
    <>
      <div className="flex items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col">
        <div className="max-w-text min-w-0">
          <p className="break-words">
            <b>{did}</b>
            {items.length > 0 && `: ${items.join(", ")}`}
          </p>
          <p className="text-small text-quiet">
            {translate(administratorName === null ? "curriculum.byNobody" : "curriculum.by", {
              name: administratorName ?? "",
              when,
            })}
          </p>
          {reason !== null && (
            <p className="text-small text-quiet">{translate("curriculum.reasonWas", { reason })}</p>
          )}
        </div>
        {canTakeBack && (
          <form {...submission.form} className="shrink-0">
            <Button type="submit" pending={submission.isPending}>
              {translate("curriculum.takeBack")}
              <span className="sr-only">
                {" "}
                {did}, {when}
              </span>
            </Button>
          </form>
        )}
      </div>
      <FailureCallout failure={submission.failure} title={translate("curriculum.notChanged")} />
      {changes.map((facet) => (
        <BeforeAfter key={facet.facet} skill={skill} change={facet} />
      ))}
    </>
  );
}

/** The problem that a change is about: itself, or its words. */
function itemOf(facet: string): string | null {
  const place = placeOfFacet(facet) ?? restingPlaceOf(facet);
  return place === null ? itemOfFacet(facet) : readPlace(place).itemId;
}

/** What a text said and says; that something is out or back is said already. */
function BeforeAfter({ skill, change }: { skill: SkillView; change: Facet }) {
  const translate = useTranslate();
  const place = placeOfFacet(change.facet) ?? restingPlaceOf(change.facet);
  if (place === null) return null;
  const { locale } = readPlace(place);
  return (
    <div className="border-l-3 border-hairline pl-3">
      <p className="mb-1 text-small font-semibold text-quiet">
        {placeWords(translate, place, skill)}
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-small text-quiet">{translate("curriculum.before")}</dt>
          <Said text={change.before} lang={locale} />
        </div>
        <div className="min-w-0">
          <dt className="text-small text-quiet">{translate("curriculum.after")}</dt>
          <Said text={change.after} lang={locale} />
        </div>
      </dl>
    </div>
  );
}

/** A text, or that the correction that rested there is dropped. */
function Said({ text, lang }: { text: string | null; lang: string }) {
  const translate = useTranslate();
  if (text === null)
    return <dd className="text-quiet italic">{translate("curriculum.droppedText")}</dd>;
  return (
    <dd lang={lang} className="break-words whitespace-pre-line">
      {text}
    </dd>
  );
}
