import type { HomeContent } from "../content/home.ts";
import { ComparisonTable } from "./comparison-table.tsx";

/** The whole comparison with ChatGPT, fair to both sides. */
export function ComparisonSection({ words }: { words: HomeContent["comparison"] }) {
  return (
    <section id="comparison" className="border-t border-hairline bg-surface">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-8 lg:py-28">
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-3 mb-10 max-w-text text-lead text-quiet">{words.lead}</p>
        <ComparisonTable words={words} rows={words.rows} />
        <p className="mt-6 max-w-text text-small text-quiet">{words.footnote}</p>
      </div>
    </section>
  );
}
