import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, "");
}

test("a sign after a formula stays on the formula's line and is said once", () => {
  const markup = renderToStaticMarkup(<RichText text="Line 2, $x = 6$, does not follow." />);
  expect(markup).toMatch(/whitespace-nowrap">.*x = 6.*,<\/span>/);
  expect(textOf(markup)).toBe("Line 2, x = 6, does not follow.");
});

test("words after a formula are free to go to the next line", () => {
  expect(renderToStaticMarkup(<RichText text="So $x = 6$ follows" />)).not.toContain("nowrap");
});

test("HTML in what was said is text", () => {
  expect(renderToStaticMarkup(<RichText text="<img src=x onerror=alert(1)>" />)).not.toContain(
    "<img",
  );
});
