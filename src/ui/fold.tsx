import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = {
  /** The heading of what is folded. */
  heading: ReactNode;
  /** How much there is, beside the heading. */
  note: string;
  /** It stands open when the page opens. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** Something long under its heading, opened by a tap. Several stand together in a FoldList. */
export function Fold({ heading, note, isOpenAtFirst = false, children }: FoldProps) {
  return (
    <details open={isOpenAtFirst} className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-5 py-2 hover:bg-sunken focus-visible:-outline-offset-3">
        <span className="flex flex-wrap items-baseline gap-x-4">
          {heading}
          <span className="text-small text-quiet">{note}</span>
        </span>
        <ChevronDown
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="flex flex-col gap-6 px-3 pt-2 pb-5 sm:px-5">{children}</div>
    </details>
  );
}

/** What is folded, one below the other in one frame. */
export function FoldList({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface empty:hidden">
      {children}
    </div>
  );
}
