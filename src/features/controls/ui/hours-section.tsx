import { useId, useState } from "react";
import { useLanguage } from "#client/language.tsx";
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
const afternoons = sameHours([0, 1, 2, 3, 4], 16 * 60, 19 * 60);
const days = sameHours(everyDay, 9 * 60, 20 * 60);
const none = sameHours([], 0, 0);

/** The half-hours that are shown first: 6:00 to 22:00. */
const dayFrom = 12;
const dayTo = 44;

/** When a child may learn: a week of half-hours by the family's clock. */
export function HoursSection({ ruling, save }: SectionProps) {
  const { translate } = useLanguage();
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
              {translate("controls.presetAfternoons")}
            </Button>
            <Button disabled={isSample} onClick={() => set(days)}>
              {translate("controls.presetDays")}
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
      <TimeZoneChoice ruling={ruling} save={save} />
      <CountryChoice ruling={ruling} save={save} />
    </Section>
  );
}

/** Whose clock the hours, days and weeks are on. */
function TimeZoneChoice({ ruling, save }: SectionProps) {
  const { translate } = useLanguage();
  const id = useId();
  const { timeZone } = ruling.rules;
  const zones = Intl.supportedValuesOf("timeZone");
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label htmlFor={id} className="font-semibold">
        {translate("controls.zone")}
      </label>
      <div className="min-w-64 grow">
        <Select
          id={id}
          options={known.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
          value={timeZone}
          disabled={ruling.isSample}
          onValue={(name) => void save({ timeZone: name })}
        />
      </div>
    </div>
  );
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
