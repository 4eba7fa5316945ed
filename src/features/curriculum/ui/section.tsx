import type { ReactNode } from "react";

type SectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A part of a skill under its heading. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
