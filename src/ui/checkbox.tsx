import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  /** What is wrong, announced when it appears. */
  error?: string | null;
};

/** Yes or no, with a label that may hold links. The whole line can be pressed. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={classNames(
            "mt-0.5 size-5.5 shrink-0 accent-ink",
            error && "outline-2 outline-care",
          )}
        />
        <span>{label}</span>
      </label>
      <p id={errorId} aria-live="polite" className="text-small text-care-text empty:hidden">
        {error}
      </p>
    </div>
  );
}
