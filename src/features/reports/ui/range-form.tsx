import { type FormEvent, useEffect, useRef } from "react";
import { textOf } from "#client/use-submission.ts";
import { useTranslate } from "#client/language.tsx";
import type { AppError } from "#shared/errors.ts";
import { readFieldProblem } from "#shared/field-problems.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Report } from "../contract.ts";
import { type DayRange, lastDays, lengthOf } from "../rules-range.ts";

const presets = [
  { days: 7, words: "report.last7" },
  { days: 28, words: "report.last28" },
  { days: 91, words: "report.last91" },
] as const;

type RangeFormProps = {
  /** The report on the page; undefined before the first. */
  report: Report | undefined;
  /** What the address asks for. */
  asked: Partial<DayRange>;
  /** Why the days that were asked for make no report. */
  refused: AppError | null;
  onRange: (range: DayRange) => void;
};

/** Which days the report is about: one of three usual times, or any two days. */
export function RangeForm({ report, asked, refused, onRange }: RangeFormProps) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const shown = { from: asked.from ?? report?.from ?? "", to: asked.to ?? report?.to ?? "" };

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);

  function problem(field: "from" | "to"): string | null {
    const found = refused?.fields[field];
    return found === undefined ? null : translate(`fields.${readFieldProblem(found)}`);
  }

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onRange({ from: textOf(fields, "from"), to: textOf(fields, "to") });
  }

  return (
    <section
      aria-label={translate("report.rangeLabel")}
      className="flex flex-wrap items-start gap-x-6 gap-y-4 rounded-card border border-hairline bg-surface p-5"
    >
      <div className="flex flex-wrap gap-2 sm:pt-8">
        {presets.map(({ days, words }) => (
          <Button
            key={days}
            disabled={!report}
            aria-pressed={
              report !== undefined && report.to === report.today && lengthOf(report) === days
            }
            className="aria-pressed:border-ink aria-pressed:bg-sunken"
            onClick={() => report && onRange(lastDays(report.today, days))}
          >
            {translate(words)}
          </Button>
        ))}
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={choose}
        className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap"
      >
        <Field label={translate("report.from")} error={problem("from")}>
          {(control) => (
            <TextInput {...control} type="date" name="from" defaultValue={shown.from} required />
          )}
        </Field>
        <Field label={translate("report.to")} error={problem("to")}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="to"
              defaultValue={shown.to}
              max={report?.today}
              required
            />
          )}
        </Field>
        <Button type="submit" className="col-span-2 justify-self-start sm:mt-8">
          {translate("report.show")}
        </Button>
      </form>
    </section>
  );
}
