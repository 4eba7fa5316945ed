import { useId } from "react";

type SwitchProps<Value extends string> = {
  /** What one chooses between, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValue: (value: Value) => void;
};

/** One of two or three, side by side. It belongs to no form: its names are not sent. */
export function Switch<Value extends string>({
  label,
  options,
  value,
  onValue,
}: SwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-control border border-edge">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="inline-flex min-h-11 cursor-pointer items-center px-4 font-semibold text-quiet first-of-type:rounded-l-control last-of-type:rounded-r-control hover:text-ink has-checked:bg-lamp-soft has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
