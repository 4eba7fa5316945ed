import { useLanguage } from "#client/language.tsx";
import { TimeZoneChoice } from "#client/time-zone-choice.tsx";
import { day } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { mutableKinds } from "#shared/notices.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { Preferences } from "../contract.ts";
import { kindNames } from "./kind-names.ts";
import { Section } from "./section.tsx";

type OwnPreferencesProps = {
  own: Preferences;
  save: (change: Partial<Preferences>) => void;
  isDisabled: boolean;
};

/** When a parent is written to, and about what. */
export function OwnPreferences({ own, save, isDisabled }: OwnPreferencesProps) {
  const { locale, translate } = useLanguage();
  const hours = hourNames(locale);
  return (
    <>
      <Section title={translate("notices.whenTitle")} text={translate("notices.whenText")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={translate("notices.weeklyDay")}>
            {(control) => (
              <Select
                {...control}
                options={weekdayNames(locale)}
                value={String(own.weeklyDay)}
                disabled={isDisabled}
                onValue={(value) => save({ weeklyDay: Number(value) })}
              />
            )}
          </Field>
          <Field label={translate("notices.weeklyHour")}>
            {(control) => (
              <Select
                {...control}
                options={hours}
                value={String(own.weeklyHour)}
                disabled={isDisabled}
                onValue={(value) => save({ weeklyHour: Number(value) })}
              />
            )}
          </Field>
        </div>
        <TimeZoneChoice
          label={translate("notices.zone")}
          value={own.timeZone}
          disabled={isDisabled}
          onValue={(timeZone) => save({ timeZone })}
        />
        <Checkbox
          label={translate("notices.quiet")}
          checked={own.quiet !== null}
          disabled={isDisabled}
          onChange={(event) => save({ quiet: event.target.checked ? usualQuiet : null })}
        />
        {own.quiet && (
          <div className="grid gap-4 pl-9 sm:grid-cols-2">
            {(["from", "to"] as const).map((end) => (
              <Field
                key={end}
                label={translate(end === "from" ? "notices.quietFrom" : "notices.quietTo")}
              >
                {(control) => (
                  <Select
                    {...control}
                    options={hours.filter(({ value }) => Number(value) * 60 !== other(own, end))}
                    value={String(Math.floor((own.quiet ?? usualQuiet)[end] / 60))}
                    disabled={isDisabled}
                    onValue={(value) =>
                      save({ quiet: { ...(own.quiet ?? usualQuiet), [end]: Number(value) * 60 } })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
        )}
        <div>
          <Checkbox
            label={translate("notices.daily")}
            checked={own.daily}
            disabled={isDisabled}
            onChange={(event) => save({ daily: event.target.checked })}
          />
          <p className="pl-9 text-small text-quiet">{translate("notices.dailyText")}</p>
        </div>
      </Section>
      <Section title={translate("notices.whatTitle")} text={translate("notices.whatText")}>
        <div>
          {mutableKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={translate(kindNames[kind])}
              checked={!own.muted.includes(kind)}
              disabled={isDisabled}
              onChange={(event) => {
                const others = own.muted.filter((muted) => muted !== kind);
                save({ muted: event.target.checked ? others : [...others, kind] });
              }}
            />
          ))}
        </div>
        <p className="text-small text-quiet">{translate("notices.whatAlways")}</p>
      </Section>
    </>
  );
}

/** From nine in the evening to seven in the morning. */
const usualQuiet = { from: 21 * 60, to: 7 * 60 };

/** The minutes of the quiet hours' other end: they may not begin when they end. */
function other({ quiet }: Preferences, end: "from" | "to"): number | undefined {
  return quiet?.[end === "from" ? "to" : "from"];
}

/** A Monday at midnight. */
const someMonday = Date.UTC(2024, 0, 1);

function weekdayNames(locale: Locale): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, index) => ({
    value: String(index),
    label: format.format(someMonday + index * day),
  }));
}

function hourNames(locale: Locale): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return Array.from({ length: 24 }, (_, index) => ({
    value: String(index),
    label: format.format(Date.UTC(2024, 0, 1, index)),
  }));
}
