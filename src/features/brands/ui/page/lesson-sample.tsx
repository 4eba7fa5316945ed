import type { BrandContent } from "../../content/brand-page.ts";

/** A student's work as the lesson shows it; the second line is the one the tutor asks about. */
const lines = ["3(x − 4) = 18", "3x − 4 = 18", "3x = 22"] as const;
const marked = 1;

/** What a lesson looks like, in the partner's colour: a picture, so it is described in one sentence. */
export function LessonSample({ words }: { words: BrandContent["sample"] }) {
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{words.label}</figcaption>
      <div
        aria-hidden
        className="rounded-card border border-hairline bg-surface p-5 text-ink shadow-float sm:p-7 lg:rotate-1"
      >
        <p className="font-semibold">{words.problem}</p>
        <ol className="mt-4 border-t border-hairline font-display text-title">
          {lines.map((line, index) => (
            <li
              key={line}
              className={`flex items-baseline gap-4 border-b border-hairline px-2 py-2.5 ${index === marked ? "bg-lamp-soft shadow-[inset_4px_0_var(--brand-line)]" : ""}`}
            >
              <span className="w-4 text-small text-quiet [font-family:var(--font-reading)]">
                {index + 1}
              </span>
              {line}
            </li>
          ))}
        </ol>
        <p className="mt-5 ml-6 rounded-card rounded-tl-none bg-sunken px-4 py-3 sm:ml-12">
          {words.question}
        </p>
      </div>
    </figure>
  );
}
