import { lazy, Suspense } from "react";
import type { Locale } from "#shared/locale.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { PictureView } from "../contract.ts";
import { plainMaths } from "./plain-maths.ts";

const FractionBars = lazy(async () => ({
  default: (await import("./drawings/fraction-bars.tsx")).FractionBars,
}));
const NumberLine = lazy(async () => ({
  default: (await import("./drawings/number-line.tsx")).NumberLine,
}));
const Rectangle = lazy(async () => ({
  default: (await import("./drawings/rectangle.tsx")).Rectangle,
}));
const RightTriangle = lazy(async () => ({
  default: (await import("./drawings/right-triangle.tsx")).RightTriangle,
}));
const Plot = lazy(async () => ({ default: (await import("./drawings/plot.tsx")).Plot }));

type PictureProps = { picture: PictureView; locale: Locale };

/** The drawing that goes with a problem, and its description for those who cannot see it. */
export function Picture({ picture, locale }: PictureProps) {
  return (
    <figure className="max-w-90">
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Drawn picture={picture} />
      </Suspense>
      <figcaption className="sr-only">{plainMaths(picture.describe[locale])}</figcaption>
    </figure>
  );
}

function Drawn({ picture }: { picture: PictureView }) {
  switch (picture.kind) {
    case "fraction-bars":
      return <FractionBars bars={picture.bars} />;
    case "number-line":
      return <NumberLine from={picture.from} to={picture.to} marks={picture.marks} />;
    case "plot":
      return <Plot functions={picture.functions} points={picture.points} />;
    case "rectangle":
      return <Rectangle width={picture.width} height={picture.height} />;
    case "right-triangle":
      return (
        <RightTriangle legA={picture.legA} legB={picture.legB} hypotenuse={picture.hypotenuse} />
      );
  }
}
