import { findTimeZones, timeZoneLabel, timeZonePlaces } from "#shared/time-zone-places.ts";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { useLanguage } from "./language.tsx";

type TimeZoneChoiceProps = {
  label: string;
  /** An IANA name. */
  value: string;
  onValue: (timeZone: string) => void;
  disabled: boolean;
};

/** A time zone, found by a city or a country in it. Needs the words of `forms`. */
export function TimeZoneChoice({ label, value, onValue, disabled }: TimeZoneChoiceProps) {
  const { locale, translate } = useLanguage();
  return (
    <Field label={label} help={translate("forms.zoneHelp")}>
      {(control) => (
        <Combobox
          {...control}
          value={value}
          label={timeZoneLabel(value, locale)}
          find={(typed) =>
            findTimeZones(timeZonePlaces(locale), typed).map((place) => ({
              value: place.zone,
              label: place.label,
            }))
          }
          onValue={onValue}
          none={translate("forms.zoneNone")}
          disabled={disabled}
        />
      )}
    </Field>
  );
}
