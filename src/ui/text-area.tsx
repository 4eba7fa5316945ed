import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { inputStyle } from "./text-input.tsx";

/** Several lines of text, growing with what is typed where the browser can. Stands in a Field. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(
        inputStyle,
        "field-sizing-content max-h-96 min-h-28 resize-y",
        className,
      )}
    />
  );
}
