import { Lighthouse } from "./lighthouse.tsx";

/** The lighthouse seen from further off, its beam turned out to sea; dusk and horizon run past the frame. */
export function Shore({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 360"
      preserveAspectRatio="xMaxYMax meet"
      className={className}
      overflow="visible"
      aria-hidden
    >
      <circle cx="420" cy="130" r="190" fill="var(--color-dusk-far)" />
      <circle cx="420" cy="130" r="110" fill="var(--color-dusk-high)" />
      <circle cx="420" cy="130" r="44" fill="var(--color-dusk-mid)" />
      <path d="M428 126 4400-160v520L428 134z" fill="var(--color-dusk-lamp)" opacity="0.2" />
      <rect x="-4000" y="318" width="8000" height="20" fill="var(--color-dusk-mid)" />
      <rect x="-4000" y="328" width="8000" height="10" fill="var(--color-dusk-low)" />
      <rect x="-4000" y="335" width="8000" height="3" fill="var(--color-dusk-glow)" />
      <rect x="-4000" y="338" width="8000" height="60" fill="var(--color-dusk-sea)" />
      <g transform="translate(420 130) scale(0.62)">
        <Lighthouse x={0} y={0} />
      </g>
    </svg>
  );
}
