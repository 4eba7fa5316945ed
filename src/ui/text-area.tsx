import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { inputStyle } from "./text-input.tsx";

type TextAreaProps = ComponentProps<"textarea"> & {
  /** It may be as low as a line, where many stand together. */
  isShort?: boolean;
};

/** Several lines of text, growing with what is typed where the browser can. Stands in a Field. */
export function TextArea({ className, rows = 4, isShort = false, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(
        inputStyle,
        "field-sizing-content max-h-96 resize-y",
        isShort ? "min-h-11" : "min-h-28",
        className,
      )}
    />
  );
}
