import type { PictureView } from "../../contract.ts";
import { FractionBars } from "./fraction-bars.tsx";
import { NumberLine } from "./number-line.tsx";
import { Plot } from "./plot.tsx";
import { Rectangle } from "./rectangle.tsx";
import { RightTriangle } from "./right-triangle.tsx";

/** The drawing of a picture, by its kind; loaded with the first picture there is. */
export function Drawn({ picture }: { picture: PictureView }) {
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
