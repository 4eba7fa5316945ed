import { classNames } from "./class-names.ts";

/** Holds the place of something on its way. Give it the size of what will come, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames("animate-breathe rounded-control bg-sunken", className)}
    />
  );
}

type LoadingProps = {
  /** Announced to screen readers: "Loading your sessions". */
  label: string;
  lines?: number;
};

/** A list or a text on its way. */
export function Loading({ label, lines = 3 }: LoadingProps) {
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={classNames("h-6", index === lines - 1 && "w-2/3")} />
      ))}
    </output>
  );
}
