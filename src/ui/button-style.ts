import { classNames } from "./class-names.ts";

const variants = {
  /** The one thing to do on this screen. */
  lamp: "bg-lamp text-on-lamp hover:bg-lamp-hover",
  /** Anything else worth doing. */
  outline: "border border-edge text-ink hover:border-ink hover:bg-sunken",
  /** Beside other things, in bars and rows. */
  quiet: "text-ink hover:bg-sunken",
  /** Takes something away for good. */
  care: "border border-care text-care-text hover:bg-care-soft",
  /** Outline on the dusk scenes. */
  dusk: "border border-dusk-line text-dusk-text hover:border-dusk-text hover:bg-dusk-mid",
};

const sizes = {
  /** 44 px high, the least a finger needs. */
  normal: "min-h-11 px-4 py-2 text-body",
  /** For the first action of a page. */
  large: "min-h-13 px-6 py-3 text-[1.125rem]",
};

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** The look shared by buttons and by links that act as one. */
export function buttonStyle(
  variant: ButtonVariant = "outline",
  size: ButtonSize = "normal",
  className?: string,
): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight no-underline transition-colors",
    "disabled:cursor-default disabled:opacity-60 aria-busy:cursor-progress",
    variants[variant],
    sizes[size],
    className,
  );
}
