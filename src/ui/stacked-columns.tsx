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
const height = 160;
const floor = 132;
const gap = 8;

/** Counts by day as columns. For the eye alone: put it into a ChartFrame, whose sentence and table say the same. */
export function StackedColumns({ columns, legend }: StackedColumnsProps) {
  const most = Math.max(4, ...columns.map(({ parts }) => sum(parts)));
  const step = width / columns.length;
  return (
    <div>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full" role="presentation">
        <line x1="0" x2={width} y1={floor} y2={floor} className="stroke-hairline" strokeWidth="1" />
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
      <text
        x={x + wide / 2}
        y={height - 8}
        textAnchor="middle"
        className="fill-quiet text-[0.75rem]"
      >
        {column.label}
      </text>
    </g>
  );
}
