import { type ReactNode, useId, useState } from "react";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { SignUpPath } from "../rules.ts";
import { StepHeading } from "#ui/step-heading.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";

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

function readDate(fields: FormData): string {
  const part = (name: Part, length: number) => textOf(fields, name).trim().padStart(length, "0");
  return `${part("year", 4)}-${part("month", 2)}-${part("day", 2)}`;
}

type BirthDateStepProps = {
  /** It comes after another step on this page. */
  follows: boolean;
  onAnswer: (path: SignUpPath) => void;
};

/** Asks for the date of birth without a hint of what depends on it (a neutral age step: FTC, COPPA FAQ H.3). */
export function BirthDateStep({ follows, onAnswer }: BirthDateStepProps) {
  const { locale, translate } = useLanguage();
  const [month, setMonth] = useState<string | null>(null);
  const errorId = useId();
  const submission = useSubmission(
    (fields) => call("accounts", "answerAgeStep", { birthDate: readDate(fields) }),
    ({ path }) => onAnswer(path),
  );
  const problem = submission.problem("birthDate");
  const wiring = {
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? errorId : undefined,
  };

  const parts: Readonly<Record<Part, ReactNode>> = {
    day: (
      <Field key="day" label={translate("accounts.day")}>
        {({ id }) => (
          <TextInput
            {...wiring}
            id={id}
            name="day"
            autoComplete="bday-day"
            inputMode="numeric"
            maxLength={2}
          />
        )}
      </Field>
    ),
    month: (
      <Field key="month" label={translate("accounts.month")}>
        {({ id }) => (
          <Select
            {...wiring}
            id={id}
            name="month"
            autoComplete="bday-month"
            options={months(locale)}
            value={month}
            onValue={setMonth}
          />
        )}
      </Field>
    ),
    year: (
      <Field key="year" label={translate("accounts.year")}>
        {({ id }) => (
          <TextInput
            {...wiring}
            id={id}
            name="year"
            autoComplete="bday-year"
            inputMode="numeric"
            maxLength={4}
          />
        )}
      </Field>
    ),
  };

  return (
    <form {...submission.form} className="flex flex-col gap-6">
      <StepHeading
        title={translate("accounts.ageTitle")}
        lead={translate("accounts.ageLead")}
        follows={follows}
      />
      <fieldset>
        <legend className="sr-only">{translate("accounts.birthDate")}</legend>
        <div
          className={`grid gap-4 ${locale === "en" ? "grid-cols-[2fr_1fr_1.25fr]" : "grid-cols-[1fr_2fr_1.25fr]"}`}
        >
          {orders[locale].map((part) => parts[part])}
        </div>
      </fieldset>
      <div id={errorId} className="empty:hidden">
        {submission.failure && (
          <Callout kind="care" announce>
            {problem ?? translate(`errors.${submission.failure.code}`, submission.failure.data)}
          </Callout>
        )}
      </div>
      <Button type="submit" variant="lamp" size="large" pending={submission.isPending}>
        {translate("accounts.continue")}
      </Button>
    </form>
  );
}
