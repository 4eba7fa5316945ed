const tones = { alone: "fill-glass", help: "fill-heather", open: "fill-edge" };

/** In which colour each ending stands, in every chart. */
export const endingTones = { alone: "alone", withHelp: "help", open: "open" } as const;

/** One column: what stands under it, and its parts from the bottom up. */
export type StackedColumn = {
  id: string;
  label: string;
  parts: readonly { tone: keyof typeof tones; value: number }[];
};

type StackedColumnsProps = {
  columns: readonly StackedColumn[];
  /** What each colour means, in the order of the parts. */
  legend: readonly { tone: keyof typeof tones; label: string }[];
  /** What will stand here, said in place of the columns while there is none. */
  empty: string;
};

const width = 560;
const floor = 132;
const gap = 8;
/** An axis begins no lower than this, so that one problem does not fill the chart. */
const leastTop = 4;
const stepsMax = 4;

/** What a row of labels takes on a phone, all in CSS pixels: what there is, a letter, and the space between two. */
const room = { row: 300, letter: 7.5, between: 10 };

/**
 * Counts by day as columns, with an axis of their numbers. For the eye alone: put it into a ChartFrame, whose sentence
 * and table say the same.
 */
export function StackedColumns({ columns, legend, empty }: StackedColumnsProps) {
  const totals = columns.map(({ parts }) => sum(parts));
  const ticks = ticksUpTo(Math.max(leastTop, ...totals));
  const top = ticks.at(-1) ?? leastTop;
  const isEmpty = totals.every((total) => total === 0);
  const longest = Math.max(1, ...columns.map(({ label }) => label.length));
  const labelsMax = Math.floor(room.row / (longest * room.letter + room.between));
  const every = Math.ceil(columns.length / labelsMax);
  const step = width / columns.length;
  return (
    <div>
      <div className="relative mt-3 ms-8">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute -start-8 w-6 -translate-y-1/2 text-end text-small leading-none text-quiet tabular-nums"
            style={{ top: `${100 - (100 * tick) / top}%` }}
          >
            {tick}
          </span>
        ))}
        {isEmpty && (
          <p className="absolute inset-0 grid place-items-center px-4 text-center text-quiet">
            {empty}
          </p>
        )}
        <svg
          viewBox={`0 0 ${width} ${floor}`}
          preserveAspectRatio="none"
          className="block h-28 w-full border-b border-edge sm:h-52"
          role="presentation"
        >
          {ticks.map((tick) => (
            <rect
              key={tick}
              x={0}
              y={floor - (tick * floor) / top}
              width={width}
              height={0.75}
              className="fill-hairline"
            />
          ))}
          {columns.map((column, index) => (
            <Column
              key={column.id}
              column={column}
              x={index * step + gap / 2}
              width={step - gap}
              unit={floor / top}
            />
          ))}
        </svg>
      </div>
      {/* Text of the page, not of the picture: it stays as large on a narrow screen. */}
      <div className="ms-8 mt-1 flex text-small text-quiet tabular-nums">
        {columns.map(({ id, label }, index) => (
          <span key={id} className="flex w-0 grow justify-center whitespace-nowrap">
            {index % every === 0 && label}
          </span>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-quiet">
        {legend.map(({ tone, label }) => (
          <li key={tone} className="flex items-center gap-2">
            <svg viewBox="0 0 12 12" className="size-3" aria-hidden>
              <rect width="12" height="12" rx="3" className={tones[tone]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whole numbers of an axis from nought to at least `most`, four steps at most, each of 1, 2 or 5 times a power of ten. */
export function ticksUpTo(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / stepsMax)));
  const step =
    [1, 2, 5, 10].map((by) => by * power).find((size) => size * stepsMax >= most) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

function sum(parts: StackedColumn["parts"]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

type ColumnProps = { column: StackedColumn; x: number; width: number; unit: number };

function Column({ column, x, width: wide, unit }: ColumnProps) {
  return (
    <g>
      {column.parts.map(({ tone, value }, index) => {
        const top = sum(column.parts.slice(0, index + 1));
        return (
          value > 0 && (
            <rect
              key={tone}
              x={x}
              y={floor - top * unit}
              width={wide}
              height={value * unit}
              className={tones[tone]}
            />
          )
        );
      })}
    </g>
  );
}
