import { describe, expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { pageEntries } from "./page-menu.ts";
import { pages } from "./pages.ts";

describe.each(locales)("N-05 the menu of all pages in %s", (locale) => {
  const entries = pageEntries(locale, translators[locale]);

  test("has every page of the table but those of development, each with a name of its own", () => {
    const served = pages.filter(({ developmentOnly }) => !developmentOnly).map(({ path }) => path);
    expect(entries.map(({ page }) => page.path).toSorted()).toEqual(served.toSorted());
    const labels = entries.map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith("pages."))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test("is sorted by label", () => {
    const labels = entries.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(locale).compare));
  });
});
