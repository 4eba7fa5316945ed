import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { Sea, Sky } from "#ui/art/hero-scene.tsx";
import { Lighthouse } from "#ui/art/lighthouse.tsx";
import { Logo } from "#ui/art/logo.tsx";
import { site } from "#shared/site.ts";
import { previewSize } from "../preview-size.ts";
import { breakLines } from "./break-lines.ts";

/** What stands for a page where its address is shared: a drawing of 1200 × 630, made a PNG by the build. */
export type PreviewPicture = {
  /** Its address, which changes with the drawing: "/assets/preview-1f0c….png". */
  url: string;
  svg: string;
  /** What it shows, in words. */
  label: string;
};

const displayFace = "Young Serif";
const largeText = 72;
const smallText = 58;
/** Room for the heading left of the lighthouse, in pixels. */
const room = 720;

/** The lighthouse at dusk with a page's main heading in its light. Colours are named as in the style sheet's tokens. */
export function drawPreview(heading: string, line: string): PreviewPicture {
  const markup = renderToStaticMarkup(<Preview heading={heading} line={line} />);
  // The mark follows the theme elsewhere; here it always stands on dusk.
  const svg = markup.replaceAll("var(--color-lamp)", "var(--color-dusk-lamp)");
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16);
  return { url: `/assets/preview-${hash}.png`, svg, label: `${heading} ${site.name}` };
}

function Preview({ heading, line }: { heading: string; line: string }) {
  const large = breakLines(heading, room / largeText);
  const size = large.length <= 3 ? largeText : smallText;
  const lines = size === largeText ? large : breakLines(heading, room / smallText);
  const lineHeight = size * 1.12;
  const top = 318 - ((lines.length - 1) * lineHeight) / 2;
  const { width, height } = previewSize;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={displayFace}
    >
      <rect width={width} height={height} fill="var(--color-dusk-deep)" />
      <g transform="translate(388 -18)">
        <Sky />
        <Sea />
        <path d="M624 253-388 60v404L624 271z" fill="var(--color-dusk-lamp)" opacity="0.07" />
        <Lighthouse x={640} y={262} />
      </g>
      <g transform="translate(72 64)" color="var(--color-dusk-text)">
        <svg width="52" height="52">
          <Logo />
        </svg>
        <text x="66" y="40" fontSize="40" fill="var(--color-dusk-text)">
          {site.name}
        </text>
      </g>
      {lines.map((text, index) => (
        <text
          key={text}
          x="72"
          y={top + index * lineHeight}
          fontSize={size}
          fill="var(--color-dusk-text)"
        >
          {text}
        </text>
      ))}
      <text x="72" y="592" fontSize="26" fill="var(--color-dusk-quiet)">
        {line}
      </text>
    </svg>
  );
}
