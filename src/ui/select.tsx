import type { ComponentProps } from "react";
import { ChevronDown } from "lucide-react";
import { classNames } from "./class-names.ts";
import { inputStyle } from "./text-input.tsx";

type SelectProps<Value extends string> = Omit<
  ComponentProps<"select">,
  "value" | "onChange" | "children"
> & {
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onValue: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
};

/** One of several values: the platform's own list, which every phone and screen reader knows. */
export function Select<Value extends string>({
  options,
  value,
  onValue,
  placeholder,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <div className="relative">
      <select
        {...rest}
        value={value ?? ""}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValue(chosen.value);
        }}
        className={classNames(inputStyle, "appearance-none pr-10", className)}
      >
        {value === null && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-3 right-3 size-5 text-quiet"
        aria-hidden
      />
    </div>
  );
}
