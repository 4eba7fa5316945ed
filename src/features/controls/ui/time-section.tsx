import { useTranslate } from "#client/language.tsx";
import { LimitSlider } from "./limit-slider.tsx";
import type { SectionProps } from "./section-props.ts";
import { Section } from "./section.tsx";
import { useDraft } from "./use-draft.ts";

/** How much in a day and a week, and when to rest. */
export function TimeSection({ ruling, save }: SectionProps) {
  const translate = useTranslate();
  const { rules, applies, isSample } = ruling;
  const minutes = useDraft(rules.minutesPerDay, (value) => save({ minutesPerDay: value }));
  const breaks = useDraft(rules.breakEveryMinutes, (value) => save({ breakEveryMinutes: value }));
  const credits = useDraft(rules.creditsPerWeek, (value) => save({ creditsPerWeek: value }));
  return (
    <Section title={translate("controls.timeTitle")}>
      <LimitSlider
        switchLabel={translate("controls.minutesSwitch")}
        label={translate("controls.minutes")}
        words={(value) => translate("controls.minutesValue", { value })}
        value={minutes.value}
        onChange={minutes.set}
        min={5}
        max={240}
        step={5}
        start={45}
        isDisabled={isSample}
      />
      <LimitSlider
        switchLabel={translate("controls.breakSwitch")}
        label={translate("controls.break")}
        words={(value) => translate("controls.breakValue", { value })}
        value={breaks.value}
        onChange={breaks.set}
        min={10}
        max={120}
        step={5}
        start={25}
        isDisabled={isSample}
      />
      <LimitSlider
        switchLabel={translate("controls.creditsSwitch")}
        label={translate("controls.credits")}
        words={(value) => translate("controls.creditsValue", { value })}
        value={credits.value}
        onChange={credits.set}
        min={0}
        max={100}
        step={1}
        start={20}
        isDisabled={isSample}
      />
      {rules.creditsPerWeek !== null && (
        <p className="pl-9 text-small text-quiet">
          {translate("controls.creditsSpent", { count: applies.creditsThisWeek })}
        </p>
      )}
    </Section>
  );
}
