import type { ReactNode } from "react";

/**
 * A part of the page that the partner's own styles reach, and the only kind that they do. Whatever they say stays
 * inside: nothing of it is painted beyond its edges or over what is ours, and its layers are counted for themselves.
 */
export function PartnerPart({ children }: { children: ReactNode }) {
  return (
    <div className="isolate [contain:layout_paint_style]">
      <div data-partner-part="">{children}</div>
    </div>
  );
}
