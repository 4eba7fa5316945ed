import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

test("a pending button says it is busy, keeps its words and can keep the focus", () => {
  const html = renderToStaticMarkup(<Button pending>Save</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled=/);
  expect(html).toContain("Save");
});

test("an idle button says that it does nothing and can keep the focus", () => {
  const html = renderToStaticMarkup(<Button idle>Save</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ (disabled|aria-busy)=/);
});

test("a button does not send the form around it unless it says so", () => {
  expect(renderToStaticMarkup(<Button>Show</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});
