import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBrand, publish } from "#features/brands/brand.fixture.ts";
import { createBrandRenderer } from "./prerender/render-brand.tsx";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

const renderer = createBrandRenderer({
  scriptUrl: "/assets/s.js",
  fontUrls: ["/assets/f.woff2"],
  iconUrl: "data:,",
  styles: { brand: "p{}", problem: "p{}" },
  pictures: { en: "/assets/en.png", es: "/assets/es.png" },
});

test("a page that did not change is not sent again, and one that did is", async () => {
  const academy = await startTestAcademy({ loadBrandRenderer: async () => renderer });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await academy.browser().fetch(path, { headers });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const { brand, browser } = await makeBrand(academy);
  const path = `/brand/${brand.subdomain}`;
  const etag = (await read(path)).headers.get("etag") ?? "";
  expect((await read(path, { "if-none-match": etag })).status).toBe(304);
  await publish(browser, {
    subdomain: brand.subdomain,
    brandName: "Acme",
    heroTitle: "New words",
  });
  const changed = await read(path, { "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(changed.html).toContain("New words");
  await academy.close();
});

describe("what a flood of made-up addresses costs", () => {
  const counted = { pages: 0, problems: 0 };
  let other: TestAcademy;
  beforeAll(async () => {
    other = await startTestAcademy({
      loadBrandRenderer: async () => ({
        page(request) {
          counted.pages++;
          return renderer.page(request);
        },
        problem(request) {
          counted.problems++;
          return renderer.problem(request);
        },
      }),
    });
  });
  afterAll(() => other.close());
  const visit = async (path: string) => {
    const response = await other.browser().fetch(path, { headers: { "accept-language": "en" } });
    return { status: response.status, html: await response.text() };
  };

  test("a page is rendered once a language, whatever codes and campaigns are brought to it", async () => {
    const { brand } = await makeBrand(other, { partnerBlurb: "start- here- other-" });
    for (let at = 0; at < 30; at++) {
      const { html } = await visit(
        `/brand/${brand.subdomain}?ref=MADE${at}&utm_source=%22%3E${at}`,
      );
      const carried = `ref=MADE${at}&amp;utm_source=%22%3E${at}`;
      expect(html).toContain(`href="/student-register?${carried}&amp;brand=${brand.subdomain}"`);
      expect(html).toContain(`href="/brand/${brand.subdomain}?lang=es&amp;${carried}"`);
      expect(html).toContain("start- here- other-");
    }
    expect(counted.pages).toBe(1);
  });

  test("what is said of addresses that lead nowhere is rendered once a language, and leads where it should", async () => {
    for (let at = 0; at < 30; at++) {
      const { status, html } = await visit(`/brand/nobody-${at}?ref=A&b='<${at}`);
      expect(status).toBe(404);
      expect(html).toContain(`href="/brand/nobody-${at}?lang=es&amp;ref=A"`);
    }
    expect(counted.problems).toBe(1);
  });
});
