import { renderAsync } from "@resvg/resvg-js";

/** Draws a PNG so many pixels wide, off the thread; `fontFile` is the one face that its words are set in. */
export async function drawPng(svg: string, width: number, fontFile: string): Promise<Buffer> {
  const font = { loadSystemFonts: false, fontFiles: [fontFile] };
  const picture = await renderAsync(svg, { font, fitTo: { mode: "width", value: width } });
  return picture.asPng();
}

/** A drawing with the style sheet's colours in the place of their names; throws where one has no plain value. */
export function withColours(svg: string, styleText: string): string {
  return svg.replace(/var\((--color-[\w-]+)\)/g, (_, name: string) => {
    const value = new RegExp(`${name}:(#[0-9a-f]+)`).exec(styleText)?.[1];
    if (value === undefined) throw new Error(`${name} has no one colour in the style sheet`);
    return value;
  });
}
