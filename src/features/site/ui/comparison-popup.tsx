import type { HomeContent } from "../content/home.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { ComparisonTable } from "./comparison-table.tsx";

type ComparisonPopupProps = {
  words: HomeContent["popup"];
  comparison: HomeContent["comparison"];
};

/**
 * The short comparison that opens by itself (row R-02): a native dialog, opened modally by the public
 * script, so that the browser keeps the focus inside, closes it on Escape and gives the focus back.
 * Closing needs no script: the form's method is dialog.
 */
export function ComparisonPopup({ words, comparison }: ComparisonPopupProps) {
  const rows = comparison.rows.filter((_, index) => words.rows.includes(index));
  return (
    <dialog
      data-comparison=""
      aria-labelledby="comparison-popup-title"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(60rem,calc(100vw-2rem))] overflow-y-auto rounded-card bg-surface p-0 text-ink shadow-float backdrop:bg-dusk-deep/70 open:animate-rise"
    >
      <form method="dialog">
        <div className="relative px-6 pt-8 pb-6 sm:px-9">
          <button
            aria-label={words.close}
            type="submit"
            className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-control text-quiet hover:bg-sunken hover:text-ink"
          >
            <svg
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinecap="round"
              aria-hidden
            >
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
          <h2 id="comparison-popup-title" className="pr-10 text-[1.875rem] leading-tight">
            {words.title}
          </h2>
          <p className="mt-2 mb-5 max-w-text text-quiet">{words.lead}</p>
          <ComparisonTable words={comparison} rows={rows} />
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <a href={publicRoutes.studentRegister.en} className={buttonStyle("lamp")}>
              {words.start}
            </a>
            <a href="#comparison" data-close="" className={buttonStyle("quiet")}>
              {words.full}
            </a>
          </div>
        </div>
      </form>
    </dialog>
  );
}
