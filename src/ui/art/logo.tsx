import type { ArtProps } from "./drawing.tsx";

/** The mark: a lighthouse and its beam. Solid rather than drawn in line, so that it holds at 20 px. */
export function Logo({ className, label }: ArtProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="currentColor"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path fill="var(--color-lamp)" d="M11.4 5.9 23.5 2v8.6L11.4 7.5z" />
      <path fill="var(--color-lamp)" d="M6.2 5h4.2v3.2H6.2z" />
      <path d="M8.3 1.2c1.5.6 2.6 1.6 3 2.9H5.3c.4-1.3 1.5-2.3 3-2.9zM4.7 8.6h7.2v1.5H4.7z" />
      <path d="M5.8 10.9h5l.4 3.5H5.4zM5.3 15.3h6l.4 3.5H4.9zM4.8 19.7h7l.4 3.1H4.4z" />
    </svg>
  );
}
