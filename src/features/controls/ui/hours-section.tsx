import { useId, useState } from "react";
import { useLanguage } from "#client/language.tsx";
import { TimeZoneChoice } from "#client/time-zone-choice.tsx";
import { clockTime } from "#shared/clock-time.ts";
import type { Locale } from "#shared/locale.ts";
import { helpCountries } from "#shared/help-lines.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { countryWords } from "./country-words.ts";
import type { SectionProps } from "./section-props.ts";
import { Section } from "./section.tsx";
import { useDraft } from "./use-draft.ts";
import { WeekGrid } from "./week-grid.tsx";
import { hoursOf, sameHours, slotsOf, slotsPerDay, type WeekSlots } from "./week-slots.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const afternoonHours = { from: 16 * 60, to: 19 * 60 };
const dayHours = { from: 9 * 60, to: 20 * 60 };
const afternoons = sameHours([0, 1, 2, 3, 4], afternoonHours.from, afternoonHours.to);
const days = sameHours(everyDay, dayHours.from, dayHours.to);
const none = sameHours([], 0, 0);

/** The half-hours that are shown first: 6:00 to 22:00. */
const dayFrom = 12;
const dayTo = 44;

/** When a child may learn: a week of half-hours by the family's clock. */
export function HoursSection({ ruling, save }: SectionProps) {
  const { locale, translate } = useLanguage();
  const { rules, isSample } = ruling;
  const helpId = useId();
  const hours = useDraft(rules.hours, (value) => save({ hours: value }));
  const slots = hours.value && slotsOf(hours.value);
  const [isNightWanted, setNightWanted] = useState(false);
  const isNightUsed = slots?.some((day) =>
    day.some((isOpen, slot) => isOpen && (slot < dayFrom || slot >= dayTo)),
  );
  const showsNight = isNightWanted || isNightUsed === true;
  const set = (week: WeekSlots | null) => hours.set(week && hoursOf(week));
  return (
    <Section title={translate("controls.hoursTitle")}>
      <Checkbox
        label={translate("controls.hoursSwitch")}
        checked={slots !== null}
        disabled={isSample}
        onChange={(event) => set(event.target.checked ? afternoons : null)}
      />
      {slots && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button disabled={isSample} onClick={() => set(afternoons)}>
              {translate("controls.presetAfternoons", clockTimes(afternoonHours, locale))}
            </Button>
            <Button disabled={isSample} onClick={() => set(days)}>
              {translate("controls.presetDays", clockTimes(dayHours, locale))}
            </Button>
            <Button variant="quiet" disabled={isSample} onClick={() => set(none)}>
              {translate("controls.presetClear")}
            </Button>
          </div>
          <p id={helpId} className="text-small text-quiet">
            {translate("controls.hoursHelp")}
          </p>
          <WeekGrid
            slots={slots}
            onChange={set}
            from={showsNight ? 0 : dayFrom}
            to={showsNight ? slotsPerDay : dayTo}
            label={translate("controls.hoursGrid")}
            isDisabled={isSample}
          />
          {isNightUsed !== true && (
            <Button className="self-start" onClick={() => setNightWanted(!isNightWanted)}>
              {translate(isNightWanted ? "controls.hoursNoNight" : "controls.hoursNight")}
            </Button>
          )}
        </>
      )}
      <TimeZoneChoice
        label={translate("controls.zone")}
        value={rules.timeZone}
        disabled={isSample}
        onValue={(timeZone) => void save({ timeZone })}
      />
      <CountryChoice ruling={ruling} save={save} />
    </Section>
  );
}

function clockTimes({ from, to }: { from: number; to: number }, locale: Locale) {
  return { from: clockTime(from, locale), to: clockTime(to, locale) };
}

const ofClock = "clock";

/** Where the family lives: whose help lines a child in need is shown. */
function CountryChoice({ ruling, save }: SectionProps) {
  const { locale, translate } = useLanguage();
  const { firstName, isSample, rules } = ruling;
  return (
    <Field
      label={translate("controls.country")}
      help={translate("controls.countryHelp", { firstName })}
    >
      {(control) => (
        <Select
          {...control}
          options={[
            { value: ofClock, label: countryWords(null, locale, translate) },
            ...helpCountries.map((value) => ({
              value,
              label: countryWords(value, locale, translate),
            })),
          ]}
          value={rules.country ?? ofClock}
          disabled={isSample}
          onValue={(value) =>
            void save({ country: helpCountries.find((known) => known === value) ?? null })
          }
        />
      )}
    </Field>
  );
}
