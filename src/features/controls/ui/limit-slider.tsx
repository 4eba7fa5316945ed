import { Checkbox } from "#ui/checkbox.tsx";

type LimitSliderProps = {
  /** The switch that sets a limit at all. */
  switchLabel: string;
  label: string;
  /** Says the number with its unit. */
  words: (value: number) => string;
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  step: number;
  /** What the slider begins at when the limit is switched on. */
  start: number;
  isDisabled: boolean;
};

/** A limit that may be off: a switch, and where it is on a slider beside a field for the number itself. */
export function LimitSlider(props: LimitSliderProps) {
  const { switchLabel, label, words, value, onChange, min, max, step, start, isDisabled } = props;
  return (
    <div>
      <Checkbox
        label={switchLabel}
        checked={value !== null}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked ? start : null)}
      />
      {value !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pl-9">
          <input
            type="range"
            aria-label={label}
            aria-valuetext={words(value)}
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(Number(event.target.value))}
            className="h-11 min-w-40 grow cursor-pointer accent-ink"
          />
          <output className="min-w-36 font-semibold tabular-nums">{words(value)}</output>
        </div>
      )}
    </div>
  );
}
