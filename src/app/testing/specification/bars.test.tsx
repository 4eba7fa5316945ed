import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { HomePage } from "#features/site/ui/home-page.tsx";
import { comparisonPopupDelayMs, comparisonPopupWidthMin } from "#shared/constants.ts";
import { pageEntries } from "../../page-menu.ts";
import { renderPages } from "../../prerender/render-pages.tsx";
import { translators } from "#shared/messages/server-translators.ts";
import { accountOf, actionsOf, drawScreen, linksOf, textOf } from "../draw-screen.tsx";
import { routes } from "./routes.ts";
import { screens } from "./screens.ts";

afterEach(() => vi.unstubAllGlobals());

const home = renderToStaticMarkup(<HomePage locale="en" />);
const bar = between(home, "<header", "</header>");

const built = renderPages(
  { styleText: "", scriptUrl: "/s.js", fontUrls: [], iconUrl: "data:," },
  "http://localhost",
);

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  expect(from, `${start} is there`).toBeGreaterThanOrEqual(0);
  return html.slice(from, html.indexOf(end, from));
}

/** What the application's bar offers somebody of a kind. */
function menuOf(options: Parameters<typeof accountOf>[0] | null): string {
  return drawScreen(<AccountMenu />, { account: options && accountOf(options) });
}

test("R-01 each card of the subject picker leads to the registration with its subject", () => {
  const { cardLeadsTo, subjects } = routes["R-01"];
  const picker = between(home, 'id="subjects"', "</section>");
  expect(Object.values(linksOf(picker))).toEqual(
    subjects.map((subject) => cardLeadsTo + encodeURIComponent(subject)),
  );
});

test("R-02 the comparison waits for its time, and for a screen that is wide enough", () => {
  const { comparedWith, afterMs, closedUpToPx } = routes["R-02"];
  expect(textOf(between(home, "<dialog", "</dialog>"))).toContain(comparedWith);
  expect(comparisonPopupDelayMs).toBe(afterMs);
  expect(comparisonPopupWidthMin).toBe(closedUpToPx + 1);
});

test("N-01 the bar leads to the four pages, and to the other language of each page", () => {
  const { links, languageSwitch } = screens["N-01"];
  expect(linksOf(bar)).toMatchObject(links);
  const pages = new Map(built.map(({ path, html }) => [path, html]));
  for (const [page, counterpart] of Object.entries(languageSwitch)) {
    for (const [from, to] of [
      [page, counterpart],
      [counterpart, page],
    ] as const) {
      const header = between(pages.get(from) ?? "", "<header", "</header>");
      expect(header).toContain(`<a href="${to}" lang="`);
    }
  }
});

test("N-01 the pages to sign in and of the application have the same four links", async () => {
  // What the application reads of its page when it is loaded, and when it is drawn.
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
  const { AppRoutes } = await import("../../app-routes.tsx");
  for (const path of ["/login", "/register", "/chat", "/profile"]) {
    const header = between(drawScreen(<AppRoutes />, { path }), "<header", "</header>");
    expect(linksOf(header), path).toMatchObject(screens["N-01"].links);
  }
});

test("N-02 who is signed out is offered Login and Sign Up, on the pages and in the application", () => {
  const { links } = screens["N-02"];
  expect(linksOf(between(bar, "data-signed-out", "</div>"))).toEqual(links);
  expect(linksOf(menuOf(null))).toEqual(links);
});

test("N-03 who is signed in is greeted by first name, and finds the four ways on", () => {
  const { entries, leadsTo } = screens["N-03"];
  const menu = menuOf({ firstName: "Maya" });
  expect(textOf(menu)).toContain("Maya");
  expect(actionsOf(menu)).toEqual(expect.arrayContaining([...entries]));
  const signedIn = bar.slice(bar.indexOf("data-first-name"));
  expect(actionsOf(signedIn)).toEqual(expect.arrayContaining([...entries]));
  expect(linksOf(signedIn)).toMatchObject(leadsTo);
  expect(signedIn).toMatch(/<a data-resume="" href="\/chat"/);
});

test("N-04 affiliates have their badge and their dashboard, and nobody else has", () => {
  const { badge, link, leadsTo } = screens["N-04"];
  const menu = menuOf({ role: "affiliate" });
  expect(textOf(menu)).toContain(badge);
  expect(actionsOf(menu)).toEqual([expect.stringContaining(badge), link, "Profile", "Sign Out"]);
  for (const role of ["student", "parent", "administrator"] as const) {
    expect(textOf(menuOf({ role }))).not.toContain("Affiliate");
  }
  expect(textOf(bar)).toContain(badge);
  expect(linksOf(bar)[link]).toBe(leadsTo);
  const shown = /<span class="([^"]*)">Affiliate Account<\/span>/.exec(bar)?.[1];
  expect(shown).toContain("not-in-data-[kind=affiliate]:hidden");
});

test("N-05 the administrators' menu lists every page, sorted by label", () => {
  const { sortedBy } = screens["N-05"];
  const entries = pageEntries("en", translators.en);
  const labels = entries.map((entry) => entry[sortedBy]);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator("en").compare));
  const listed = entries.map(({ page }) => page.path);
  const wanted = Object.values(routes).flatMap((row): readonly string[] => {
    if ("addresses" in row) return row.addresses;
    return "address" in row ? [row.address] : [];
  });
  // A brand's page and a page's other state are no pages of their own.
  const own = wanted.filter((address) => !/[{?]/.test(address));
  expect(own.length).toBeGreaterThan(30);
  expect(listed).toEqual(expect.arrayContaining(own));
});

test("N-06 home shows who is signed in the two quick actions, and hides them from visitors", () => {
  const { bar: name, actions, leadsTo } = screens["N-06"];
  const quick = between(home, `aria-label="${name}"`, "</section>");
  const ofStudents = quick.replaceAll(
    /<a [^>]*not-in-data-\[kind=(?:parent|admin)\]:hidden.*?<\/a>/g,
    "",
  );
  expect(actionsOf(ofStudents)).toEqual([...actions]);
  expect(linksOf(ofStudents)).toEqual(leadsTo);
  expect(/^[^>]*class="([^"]*)"/.exec(quick)?.[1]?.split(" ")).toEqual(
    expect.arrayContaining(["hidden", "in-data-kind:block"]),
  );
  const shown = built.filter(({ html }) => html.includes(`aria-label="${name}"`));
  expect(shown.map(({ path }) => path)).toEqual(["/"]);
});
