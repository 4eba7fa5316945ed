import { type ReactNode, useState } from "react";
import type { Locale } from "#shared/locale.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useLanguage } from "./language.tsx";
import { textOf } from "./use-submission.ts";

type Part = "day" | "month" | "year";

/** The order in which each language writes a date. */
const orders: Readonly<Record<Locale, readonly Part[]>> = {
  en: ["month", "day", "year"],
  es: ["day", "month", "year"],
};

function months(locale: Locale): { value: string; label: string }[] {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, "0"),
    label: format.format(Date.UTC(2000, index, 1)),
  }));
}

/** The date that the fields of a form hold, YYYY-MM-DD as far as it was typed. */
export function readBirthDate(fields: FormData): string {
  const part = (name: Part, length: number) => textOf(fields, name).trim().padStart(length, "0");
  return `${part("year", 4)}-${part("month", 2)}-${part("day", 2)}`;
}

type BirthDateFieldsProps = {
  /** Id of the text that says what is wrong; null while nothing is. */
  errorId: string | null;
  /** Whether the browser may fill in its owner's date: not where it is asked for somebody else. */
  isOwn?: boolean;
  /** The legend is shown, not only read out. */
  showLegend?: boolean;
};

/** Day, month and year in the order of the language. */
export function BirthDateFields({
  errorId,
  isOwn = false,
  showLegend = false,
}: BirthDateFieldsProps) {
  const { locale, translate } = useLanguage();
  const [month, setMonth] = useState<string | null>(null);
  const wiring = {
    "aria-invalid": errorId === null ? undefined : true,
    "aria-describedby": errorId ?? undefined,
  };
  const complete = (part: "day" | "month" | "year") => (isOwn ? `bday-${part}` : "off");

  const parts: Readonly<Record<Part, ReactNode>> = {
    day: (
      <Field key="day" label={translate("forms.day")}>
        {({ id }) => (
          <TextInput
            {...wiring}
            id={id}
            name="day"
            autoComplete={complete("day")}
            inputMode="numeric"
            maxLength={2}
          />
        )}
      </Field>
    ),
    month: (
      <Field key="month" label={translate("forms.month")}>
        {({ id }) => (
          <Select
            {...wiring}
            id={id}
            name="month"
            autoComplete={complete("month")}
            options={months(locale)}
            value={month}
            onValue={setMonth}
          />
        )}
      </Field>
    ),
    year: (
      <Field key="year" label={translate("forms.year")}>
        {({ id }) => (
          <TextInput
            {...wiring}
            id={id}
            name="year"
            autoComplete={complete("year")}
            inputMode="numeric"
            maxLength={4}
          />
        )}
      </Field>
    ),
  };

  return (
    <fieldset>
      <legend className={showLegend ? "mb-1 font-semibold" : "sr-only"}>
        {translate("forms.birthDate")}
      </legend>
      <div
        className={`grid gap-4 ${locale === "en" ? "grid-cols-[2fr_1fr_1.25fr]" : "grid-cols-[1fr_2fr_1.25fr]"}`}
      >
        {orders[locale].map((part) => parts[part])}
      </div>
    </fieldset>
  );
}
