import type { ReactNode } from "react";

export type ArtProps = {
  className?: string;
  /** What the picture says to someone who cannot see it; without it the picture is decoration. */
  label?: string;
};

type DrawingProps = ArtProps & {
  /** Size of the drawing's own grid, in units. */
  width: number;
  height: number;
  children: ReactNode;
};

/**
 * The one line style of all our pictures: a 2-unit round stroke in the text colour, and the lamp as the
 * only accent.
 */
export function Drawing({ width, height, label, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {children}
    </svg>
  );
}

/** A shape filled with lamp light and without an outline. */
export const lit = { fill: "var(--color-lamp)", stroke: "none" } as const;
