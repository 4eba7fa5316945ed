import { useId } from "react";

const tones = { lamp: "bg-lamp", right: "bg-glass", quiet: "bg-edge" };

type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** The value in words, as seen and as read aloud: "6 of 10". */
  valueText: string;
  tone?: keyof typeof tones;
};

/** How much of a whole is reached, with the figure beside it. */
export function ProgressBar({ label, value, max, valueText, tone = "lamp" }: ProgressBarProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-small">
        <span id={id}>{label}</span>
        <span className="tabular-nums">{valueText}</span>
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={valueText}
        value={value}
        max={max}
        className="sr-only"
      />
      <div
        aria-hidden
        className="h-3 overflow-hidden rounded-full border border-hairline bg-sunken"
      >
        <div
          className={`h-full rounded-full ${tones[tone]}`}
          style={{ width: `${100 * share}%` }}
        />
      </div>
    </div>
  );
}
