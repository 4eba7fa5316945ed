const tones = { alone: "fill-glass", help: "fill-lamp", open: "fill-edge" };

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
};

const width = 560;
const floor = 132;
const gap = 8;

/** What a row of labels takes on a phone, all in CSS pixels: what there is, a letter, and the space between two. */
const room = { row: 300, letter: 7.5, between: 6 };

/** Counts by day as columns. For the eye alone: put it into a ChartFrame, whose sentence and table say the same. */
export function StackedColumns({ columns, legend }: StackedColumnsProps) {
  const most = Math.max(4, ...columns.map(({ parts }) => sum(parts)));
  const longest = Math.max(1, ...columns.map(({ label }) => label.length));
  const labelsMax = Math.floor(room.row / (longest * room.letter + room.between));
  const every = Math.ceil(columns.length / labelsMax);
  const step = width / columns.length;
  return (
    <div>
      <svg
        viewBox={`0 0 ${width} ${floor}`}
        preserveAspectRatio="none"
        className="h-28 w-full border-b border-hairline sm:h-52"
        role="presentation"
      >
        {columns.map((column, index) => (
          <Column
            key={column.id}
            column={column}
            x={index * step + gap / 2}
            width={step - gap}
            unit={(floor - 8) / most}
          />
        ))}
      </svg>
      {/* Text of the page, not of the picture: it stays as large on a narrow screen. */}
      <div className="mt-1 flex text-small text-quiet tabular-nums">
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
