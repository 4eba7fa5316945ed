import { useQuery } from "@tanstack/react-query";
import type { Locale } from "#shared/locale.ts";
import { cityOf, findTimeZones, type TimeZonePlace } from "#shared/time-zone-places.ts";
import { Combobox } from "#ui/combobox.tsx";
import { Field } from "#ui/field.tsx";
import { useLanguage } from "./language.tsx";

const languages = {
  en: () => import("virtual:time-zones/en"),
  es: () => import("virtual:time-zones/es"),
} as const satisfies Record<Locale, () => Promise<{ places: readonly TimeZonePlace[] }>>;

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
  const { data: places = [] } = useQuery({
    queryKey: ["client", "time-zones", locale],
    queryFn: async () => (await languages[locale]()).places,
    staleTime: Infinity,
  });
  const present = places.find(({ zone }) => zone === value);
  return (
    <Field label={label} help={translate("forms.zoneHelp")}>
      {(control) => (
        <Combobox
          {...control}
          value={value}
          label={present?.label ?? cityOf(value)}
          find={(typed) =>
            findTimeZones(places, typed).map((place) => ({
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
