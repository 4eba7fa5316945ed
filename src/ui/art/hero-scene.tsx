import { Lighthouse } from "./lighthouse.tsx";

type HeroSceneProps = {
  className?: string;
  /** The student's work, three lines; the second is where it goes wrong. */
  lines: readonly [string, string, string];
  /** The tutor's question about the lit line. */
  note: string;
};

const lampX = 640;
const lampY = 262;
const horizon = 566;
/** Sky and sea run on past the picture's own frame, as far as the widest screen. */
const far = 4000;

/**
 * The lighthouse at dusk, whose beam lies on one line of a student's work. Flat colours like a
 * screen print: rings of light, a strip of dusk on the horizon, sea. Sky and sea overflow the frame. For the eye
 * alone: whoever shows it says beside it what it shows.
 */
export function HeroScene({ className, lines, note }: HeroSceneProps) {
  return (
    <svg
      viewBox="0 0 760 680"
      preserveAspectRatio="xMaxYMax meet"
      className={className}
      aria-hidden
      overflow="visible"
    >
      <Sky />
      <Sea />
      <Beam />
      <g fontFamily="var(--font-display)" fontSize="48">
        <text x="170" y="172" fill="var(--color-dusk-quiet)">
          {lines[0]}
        </text>
        <text x="170" y="279" fill="var(--color-on-lamp)">
          {lines[1]}
        </text>
        <text x="170" y="430" fill="var(--color-dusk-quiet)" opacity="0.6">
          {lines[2]}
        </text>
      </g>
      <path
        d="M173 312v24c0 6 4 10 10 10h14"
        fill="none"
        stroke="var(--color-dusk-lamp)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <text
        x="206"
        y="355"
        fontFamily="var(--font-reading)"
        fontSize="24"
        fill="var(--color-dusk-lamp)"
      >
        {note}
      </text>
      <Lighthouse x={lampX} y={lampY} />
    </svg>
  );
}

/** The night sky around the lamp, in the units of the scene. */
export function Sky() {
  const rings = [
    { radius: 520, colour: "var(--color-dusk-far)" },
    { radius: 380, colour: "var(--color-dusk-high)" },
    { radius: 250, colour: "var(--color-dusk-near)" },
    { radius: 140, colour: "var(--color-dusk-mid)" },
    { radius: 64, colour: "var(--color-dusk-halo)" },
  ];
  const stars = [
    [150, 28],
    [262, 74],
    [398, 34],
    [470, 92],
    [560, 44],
    [716, 84],
  ];
  return (
    <>
      {rings.map(({ radius, colour }) => (
        <circle key={radius} cx={lampX} cy={lampY} r={radius} fill={colour} />
      ))}
      {stars.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" fill="var(--color-dusk-quiet)" />
      ))}
    </>
  );
}

function Beam() {
  return (
    <>
      <linearGradient id="beam" x1="0" x2="1">
        <stop offset="0" stopColor="var(--color-dusk-lamp)" stopOpacity="0" />
        <stop offset="0.2" stopColor="var(--color-dusk-lamp)" />
      </linearGradient>
      <path
        d={`M${lampX - 16} ${lampY - 9} 20 212v100L${lampX - 16} ${lampY + 9}z`}
        fill="url(#beam)"
      />
      <path
        d={`M${lampX + 16} ${lampY - 7}l1600-185v384l-1600-185z`}
        fill="var(--color-dusk-lamp)"
        opacity="0.16"
      />
    </>
  );
}

/** The strip of dusk on the horizon and the sea below it. */
export function Sea() {
  const glints = [
    [576, 594, 96],
    [548, 612, 60],
    [500, 632, 120],
    [560, 654, 70],
  ];
  const swell = [
    [60, 606, 90],
    [230, 628, 120],
    [-160, 640, 140],
    [380, 596, 70],
    [-420, 612, 110],
    [120, 660, 80],
    [-700, 634, 160],
  ];
  return (
    <>
      <rect x={-far} y={horizon - 34} width={2 * far} height="34" fill="var(--color-dusk-mid)" />
      <rect x={-far} y={horizon - 18} width={2 * far} height="18" fill="var(--color-dusk-low)" />
      <rect x={-far} y={horizon - 5} width={2 * far} height="5" fill="var(--color-dusk-glow)" />
      <rect x={-far} y={horizon} width={2 * far} height="400" fill="var(--color-dusk-sea)" />
      <g strokeWidth="2.5" strokeLinecap="round">
        {swell.map(([x, y, width]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}h${width}`} stroke="var(--color-dusk-mid)" />
        ))}
        {glints.map(([x, y, width]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}h${width}`} stroke="var(--color-dusk-glow)" />
        ))}
      </g>
    </>
  );
}
