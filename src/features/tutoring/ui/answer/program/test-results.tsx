import { Check, CircleDashed, X } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import type { ProgramLanguage, ProgramOutcome, ProgramTest } from "#tutor/programs/program.ts";
import { sayTest } from "#tutor/programs/say-test.ts";
import { showValue } from "#tutor/programs/values.ts";

/** A test, and what came of it once it was run. */
export type TestResult = {
  test: ProgramTest;
  outcome: ProgramOutcome | null;
  isPassed: boolean;
};

type TestResultsProps = { language: ProgramLanguage; results: readonly TestResult[] };

const looks = {
  waits: { icon: CircleDashed, style: "text-quiet", words: null },
  passes: { icon: Check, style: "text-glass-text", words: "program.passes" },
  fails: { icon: X, style: "text-care-text", words: "program.fails" },
} as const;

/** Tests, each with what has to come out, and what did. The sign and the word say what the colour says. */
export function TestResults({ language, results }: TestResultsProps) {
  const translate = useTranslate();
  return (
    <ul className="flex flex-col gap-1 text-small">
      {results.map(({ test, outcome, isPassed }, at) => {
        const look = looks[outcome === null ? "waits" : isPassed ? "passes" : "fails"];
        const came = outcome && !isPassed ? cameTo(test, outcome) : null;
        return (
          <li key={at} className="flex items-start gap-2">
            <look.icon
              className={`mt-0.5 size-5 shrink-0 ${look.style}`}
              strokeWidth={2.5}
              aria-hidden
            />
            <span className="min-w-0 break-words">
              <code className="font-code whitespace-pre-wrap">{sayTest(test, language)}</code>{" "}
              {look.words && <span className={look.style}>{translate(look.words)}</span>}
              {came !== null && <span className="block text-quiet">{came}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );

  function cameTo(
    { gives }: ProgramTest,
    { value, printed, fault }: ProgramOutcome,
  ): string | null {
    if (fault) return fault.kind === "time" ? translate("program.neverEnded") : null;
    if (gives !== null && value !== null)
      return value === (language === "python" ? "null" : "undefined")
        ? translate("program.gaveNothing")
        : translate("program.gave", { value: showValue(value, language) });
    if (printed.length > 0)
      return translate("program.printed", { lines: printed.map((line) => `"${line}"`).join(" ") });
    return translate("program.printedNothing");
  }
}
