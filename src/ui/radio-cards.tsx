import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type RadioCardsProps<Value extends string> = {
  /** The question that the cards answer. */
  legend: string;
  options: readonly { value: Value; label: string; help?: string; picture?: ReactNode }[];
  value: Value | null;
  onValue: (value: Value) => void;
  /** How the cards are laid out; one below the other without it. */
  className?: string;
};

/** One of a few values, each on a card with room for a picture and a line of help. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onValue,
  className,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={classNames("grid gap-3", className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-4 rounded-card border border-edge bg-surface px-4 py-3 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-lamp-soft has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface outline-none checked:border-8 checked:border-ink forced-colors:appearance-auto"
            />
            {option.picture}
            <span>
              <span className="block font-semibold">{option.label}</span>
              {option.help && <span className="block text-small text-quiet">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
