import type { ReactNode } from "react";

type EmptyStateProps = {
  /** One of art/empty-pictures.tsx. */
  picture?: ReactNode;
  title: string;
  /** The level of the title among the page's headings. */
  heading?: "h2" | "h3";
  text?: string;
  /** The one thing that fills the place. */
  action?: ReactNode;
};

/** A place that has nothing in it yet, and what to do about it. */
export function EmptyState({
  picture,
  title,
  heading: Heading = "h2",
  text,
  action,
}: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      {picture && <div className="mb-5 w-44 text-quiet">{picture}</div>}
      <Heading className="text-title">{title}</Heading>
      {text && <p className="mt-2 max-w-100 text-quiet">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
