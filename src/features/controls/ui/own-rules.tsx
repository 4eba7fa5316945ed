import { useLanguage } from "#client/language.tsx";
import type { Translate } from "#shared/messages/translator.ts";
import { Callout } from "#ui/callout.tsx";
import type { Applies, OwnRuling } from "../contract.ts";
import { AskForTime } from "./ask-for-time.tsx";
import { momentWords } from "#client/moment-words.ts";
import { ruleSentences } from "./rule-sentences.ts";

type OwnRulesProps = { ruling: OwnRuling; onAsked: () => void };

/** What a student reads of the rules: what holds now, what was set and by whom, and how to ask for more time. */
export function OwnRules({ ruling, onAsked }: OwnRulesProps) {
  const language = useLanguage();
  const { locale, translate } = language;
  const { rules, applies, request, askRefused, changed } = ruling;
  const { timeZone } = rules;
  const when = changed && momentWords(changed.at, { locale, timeZone });
  return (
    <div className="mx-auto flex max-w-text flex-col gap-5">
      <div aria-live="polite">
        <p className="text-lead font-semibold">{nowWords(applies, translate)}</p>
        {applies.opensAt && (
          <p>
            {translate("time.opens", {
              when: momentWords(applies.opensAt, { locale, timeZone }),
            })}
          </p>
        )}
        <p className="text-quiet">
          {translate("rules.studied", { count: applies.minutesStudied })}
        </p>
      </div>
      {request?.status === "open" && (
        <Callout kind="note">
          {translate("time.askOpen", { minutes: request.minutesAsked })}
        </Callout>
      )}
      {request?.status === "granted" && (
        <Callout kind="right">
          {translate("time.askGiven", {
            name: request.answeredBy,
            minutes: request.minutesGiven,
          })}
        </Callout>
      )}
      {askRefused === "not-today" && <Callout kind="note">{translate("time.askDeclined")}</Callout>}
      {askRefused === "asked-often" && <Callout kind="note">{translate("time.askOften")}</Callout>}
      {askRefused === null && <AskForTime onAsked={onAsked} />}
      <div>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {ruleSentences(rules, { firstName: null }, language).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="mt-3 text-small text-quiet">
          {translate("time.setBy")}{" "}
          {when &&
            translate(changed.by ? "rules.changed" : "rules.changedNobody", {
              name: changed.by,
              when,
            })}
        </p>
      </div>
    </div>
  );
}

function nowWords({ state, reason, minutesLeft }: Applies, translate: Translate): string {
  if (state === "open") {
    if (minutesLeft === null) return translate("time.nowFree");
    return translate("time.nowLeft", { count: minutesLeft });
  }
  if (state === "finishing") return translate("time.nowFinishing");
  if (reason === "paused") return translate("time.nowPaused");
  return translate(reason === "hours" ? "time.nowHours" : "time.nowMinutes");
}
