import { type ArtProps, Drawing, lit } from "./drawing.tsx";

/** No sessions yet: a boat moored in the harbour, its lantern already lit. */
export function NoSessionsPicture(props: ArtProps) {
  return (
    <Drawing width={160} height={120} {...props}>
      <circle cx="66" cy="44" r="13" {...lit} opacity={0.4} />
      <path d="M28 80h72c-4 9-9 14-17 14H48c-9 0-16-5-20-14z" />
      <path d="M66 80V30M66 36h-6v14h12V36h-6" />
      <rect x="62" y="39" width="8" height="8" {...lit} />
      <path d="M100 82c10 6 16 6 24-4" />
      <path d="M124 104V60M124 66h20M144 104V60M118 60h32" />
      <path d="M10 104c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0 10-4 14-3" />
    </Drawing>
  );
}

/** Nothing found: a telescope on an empty horizon. */
export function NothingFoundPicture(props: ArtProps) {
  return (
    <Drawing width={160} height={120} {...props}>
      <path d="M8 72h38M116 72h36" />
      <circle cx="136" cy="36" r="9" {...lit} />
      <path d="M40 62 88 38l8 16-48 24z" fill="var(--color-surface)" />
      <path d="M88 38l20-10 8 16-20 10M40 62l-10 4 6 14 12-2" />
      <path d="M70 68 52 108M76 66l20 42M74 68v32" />
      <circle cx="74" cy="62" r="5" fill="var(--color-surface)" />
    </Drawing>
  );
}

/** Offline: the lighthouse stands dark in a bank of fog. */
export function OfflinePicture(props: ArtProps) {
  return (
    <Drawing width={160} height={120} {...props}>
      <path d="M72 36h16M70 46h20M74 36v10M86 36v10M73 36c1-6 4-9 7-10 3 1 6 4 7 10" />
      <path d="M73 46l-4 32M87 46l4 32M71.5 58h17" />
      <path d="M30 78h52M94 78h30M44 90h20M76 90h54M24 102h62M98 102h22" />
      <path d="M112 30l10 10M122 30l-10 10" stroke="var(--color-lamp)" strokeWidth={3} />
    </Drawing>
  );
}
