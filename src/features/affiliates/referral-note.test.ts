import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { hour, referralValidityMs } from "#shared/constants.ts";
import { locales } from "#shared/locale.ts";

const sevenDays = { en: "Safari.{0,20} after seven days", es: "Safari.{0,20} tras siete días" };
const pages = ["affiliate-privacy", "affiliate-terms"];

test.each(locales.flatMap((locale) => pages.map((page) => [locale, page] as const)))(
  "T-10 in %s the page %s says how long a referral is remembered, and which browsers forget it sooner",
  async (locale, page) => {
    const text = await readFile(`content/${locale}/${page}.json`, "utf8");
    expect(text).toContain(`${referralValidityMs / hour} h`);
    expect(text).toMatch(new RegExp(sevenDays[locale]));
  },
);
