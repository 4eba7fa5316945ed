import { expect, test } from "vitest";
import { type BrandField, brandFields } from "./fields.ts";
import { viewOfTyped } from "./typed-view.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is named
const empty = Object.fromEntries(brandFields.map((name) => [name, ""])) as Record<
  BrandField,
  string
>;

test("W-01 a preview shows what is typed, and the page's own words where nothing is", () => {
  const view = viewOfTyped({ ...empty, subdomain: "blue-door", heroTitle: " Hello " }, "FAROA");
  expect(view).toMatchObject({
    name: "blue-door",
    heroTitle: "Hello",
    ctaText: null,
    code: "FAROA",
  });
});

test("a colour that is half typed is the academy's own, a picture of another host is none", () => {
  const own = `/brand-pictures/${"a".repeat(32)}-640.webp`;
  const typed = { ...empty, primaryColor: "#1a0", secondaryColor: "#4A1D6E", logoUrl: own };
  const view = viewOfTyped({ ...typed, faviconUrl: "https://acme.example/i.png" }, "FAROA");
  expect(view.colours).toMatchObject({
    "--brand-primary": "#0f1d33",
    "--brand-secondary": "#4a1d6e",
  });
  expect([view.logoUrl, view.faviconUrl]).toEqual([own, null]);
});
