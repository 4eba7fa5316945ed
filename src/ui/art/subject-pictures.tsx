import { type ArtProps, Drawing, lit } from "./drawing.tsx";

/** A parabola, and the one point where the tangent touches it. */
export function MathematicsPicture(props: ArtProps) {
  return (
    <Drawing width={96} height={96} {...props}>
      <path d="M14 82h70M22 90V12" />
      <path d="M78 82l6 0-4-3.5M84 82l-4 3.5M22 12l-3.5 4M22 12l3.5 4" />
      <path d="M32 22q20 84 40 0" />
      <path d="M46 75.3 82 30" strokeDasharray="1 5" />
      <circle cx="58" cy="60.2" r="5.5" {...lit} />
      <circle cx="58" cy="60.2" r="5.5" />
    </Drawing>
  );
}

/** A prism that takes light apart. */
export function SciencePicture(props: ArtProps) {
  return (
    <Drawing width={96} height={96} {...props}>
      <path d="M60 47 92 38v34L57 54z" {...lit} />
      <path d="M46 16 78 74H14z" />
      <path d="M4 60l26-14" />
      <path d="M30 46l27 3" strokeDasharray="1 5" />
      <path d="M60 46l30-9M63 52l27 4M67 59l23 14" />
      <path d="M20 82h52" />
    </Drawing>
  );
}

/** A pen nib and the line it leaves. */
export function EnglishPicture(props: ArtProps) {
  return (
    <Drawing width={96} height={96} {...props}>
      <path
        d="M16 84c10-6 16 5 26 0s14 3 22-1 12 1 18-2"
        stroke="var(--color-lamp)"
        strokeWidth={4}
      />
      <path d="M58 12 82 32 74 40 50 20z" />
      <path d="M52 21C36 32 28 48 26 74c26-4 41-13 48-34" />
      <path d="M26 74l21-23" />
      <circle cx="50" cy="48" r="4.5" />
    </Drawing>
  );
}

/** The capital of a column, with the sun low behind it. */
export function HistoryPicture(props: ArtProps) {
  return (
    <Drawing width={96} height={96} {...props}>
      <circle cx="68" cy="58" r="19" {...lit} />
      <path d="M18 18h52v8H18z" />
      <path d="M24 26c-8 0-10 12-2 12 5 0 6-7 1-7M64 26c8 0 10 12 2 12-5 0-6-7-1-7M24 26h40M26 38h36" />
      <path d="M28 38v40M60 38v40M36 44v34M44 44v34M52 44v34" />
      <path d="M22 78h44M16 86h64" />
    </Drawing>
  );
}

/** A program with one line being worked on. */
export function ProgrammingPicture(props: ArtProps) {
  return (
    <Drawing width={96} height={96} {...props}>
      <rect x="36" y="50" width="38" height="11" rx="2" {...lit} />
      <rect x="10" y="16" width="76" height="66" rx="5" />
      <path d="M10 29h76" />
      <path d="M22 38h24M52 38h10M30 47h20" />
      <path d="M30 55.5h26" />
      <path d="M30 65h14M50 65h16M22 73h12" />
      <path d="M18 22.5h.1M25 22.5h.1M32 22.5h.1" strokeWidth={3.4} />
    </Drawing>
  );
}

/** An answer sheet with one answer marked. */
export function SatActPicture(props: ArtProps) {
  const rows = [26, 42, 58, 74];
  const columns = [32, 46, 60];
  return (
    <Drawing width={96} height={96} {...props}>
      <path d="M12 10h58v76H12z" />
      {rows.map((y) => (
        <path key={y} d={`M20 ${y}h4`} />
      ))}
      {rows.flatMap((y) => columns.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4.6" />))}
      <circle cx="46" cy="42" r="4.6" fill="var(--color-lamp)" />
      <circle cx="32" cy="26" r="2.4" fill="currentColor" stroke="none" />
      <circle cx="60" cy="58" r="2.4" fill="currentColor" stroke="none" />
      <path d="M86 12 62 46l-2 9 8-4 24-34z" fill="var(--color-surface)" />
      <path d="M81 19l6 5" />
    </Drawing>
  );
}
