import { classNames } from "#ui/class-names.ts";

/** The one thing to do on a brand's page, in the partner's colour; a line bounds what the ground would swallow. */
export function brandButton(className?: string): string {
  return classNames(
    "inline-flex min-h-13 max-w-full items-center justify-center rounded-control border-2 border-(--brand-bound) bg-(--brand-accent) px-6 py-3 text-center text-[1.125rem] text-balance leading-tight font-semibold text-(--brand-on-accent) no-underline wrap-anywhere hover:underline",
    className,
  );
}
