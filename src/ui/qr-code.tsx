import { useMemo } from "react";
import { encode } from "uqr";

type QrCodeProps = {
  /** What a camera reads. */
  text: string;
  /** What it is, for who cannot see it. */
  label: string;
};

/** A text as a picture for cameras: black on white in either theme, with the margin that they need. */
export function QrCode({ text, label }: QrCodeProps) {
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(qrCodeOf(text))}`, [text]);
  return (
    <img
      src={address}
      alt={label}
      className="w-60 max-w-full rounded-card border border-hairline"
    />
  );
}

/** The picture as an SVG, with the dark squares as one path. */
export function qrCodeOf(text: string): string {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path d="${squares.join("")}" fill="black"/></svg>`;
}
