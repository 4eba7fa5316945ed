import type { HomeContent } from "../content/home.ts";
import { NoteLink, notesOf } from "./notes.tsx";

/** The three claims of row K-08, from the site file. */
export function FactsSection({ words }: { words: HomeContent }) {
  const notes = notesOf(words, true);
  return (
    <section className="mx-auto max-w-page px-4 sm:px-8">
      <dl className="grid gap-10 border-t border-hairline py-16 md:grid-cols-3 md:gap-12 lg:py-20">
        {words.facts.map(({ figure, title, text }) => (
          <div key={title}>
            <dt>
              <span className="block font-display text-[clamp(3.5rem,2.5rem+4vw,5.5rem)] leading-none whitespace-nowrap">
                {figure}
              </span>
              <span className="mt-3 block font-display text-title">
                {title}
                <NoteLink notes={notes} id={title} label={words.comparison.notes} />
              </span>
            </dt>
            <dd className="mt-2 max-w-text text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
