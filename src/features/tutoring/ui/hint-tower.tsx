const storey = 21;
const lampRoom = 44;
const width = 72;
const middle = width / 2;

type HintTowerProps = {
  /** The hints that may be taken. */
  rungs: number;
  given: number;
  /** The last hint of the whole ladder is taken. */
  isLit: boolean;
};

/**
 * The hint ladder as a lighthouse: one storey a hint, lit from below as they are taken, and the lamp on top when
 * the last one is. The words beside it say the same.
 */
export function HintTower({ rungs, given, isLit }: HintTowerProps) {
  const height = lampRoom + rungs * storey;
  const lit = (on: boolean) => (on ? "fill-lamp" : "fill-surface");
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 8}`}
      className="w-14 shrink-0 stroke-ink"
      fill="none"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {isLit && (
        <path
          d={`M${middle - 14} 22 4 12M${middle - 14} 30H2M${middle + 14} 22 ${width - 4} 12M${middle + 14} 30h18`}
          className="stroke-lamp"
          strokeWidth={3}
        />
      )}
      <path d={`M${middle - 9} 18c1-7 5-11 9-12 4 1 8 5 9 12z`} className="fill-surface" />
      <rect
        x={middle - 7}
        y={18}
        width={14}
        height={16}
        className={`${lit(isLit)} transition-[fill]`}
      />
      <path d={`M${middle - 13} 34h26v7h-26z`} className="fill-surface" />
      {Array.from({ length: rungs }, (_, index) => {
        const top = height - (index + 1) * storey;
        const half = (y: number) => 11 + ((y - lampRoom) / Math.max(1, rungs * storey)) * 8;
        const above = half(top);
        const below = half(top + storey);
        return (
          <path
            key={index}
            d={`M${middle - above} ${top}h${2 * above}L${middle + below} ${top + storey}H${middle - below}Z`}
            className={`${lit(index < given)} transition-[fill]`}
          />
        );
      })}
      <path d={`M2 ${height + 5}c8-5 14-5 20-1M${width - 2} ${height + 5}c-8-5-14-5-20-1`} />
    </svg>
  );
}
