type LighthouseProps = {
  /** Centre of the lamp, in the units of the scene around it. */
  x: number;
  y: number;
};

/** The lighthouse on its rock, 330 units from dome to sea, drawn for a dark sky. */
export function Lighthouse({ x, y }: LighthouseProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M-150 340c18-8 26-26 48-30 18-3 22-22 44-26 14-2 20-14 34-16h52c16 4 20 16 36 22 20 7 24 24 44 32 20 7 42 6 62 18z"
        fill="var(--color-dusk-sea)"
      />
      <path
        d="M-150 340c18-8 26-26 48-30 18-3 22-22 44-26 14-2 20-14 34-16M-84 318c14-2 18-12 30-14M-40 298c10-1 12-8 22-9"
        fill="none"
        stroke="var(--color-dusk-low)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M-21 30h42l17 242h-76z" fill="var(--color-dusk-text)" />
      <path
        d="M-25.2 90h50.400l4.1 58h-58.600zM-33.5 208h67l4 56h-75z"
        fill="var(--color-dusk-low)"
      />
      <path d="M4 30h17l17 242H10z" fill="var(--color-dusk-deep)" opacity="0.22" />
      <path
        d="M-6 178h12v18H-6zM-5 58H5v14H-5zM-9 272v-26a9 9 0 0 1 18 0v26z"
        fill="var(--color-dusk-deep)"
      />
      <path d="M-32 20h64v10h-64z" fill="var(--color-dusk-text)" />
      <path
        d="M-32 20V8M-21 20V8M21 20V8M32 20V8M-34 8h68"
        fill="none"
        stroke="var(--color-dusk-text)"
        strokeWidth="2.5"
      />
      <path d="M-16-18h32v38h-32z" fill="var(--color-dusk-lamp)" />
      <path
        d="M-16-18v38M-5-18v38M6-18v38M16-18v38"
        stroke="var(--color-dusk-deep)"
        strokeWidth="2"
      />
      <path d="M-22-18c2-15 11-25 22-28 11 3 20 13 22 28z" fill="var(--color-dusk-text)" />
      <path d="M0-46v-16" stroke="var(--color-dusk-text)" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}
