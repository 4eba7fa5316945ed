import { type ReactNode, useId } from "react";

type SectionProps = { title: string; text: string; children: ReactNode };

/** A part of the page under a heading of its own, with whom it is about. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="mt-1 text-quiet">{text}</p>
      </div>
      {children}
    </section>
  );
}
