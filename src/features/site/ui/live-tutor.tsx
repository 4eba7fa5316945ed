import type { ReactNode } from "react";
import type { LiveTutorContent } from "../content/live-tutor.ts";
import { subjectPath } from "../content/public-routes.ts";
import { lessonKinds } from "../rules-lesson-kinds.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { inputStyle } from "#ui/text-input.tsx";

type LiveTutorProps = {
  words: LiveTutorContent;
  /** The heading's level fits where it stands. */
  heading: "h2" | "h3";
  /** Problem and conversation side by side on a wide screen. */
  wide?: boolean;
  /** A worked lesson, for people without JavaScript. */
  example?: ReactNode;
};

/**
 * A lesson to try without an account. src/app/live-tutor.ts fetches the tutor itself once somebody begins; until
 * then, and where there is no script, this is a heading and three choices.
 */
export function LiveTutor({ words, heading: Heading, wide = false, example }: LiveTutorProps) {
  return (
    <div
      data-tutor=""
      className="rounded-card border border-hairline bg-surface p-5 text-ink sm:p-8"
    >
      <div
        className={
          wide ? "gap-x-10 in-data-script:lg:grid lg:grid-cols-[1fr_auto] lg:items-end" : ""
        }
      >
        <div>
          <Heading className="text-title">{words.title}</Heading>
          <p className="mt-1 max-w-text text-quiet">{words.lead}</p>
        </div>
        <p className="mt-3 max-w-text border-l-4 border-lamp pl-4 in-data-script:hidden">
          {words.noScript}
        </p>
        {example && <div className="mt-6 in-data-script:hidden">{example}</div>}
        <fieldset className="mt-5 hidden flex-wrap gap-3 in-data-script:flex">
          <legend className="sr-only">{words.choose}</legend>
          {lessonKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              data-begin={kind}
              aria-pressed="false"
              className={buttonStyle(
                "outline",
                "normal",
                "aria-pressed:border-lamp aria-pressed:bg-lamp aria-pressed:text-on-lamp",
              )}
            >
              {words.kinds[kind]}
            </button>
          ))}
        </fieldset>
      </div>
      <output data-status="" className="block text-small text-quiet not-empty:mt-3" />
      <div
        data-lesson=""
        hidden
        className={`mt-6 grid items-start gap-6 ${wide ? "lg:grid-cols-[5fr_7fr] lg:gap-10" : ""}`}
      >
        <Bench words={words} />
        <div className="min-w-0">
          <div
            role="log"
            aria-label={words.conversation}
            className="max-h-112 overflow-y-auto rounded-control"
          >
            <ol data-turns="" className="flex flex-col gap-3" />
          </div>
          <Done words={words} />
          <Answer words={words} />
        </div>
      </div>
      <Turn who="tutor" name={words.tutor} />
      <Turn who="student" name={words.you} />
      <template data-line-as="right">
        <Line verdict={words.marks.right} className="border-glass bg-glass-soft" />
      </template>
      <template data-line-as="wrong">
        <Line verdict={words.marks.wrong} className="border-lamp bg-lamp-soft" />
      </template>
      <template data-line-as="unread">
        <Line verdict={words.marks.unread} className="border-edge" />
      </template>
      <template data-words="loading">{words.loading}</template>
      <template data-words="failed">{words.failed}</template>
      <template data-words="empty">{words.empty}</template>
      <template data-words="own-problem">{words.ownProblem}</template>
      <template data-words="tell">{words.tell}</template>
    </div>
  );
}

/** The problem, the visitor's marked lines and how far up the ladder they are. */
function Bench({ words }: { words: LiveTutorContent }) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-small font-semibold text-quiet">
          <span data-when="first">{words.problem}</span>
          <span data-when="twin" hidden>
            {words.twin}
          </span>
        </p>
        <p data-prompt="" className="mt-1 font-display text-[1.5rem] leading-snug" />
      </div>
      <div data-work="" hidden>
        <p className="text-small font-semibold text-quiet">{words.lines}</p>
        <ol data-lines="" className="mt-2 flex flex-col gap-2" />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-quiet">
        {words.ladder}
        <span data-rungs="" aria-hidden className="flex gap-1" />
        <span data-hints="" className="tabular-nums" />
      </p>
      <template data-rung="">
        <span className="block h-2 w-6 rounded-full bg-sunken data-used:bg-lamp" />
      </template>
    </div>
  );
}

function Line({ verdict, className }: { verdict: string; className: string }) {
  return (
    <li
      className={`flex items-baseline justify-between gap-4 rounded-small border-l-4 px-3 py-2 ${className}`}
    >
      <span data-text="" className="min-w-0 text-[1.125rem] wrap-anywhere" />
      <span className="shrink-0 text-small">{verdict}</span>
    </li>
  );
}

/** How a turn of each side looks; the script copies it. */
function Turn({ who, name }: { who: "tutor" | "student"; name: string }) {
  return (
    <template data-turn={who}>
      <li
        className={
          who === "tutor"
            ? "mr-6 animate-rise rounded-card rounded-tl-small bg-sunken px-4 py-3"
            : "ml-10 animate-rise self-end rounded-card rounded-tr-small bg-dusk-mid px-4 py-3 text-dusk-text"
        }
      >
        <p className="text-small font-semibold">{name}</p>
        <div data-text="" className="flex flex-col gap-2 whitespace-pre-line wrap-anywhere" />
      </li>
    </template>
  );
}

function Answer({ words }: { words: LiveTutorContent }) {
  return (
    <form data-answer="" className="mt-4 flex flex-col gap-3">
      <label htmlFor="tutor-answer" className="font-semibold">
        {words.write}
      </label>
      <textarea
        id="tutor-answer"
        rows={2}
        maxLength={600}
        autoComplete="off"
        spellCheck={false}
        className={`${inputStyle} field-sizing-content max-h-48 min-h-20 resize-y text-[1.125rem]`}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonStyle("lamp")}>
          {words.send}
        </button>
        <button type="button" data-act="hint" className={buttonStyle("outline")}>
          {words.hint}
        </button>
        <button type="button" data-act="slip" className={buttonStyle("outline")}>
          {words.slip}
        </button>
        <button type="button" data-act="tell" className={buttonStyle("outline")}>
          {words.tell}
        </button>
      </div>
    </form>
  );
}

function Done({ words }: { words: LiveTutorContent }) {
  return (
    <div data-done="" hidden className="mt-4 rounded-control bg-glass-soft px-5 py-4">
      <p className="font-display text-title">{words.done.title}</p>
      <p className="mt-1">{words.done.text}</p>
      <a href={subjectPath("Mathematics")} className={buttonStyle("lamp", "normal", "mt-4")}>
        {words.done.action}
      </a>
    </div>
  );
}
