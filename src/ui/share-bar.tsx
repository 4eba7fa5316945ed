import { useId } from "react";
import { formatPercent } from "#shared/percentages.ts";

const tones = { help: "bg-heather", alone: "bg-glass" };

type ShareBarProps = {
  label: string;
  /** 0 to 1. */
  share: number;
  /** Heather for what was done with help, sea glass for what stands alone. */
  tone: keyof typeof tones;
  /** A mark on the way, 0 to 1: where a skill counts as mastered. */
  notch?: number;
};

/** A share of a whole in percent, seen and read aloud. */
export function ShareBar({ label, share, tone, notch }: ShareBarProps) {
  const id = useId();
  const percent = formatPercent(share);
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-small">
        <span id={id}>{label}</span>
        <span className="font-semibold tabular-nums">{percent}</span>
      </div>
      <meter aria-labelledby={id} value={share} min={0} max={1} className="sr-only">
        {percent}
      </meter>
      <div
        aria-hidden
        className="relative h-3 overflow-hidden rounded-full border border-hairline bg-sunken"
      >
        <div
          className={`h-full rounded-full transition-[width] duration-250 ${tones[tone]}`}
          style={{ width: `${100 * share}%` }}
        />
        {notch !== undefined && (
          <div
            className="absolute inset-y-0 w-0.5 bg-ink"
            style={{ insetInlineStart: `${100 * notch}%` }}
          />
        )}
      </div>
    </div>
  );
}
