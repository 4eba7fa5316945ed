import { type ArtProps, Drawing, lit } from "./drawing.tsx";

/** A desk with an exercise book under a lit lamp. */
export function StudentPicture(props: ArtProps) {
  return (
    <Drawing width={160} height={120} {...props}>
      <path d="M46 42 18 96h84L66 36z" {...lit} opacity={0.55} />
      <path d="M8 96h144" />
      <path d="M128 96c0-6-6-8-12-8s-12 2-12 8" />
      <path d="M116 88V52L74 26" />
      <circle cx="116" cy="52" r="3" />
      <path
        d="M78 18 66 38c-8 8-16 8-22 4 0-8 3-14 12-19l14-9c5-2 9 0 8 4z"
        fill="var(--color-surface)"
      />
      <path d="M30 96l10-14h44l6 14M60 82l-2 14" fill="none" />
      <path d="M44 88h10M42 91.500h11M66 88h12" />
    </Drawing>
  );
}

/** A kitchen table: a cup, and a report with two bars to compare. */
export function ParentPicture(props: ArtProps) {
  return (
    <Drawing width={160} height={120} {...props}>
      <path d="M8 96h144" />
      <path d="M20 66h32v18c0 7-5 12-12 12h-8c-7 0-12-5-12-12zM52 71h6c8 0 8 14 0 14h-7" />
      <path d="M29 56c-4-6 4-8 0-15M41 56c-4-6 4-8 0-15" />
      <path d="M78 22h44l14 14v60H78z" fill="var(--color-surface)" />
      <path d="M122 22v14h14" />
      <rect x="90" y="58" width="12" height="28" {...lit} />
      <path d="M90 58h12v28H90zM110 68h12v18h-12z" />
      <path d="M88 36h22M88 44h30" />
    </Drawing>
  );
}

/** A small boat that carries a signal flag out to others. */
export function PartnerPicture(props: ArtProps) {
  return (
    <Drawing width={160} height={120} {...props}>
      <path d="M82 18l34 10-34 12z" {...lit} />
      <path d="M82 84V14" />
      <path d="M82 18l34 10-34 12" />
      <path d="M74 26C60 38 50 54 44 76h30z" />
      <path d="M36 84h88c-4 10-10 16-20 16H58c-10 0-18-6-22-16z" />
      <path d="M8 104c8-5 14-5 22 0M130 104c8-5 14-5 22 0M40 112c8-5 14-5 22 0s14 5 22 0 14-5 22 0" />
    </Drawing>
  );
}
