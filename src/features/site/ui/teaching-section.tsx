import type { HomeContent } from "../content/home.ts";
import type { LiveTutorContent } from "../content/live-tutor.ts";
import { exampleWork } from "../content/example-work.ts";
import { LiveTutor } from "./live-tutor.tsx";

type Words = HomeContent["teaching"];

type TeachingSectionProps = { words: Words; tutor: LiveTutorContent };

/** How it teaches: a student's work with its lines marked, the conversation that follows, and a lesson to try. */
export function TeachingSection({ words, tutor }: TeachingSectionProps) {
  return (
    <section className="border-y border-hairline bg-sunken">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-8 lg:py-28">
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-3 max-w-text text-lead text-quiet">{words.lead}</p>
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-[5fr_7fr] lg:gap-12">
          <Work words={words} />
          <Conversation words={words} />
        </div>
        <div className="mt-12">
          <LiveTutor words={tutor} heading="h3" wide />
        </div>
        <ol className="mt-14 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {words.notes.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <h3 className="flex items-center gap-3 text-title">
                <NoteNumber value={index + 1} />
                {title}
              </h3>
              <p className="mt-2 text-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A student's work, each line with the tutor's verdict. */
export function Work({ words }: { words: Words }) {
  return (
    <figure className="lg:sticky lg:top-8 overflow-hidden rounded-card border border-hairline bg-surface">
      <figcaption className="border-b border-hairline px-5 py-3 font-semibold sm:px-7">
        {words.work.title}
      </figcaption>
      <ol className="divide-y divide-hairline">
        {exampleWork.map(({ line, verdict }, index) => (
          <li
            key={line}
            className={`flex items-baseline gap-4 px-5 py-4 sm:px-7 ${verdict === "slip" ? "bg-lamp text-on-lamp" : ""}`}
          >
            <span
              aria-hidden
              className={`w-4 text-small ${verdict === "slip" ? "" : "text-quiet"}`}
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-display text-[1.625rem] leading-tight whitespace-nowrap">
                {line}
              </span>
              <span className={`text-small ${verdict === "slip" ? "font-semibold" : "text-quiet"}`}>
                {words.work[verdict]}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The conversation about that work. */
export function Conversation({ words }: { words: Words }) {
  return (
    <ol aria-label={words.conversation} className="flex flex-col gap-4">
      {words.turns.map(({ who, text, note }) => (
        <li
          key={text}
          className={
            who === "tutor"
              ? "max-w-[36rem] rounded-card rounded-tl-small border border-hairline bg-surface px-5 py-4"
              : "max-w-[30rem] self-end rounded-card rounded-tr-small bg-dusk-mid px-5 py-4 text-dusk-text"
          }
        >
          <p className="flex items-center justify-between gap-4 text-small font-semibold">
            {words[who]}
            {note !== undefined && <NoteNumber value={note} />}
          </p>
          <p className="mt-1 whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function NoteNumber({ value }: { value: number }) {
  return (
    <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-lamp font-reading text-small font-bold text-on-lamp">
      {value}
    </span>
  );
}
