import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import { RichText } from "#client/rich-text/rich-text.tsx";
import type { Locale } from "#shared/locale.ts";
import { Badge } from "#ui/badge.tsx";
import type { ShownItem, SkillView } from "../contract.ts";
import { ChallengedNote } from "./challenged-note.tsx";
import { ProgramText } from "./program-text.tsx";
import { EditTexts } from "./edit-texts.tsx";
import { StudentView } from "./student-view.tsx";
import { TakeOut } from "./take-out.tsx";
import { WorkedLines } from "./worked-lines.tsx";

type ItemCardProps = { skill: SkillView } & ShownProps;

type ShownProps = {
  item: ShownItem;
  /** The language in which it is shown. */
  shown: Locale;
};

const itemWords = {
  out: "curriculum.itemOut",
  outTitle: "curriculum.itemOutTitle",
  outText: "curriculum.itemOutText",
  outDone: "curriculum.itemOutDone",
  back: "curriculum.itemBack",
  backDone: "curriculum.itemBackDone",
} as const;

/** One problem: as a student is shown it, then its answer, hints and what is said to wrong answers. */
export function ItemCard({ skill, item, shown }: ItemCardProps) {
  const { translate } = useLanguage();
  const id = useId();
  const { kind, level, offReason, challenged } = item;
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={id} className="font-code text-body font-semibold break-all">
          {item.id}
        </h3>
        <span className="text-small text-quiet">
          {translate(`curriculum.kind_${kind}`)} · {translate("curriculum.level", { level })}
        </span>
        {offReason !== null && <Badge tone="care">{translate("curriculum.itemOff")}</Badge>}
        {item.texts.some(({ file }) => file !== null) && (
          <Badge>{translate("curriculum.corrected")}</Badge>
        )}
        <ChallengedNote {...challenged} />
      </div>
      {offReason !== null && (
        <p className="text-small text-quiet">
          {translate("curriculum.reasonWas", { reason: offReason })}
        </p>
      )}
      <StudentView item={item} shown={shown} />
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-quiet hover:text-ink">
          {translate("curriculum.answerAndHints")}
          <ChevronDown
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <Sealed item={item} shown={shown} />
      </details>
      {kind !== "template" && (
        <div className="flex flex-wrap gap-3">
          <EditTexts
            skill={skill}
            texts={item.texts}
            id={`item.${item.id}`}
            words="curriculum.correct"
            what={item.id}
          />
          <TakeOut
            skillId={skill.id}
            isTaught={offReason === null}
            words={itemWords}
            what={item.id}
            change={(isTaught, reason) =>
              call("curriculum", "switchItem", {
                skillId: skill.id,
                itemName: item.id,
                version: skill.version,
                isTaught,
                reason,
              })
            }
          />
        </div>
      )}
    </article>
  );
}

/** What stays sealed while a student works on it. */
function Sealed({ item, shown }: ShownProps) {
  const { translate } = useLanguage();
  const { kind, stimuli, key, hints, because, steps, wrong } = item;
  const isProgram =
    kind === "code" ||
    (kind === "evidence" && stimuli?.some((each) => each.kind === "passage" && each.code));
  return (
    <dl className="mt-2 flex max-w-text flex-col gap-5">
      <div>
        <dt className="text-small font-semibold text-quiet">{translate("curriculum.key")}</dt>
        <dd lang={shown}>
          {isProgram ? <ProgramText text={key[shown]} /> : <Lines text={key[shown]} />}
        </dd>
      </div>
      <div>
        <dt className="text-small font-semibold text-quiet">{translate("curriculum.because")}</dt>
        <dd lang={shown}>
          <RichText text={because[shown]} />
        </dd>
      </div>
      <div>
        <dt className="text-small font-semibold text-quiet">{translate("curriculum.hints")}</dt>
        <dd>
          <ol lang={shown} className="list-decimal space-y-2 pl-6">
            {hints.map((hint, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a rung's place on the ladder is what it is
              <li key={at}>
                <RichText text={hint[shown]} />
              </li>
            ))}
          </ol>
        </dd>
      </div>
      {steps.length > 0 && (
        <div>
          <dt className="mb-1 text-small font-semibold text-quiet">
            {translate("curriculum.steps")}
          </dt>
          <dd lang={shown}>
            <WorkedLines lines={steps} shown={shown} />
          </dd>
        </div>
      )}
      {wrong.length > 0 && (
        <div>
          <dt className="text-small font-semibold text-quiet">{translate("curriculum.wrong")}</dt>
          <dd>
            <ol className="list-decimal divide-y divide-hairline pl-6">
              {wrong.map(({ id, gives, says }) => (
                <li key={id} lang={shown} className="space-y-1 py-3">
                  {gives &&
                    (isProgram ? (
                      <ProgramText text={gives[shown]} />
                    ) : (
                      <div className="font-semibold">
                        <Lines text={gives[shown]} />
                      </div>
                    ))}
                  <RichText text={says[shown]} />
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, at) => <RichText key={`${at}. ${line}`} text={line} />);
}
