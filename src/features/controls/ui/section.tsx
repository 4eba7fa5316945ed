import { type ReactNode, useId } from "react";

/** A part of the page under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
