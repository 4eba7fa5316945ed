import { useId } from "react";

const tones = { help: "bg-heather", alone: "bg-glass" };

type CountBarProps = {
  label: string;
  part: number;
  whole: number;
  /** Both as people read them: "11 of 17". */
  words: string;
  tone: keyof typeof tones;
};

/** A count of a whole, seen and read aloud; an empty bar where there is nothing to count yet. */
export function CountBar({ label, part, whole, words, tone }: CountBarProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-small">
        <span id={id}>{label}</span>
        <span className="font-semibold tabular-nums">{words}</span>
      </div>
      {whole > 0 && (
        <meter aria-labelledby={id} value={part} min={0} max={whole} className="sr-only">
          {words}
        </meter>
      )}
      <div
        aria-hidden
        className="h-3 overflow-hidden rounded-full border border-hairline bg-sunken"
      >
        <div
          className={`h-full rounded-full ${tones[tone]}`}
          style={{ width: `${whole === 0 ? 0 : (100 * part) / whole}%` }}
        />
      </div>
    </div>
  );
}
