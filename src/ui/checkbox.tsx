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
          aria-describedby={error ? errorId : rest["aria-describedby"]}
          className={classNames(
            "mt-0.5 grid size-6 shrink-0 cursor-pointer appearance-none place-content-center rounded-small border-2 border-edge bg-surface checked:border-ink checked:bg-ink forced-colors:appearance-auto",
            "before:size-3.5 before:scale-0 before:bg-paper before:[clip-path:polygon(14%_44%,0_62%,42%_100%,100%_18%,84%_4%,40%_70%)] checked:before:scale-100",
            error && "border-care",
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
