import type { PictureView } from "#features/tutoring/contract/picture.ts";
import { BarChart } from "./bar-chart.tsx";
import { Box } from "./box.tsx";
import { BoxPlot } from "./box-plot.tsx";
import { Circle } from "./circle.tsx";
import { FractionBars } from "./fraction-bars.tsx";
import { NumberLine } from "./number-line.tsx";
import { Plot } from "./plot.tsx";
import { Rectangle } from "./rectangle.tsx";
import { RightTriangle } from "./right-triangle.tsx";
import { Triangle } from "./triangle.tsx";

/** The drawing of a picture, by its kind; loaded with the first picture there is. */
export function Drawn({ picture }: { picture: PictureView }) {
  switch (picture.kind) {
    case "fraction-bars":
      return <FractionBars bars={picture.bars} />;
    case "number-line":
      return (
        <NumberLine
          from={picture.from}
          to={picture.to}
          marks={picture.marks}
          stretches={picture.stretches ?? []}
        />
      );
    case "plot":
      return <Plot picture={picture} />;
    case "rectangle":
      return <Rectangle width={picture.width} height={picture.height} />;
    case "right-triangle":
      return (
        <RightTriangle legA={picture.legA} legB={picture.legB} hypotenuse={picture.hypotenuse} />
      );
    case "triangle":
      return (
        <Triangle
          corners={picture.corners}
          sides={picture.sides}
          angles={picture.angles}
          height={picture.height}
        />
      );
    case "circle":
      return <Circle radius={picture.radius} diameter={picture.diameter} />;
    case "box":
      return <Box length={picture.length} width={picture.width} height={picture.height} />;
    case "bar-chart":
      return <BarChart bars={picture.bars} level={picture.level} />;
    case "box-plot":
      return (
        <BoxPlot
          least={picture.least}
          lowerQuartile={picture.lowerQuartile}
          median={picture.median}
          upperQuartile={picture.upperQuartile}
          greatest={picture.greatest}
        />
      );
  }
}
