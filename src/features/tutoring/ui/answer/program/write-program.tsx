import { Play } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Interaction } from "#tutor/items/interaction.ts";
import { passes } from "#tutor/programs/judge.ts";
import {
  printedLinesMax,
  type ProgramLanguage,
  type ProgramOutcome,
} from "#tutor/programs/program.ts";
import { sayFault } from "#tutor/programs/say-fault.ts";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { DraftOf } from "../draft-answer.ts";
import { ProgramEditor } from "./program-editor.tsx";
import { bringEngine, engineState, runProgram, watchEngines } from "./run-program.ts";
import { TestResults } from "./test-results.tsx";

export type WriteProgramProps = {
  interaction: Extract<Interaction, { kind: "code" }>;
  locale: Locale;
  draft: DraftOf<"code">;
  onDraft: (draft: DraftOf<"code">) => void;
  /** Whether a program runs, to be tried or to be checked: one at a time. */
  isRunning: boolean;
  onRunning: (isRunning: boolean) => void;
};

const names: Readonly<Record<ProgramLanguage, string>> = {
  javascript: "JavaScript",
  python: "Python",
};

/** What a run came to: the whole program alone, then the tests that are shown. */
type Ran = { whole: ProgramOutcome; tests: readonly ProgramOutcome[] };

/** A program is written here, and tried as often as one likes: what it prints, and which of the shown tests pass. */
export function WriteProgram({
  interaction,
  locale,
  draft,
  onDraft,
  isRunning,
  onRunning,
}: WriteProgramProps) {
  const translate = useTranslate();
  const { language, tests, hidden } = interaction;
  const id = useId();
  const [ran, setRan] = useState<Ran | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isShown = useRef(true);
  const engine = useSyncExternalStore(watchEngines, () => engineState(language));

  useEffect(() => {
    isShown.current = true;
    // Small enough to be brought before it is asked for; Python comes when a program is first run.
    if (language === "javascript") bringEngine(language);
    return () => {
      isShown.current = false;
    };
  }, [language]);

  async function run(): Promise<void> {
    onRunning(true);
    setFailed(false);
    const calls = [null, ...tests.map(({ call }) => call)];
    try {
      const outcomes = await runProgram(language, { program: draft.program, calls });
      if (!isShown.current) return;
      const [whole, ...ofTests] = outcomes ?? [];
      setRan(whole ? { whole, tests: ofTests } : null);
      setFailed(!whole);
    } catch {
      setRan(null);
      setFailed(true);
    } finally {
      onRunning(false);
    }
  }

  const results = tests.map((test, at) => {
    const outcome = ran?.tests[at] ?? null;
    return { test, outcome, isPassed: outcome !== null && passes(test, outcome) };
  });
  const passed = results.filter(({ isPassed }) => isPassed).length;

  return (
    <div className="flex flex-col gap-4">
      <section aria-labelledby={`${id}-tests`}>
        <p id={`${id}-tests`} className="mb-1 text-small font-semibold text-quiet">
          {translate("program.tests")}
        </p>
        <TestResults language={language} results={results} />
        {hidden > 0 && (
          <p className="pl-7 text-small text-quiet">
            {translate("program.hidden", { count: hidden })}
          </p>
        )}
      </section>
      <div>
        <label htmlFor={id} className="mb-2 block text-small font-semibold text-quiet">
          {translate("program.label", { language: names[language] })}
        </label>
        <ProgramEditor
          id={id}
          describedBy={`${id}-keys`}
          language={language}
          value={draft.program}
          onValue={(program) => {
            setRan(null);
            setFailed(false);
            onDraft({ kind: "code", program, outcomes: [] });
          }}
        />
        <p id={`${id}-keys`} className="mt-1 text-small text-quiet">
          {translate("program.keys")}
        </p>
      </div>
      <div>
        <Button onClick={() => void run()} pending={isRunning}>
          <Play className="size-5" aria-hidden />
          {translate("program.run")}
        </Button>
      </div>
      {engine.kind === "coming" && (isRunning || language === "python") && (
        <ProgressBar
          label={translate("program.coming", { language: names[language] })}
          value={engine.share}
          max={1}
          valueText={`${Math.round(engine.share * 100)} %`}
        />
      )}
      <output htmlFor={id} aria-label={translate("program.output")} className="block">
        {engine.kind === "failed" && !ran && (
          <p className="text-care-text">
            {translate("program.failed", { language: names[language] })}
          </p>
        )}
        {hasFailed && engine.kind !== "failed" && (
          <p className="text-care-text">{translate("program.notRun")}</p>
        )}
        {ran && <Output ran={ran} locale={locale} />}
        {ran && tests.length > 0 && (
          <p className="mt-1 text-small text-quiet">
            {translate("program.passed", { passed, count: tests.length })}
          </p>
        )}
      </output>
    </div>
  );
}

function Output({ ran: { whole, tests }, locale }: { ran: Ran; locale: Locale }) {
  const translate = useTranslate();
  const fault = whole.fault ?? tests.find((test) => test.fault)?.fault ?? null;
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="text-small font-semibold text-quiet">{translate("program.output")}</p>
      {whole.printed.length > 0 ? (
        <pre
          // The keyboard must be able to scroll what the pointer can.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-64 overflow-auto font-code text-small leading-6"
        >
          {whole.printed.join("\n")}
        </pre>
      ) : (
        !fault && <p className="text-small text-quiet">{translate("program.aloneNothing")}</p>
      )}
      {whole.printed.length >= printedLinesMax && (
        <p className="text-small text-quiet">
          {translate("program.tooMuch", { count: printedLinesMax })}
        </p>
      )}
      {fault && (
        <p lang={locale} className="text-care-text">
          <FaultWords words={sayFault(fault, locale)} />
        </p>
      )}
    </div>
  );
}

/** Pieces between backticks are code. */
function FaultWords({ words }: { words: string }) {
  return words.split("`").map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={at} className="font-code">
        {part}
      </code>
    ),
  );
}
