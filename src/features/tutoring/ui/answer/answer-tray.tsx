import { type FormEvent, Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import type { Given } from "#tutor/items/interaction.ts";
import { shortenOutcomes } from "#tutor/programs/shorten-outcomes.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { ProblemView } from "../../contract.ts";
import type { ChatDesk } from "../use-chat.ts";
import { ChooseOptions } from "./choose-options.tsx";
import { completeGiven, type Draft, emptyDraft } from "./draft-answer.ts";
import { late } from "../late.tsx";
import { MatchPairs } from "./match-pairs.tsx";
import { OrderParts } from "./order-parts.tsx";
import type { WriteProgramProps } from "./program/write-program.tsx";
import { TapLines } from "./tap-lines.tsx";
import { WriteWords } from "./write-words.tsx";

const WriteProgram = late<WriteProgramProps>(
  async () => (await import("./program/write-program.tsx")).WriteProgram,
  "program",
);

export type AnswerTrayProps = {
  desk: ChatDesk;
  problem: ProblemView;
  /** The language of the session. */
  locale: Locale;
};

const missing: Readonly<Record<Given["kind"], MessageKey>> = {
  choice: "answer.incomplete",
  order: "answer.incompleteOrder",
  match: "answer.incompletePairs",
  words: "answer.incompleteWords",
  lines: "answer.incomplete",
  code: "answer.incompleteProgram",
};

/** Where the answer to the open problem is put together, and sent. */
export function AnswerTray({ desk, problem, locale }: AnswerTrayProps) {
  const translate = useTranslate();
  const { interaction } = problem;
  const [draft, setDraft] = useState<Draft | null>(
    () =>
      (interaction && emptyDraft(interaction, locale, desk.chat?.workbench.lines.at(-1)?.text)) ||
      null,
  );
  const [isAsked, setAsked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);

  // The tray goes with the problem that is done; the focus must not go with it.
  useLayoutEffect(() => {
    const tray = form.current;
    return () => {
      if (tray?.contains(document.activeElement)) tray.closest<HTMLElement>("[role=log]")?.focus();
    };
  }, []);

  if (!interaction || !draft) return null;
  const given = completeGiven(draft, interaction);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (desk.speaking || isRunning) return;
    setAsked(given === null);
    if (!given) return;
    if (given.kind !== "code" || interaction?.kind !== "code" || !interaction.calls)
      return desk.giveAnswer(problem, given);
    // The server does not run it: what came of each test goes with it.
    const { language, calls } = interaction;
    setBusy(true);
    try {
      const { runProgram } = await import("./program/run-program.ts");
      const outcomes = await runProgram(language, { program: given.program, calls });
      if (outcomes) desk.giveAnswer(problem, { ...given, outcomes: shortenOutcomes(outcomes) });
      else setFailed(true);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  function setBusy(isBusy: boolean): void {
    setRunning(isBusy);
    if (isBusy) setFailed(false);
  }

  function change(next: Draft): void {
    setDraft(next);
    setAsked(false);
    setFailed(false);
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      className="flex animate-rise flex-col gap-4 rounded-card border border-edge bg-surface p-4 print:hidden"
    >
      <AnswerParts
        problem={problem}
        locale={locale}
        draft={draft}
        onDraft={change}
        isRunning={isRunning}
        onRunning={setBusy}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="lamp"
          pending={desk.speaking || isRunning}
          aria-describedby={hintId}
        >
          {translate("answer.check")}
        </Button>
        <p id={hintId} role="alert" className="text-small text-care-text empty:hidden">
          {isAsked && !given ? translate(missing[interaction.kind]) : null}
          {hasFailed ? translate("program.notRun") : null}
        </p>
      </div>
    </form>
  );
}

type PartsProps = {
  problem: ProblemView;
  locale: Locale;
  draft: Draft;
  onDraft: (draft: Draft) => void;
} & Pick<WriteProgramProps, "isRunning" | "onRunning">;

function AnswerParts({ problem, locale, draft, onDraft, isRunning, onRunning }: PartsProps) {
  const { interaction, stimuli } = problem;
  if (interaction?.kind === "choice" && draft.kind === "choice")
    return (
      <ChooseOptions interaction={interaction} locale={locale} draft={draft} onDraft={onDraft} />
    );
  if (interaction?.kind === "order" && draft.kind === "order")
    return <OrderParts interaction={interaction} locale={locale} draft={draft} onDraft={onDraft} />;
  if (interaction?.kind === "match" && draft.kind === "match")
    return <MatchPairs interaction={interaction} locale={locale} draft={draft} onDraft={onDraft} />;
  if (interaction?.kind === "lines" && draft.kind === "lines")
    return (
      <TapLines
        several={interaction.several}
        stimuli={stimuli ?? []}
        locale={locale}
        draft={draft}
        onDraft={onDraft}
      />
    );
  if (interaction?.kind === "code" && draft.kind === "code")
    return (
      <Suspense fallback={<Skeleton className="h-60" />}>
        <WriteProgram
          interaction={interaction}
          locale={locale}
          draft={draft}
          onDraft={onDraft}
          isRunning={isRunning}
          onRunning={onRunning}
        />
      </Suspense>
    );
  return draft.kind === "words" ? (
    <WriteWords locale={locale} draft={draft} onDraft={onDraft} />
  ) : null;
}
