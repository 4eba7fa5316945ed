import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The look of everything one types into or chooses from. 17 px, so that phones do not zoom in. */
export const inputStyle =
  "min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-body text-ink placeholder:text-quiet hover:border-ink aria-invalid:border-2 aria-invalid:border-care disabled:opacity-60";

/** A line of text. Stands in a Field. */
export function TextInput({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input {...rest} type={type} className={classNames(inputStyle, className)} />;
}
