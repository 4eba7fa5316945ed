import type { HomeContent } from "../content/home.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { NoteLink, Notes, notesOf } from "./notes.tsx";

type ComparisonSectionProps = {
  words: HomeContent;
  /** The page makes the three claims too, whose notes then stand here. */
  withClaims?: boolean;
};

/** The whole comparison with ChatGPT, fair to both sides, with what it rests on. */
export function ComparisonSection({ words, withClaims = false }: ComparisonSectionProps) {
  const { comparison } = words;
  const notes = notesOf(words, withClaims);
  return (
    <section id="comparison" className="border-t border-hairline bg-surface">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-8 lg:py-28">
        <h2 className="text-heading">{comparison.title}</h2>
        <p className="mt-3 mb-10 max-w-text text-lead text-quiet">{comparison.lead}</p>
        <ComparisonTable words={comparison} rows={comparison.rows} notes={notes} />
        <p className="mt-8 max-w-text">
          {comparison.why}
          <NoteLink notes={notes} id="study" label={comparison.notes} />
        </p>
        <p className="mt-3 max-w-text text-small text-quiet">{comparison.footnote}</p>
        <Notes words={comparison} notes={notes} />
      </div>
    </section>
  );
}
