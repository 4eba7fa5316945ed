import { type ReactNode, useId } from "react";
import { CircleAlert } from "lucide-react";
import { classNames } from "./class-names.ts";

/** What a control inside a Field spreads onto itself. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
};

type FieldProps = {
  label: string;
  /** What to enter and why, shown before any mistake. */
  help?: ReactNode;
  /** What is wrong and how to put it right; announced when it appears. */
  error?: string | null;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A control with its label, help and error, and the wiring that lets a screen reader read them together. */
export function Field({ label, help, error, className, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [error && errorId, help && helpId].filter(Boolean).join(" ");
  return (
    <div className={classNames("flex flex-col gap-1", className)}>
      <label htmlFor={id} className="self-start font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="flex gap-2 text-small text-care-text">
            <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden />
            {error}
          </p>
        )}
      </div>
      {help && (
        <div id={helpId} className="max-w-text text-small text-quiet">
          {help}
        </div>
      )}
    </div>
  );
}
