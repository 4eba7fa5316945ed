import { useLanguage } from "#client/language.tsx";
import { hour } from "#shared/constants.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Applies } from "../contract.ts";
import { momentWords } from "#client/moment-words.ts";
import type { SectionProps } from "./section-props.ts";
import { Section } from "./section.tsx";

/** What applies at this moment, and the pause. */
export function NowSection({ ruling, save }: SectionProps) {
  const { locale, translate } = useLanguage();
  const { applies, rules, isSample } = ruling;
  const { timeZone } = rules;
  const isPaused = applies.reason === "paused";
  const inAnHour = () => new Date(Date.now() + hour).toISOString();
  return (
    <Section title={translate("controls.nowTitle")}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={applies.state === "open" ? "right" : "plain"}>
            {stateWords(applies, translate)}
          </Badge>
          <span className="text-quiet">
            {[
              applies.opensAt &&
                translate("rules.opens", {
                  when: momentWords(applies.opensAt, { locale, timeZone }),
                }),
              translate("rules.studied", { count: applies.minutesStudied }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </p>
        <div className="flex flex-wrap gap-3">
          {isPaused ? (
            <Button variant="lamp" disabled={isSample} onClick={() => void save({ paused: null })}>
              {translate("controls.resume")}
            </Button>
          ) : (
            <>
              <Button disabled={isSample} onClick={() => void save({ paused: { until: null } })}>
                {translate("controls.pause")}
              </Button>
              <Button
                variant="quiet"
                disabled={isSample}
                onClick={() => void save({ paused: { until: inAnHour() } })}
              >
                {translate("controls.pauseHour")}
              </Button>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

/** What applies, in a few words. */
function stateWords({ state, reason, minutesLeft }: Applies, translate: Translate): string {
  if (state === "open") {
    if (minutesLeft === null) return translate("rules.openNow");
    return translate("rules.openMinutes", { count: minutesLeft });
  }
  if (reason === "paused") return translate("rules.paused");
  if (state === "finishing") return translate("rules.finishing");
  return translate(reason === "hours" ? "rules.closedHours" : "rules.closedMinutes");
}
