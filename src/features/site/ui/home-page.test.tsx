import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { homeContent } from "../content/home.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { locales } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { subjectCards } from "#shared/subjects.ts";
import { HomePage } from "./home-page.tsx";

const pages = {
  en: renderToStaticMarkup(<HomePage locale="en" />),
  es: renderToStaticMarkup(<HomePage locale="es" />),
};

function hrefs(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}

function topBar(locale: "en" | "es"): string[] {
  return hrefs(between(pages[locale], "<header", "</header>"));
}

function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  expect(from, `${start} is there`).toBeGreaterThanOrEqual(0);
  return html.slice(from, html.indexOf(end, from) + end.length);
}

test("R-01 each subject card links to student registration with its name", () => {
  expect(subjectCards.map(({ name }) => name)).toEqual([
    "Mathematics",
    "Science",
    "English",
    "History",
    "Programming",
    "SAT/ACT",
  ]);
  for (const locale of locales) {
    const cards = hrefs(between(pages[locale], 'id="subjects"', "</section>"));
    expect(cards.map((href) => new URL(href, "http://localhost"))).toMatchObject(
      subjectCards.map(({ name }) => ({
        pathname: "/student-register",
        search: `?subject=${encodeURIComponent(name)}`,
      })),
    );
    expect(new URL(cards[5] ?? "", "http://localhost").searchParams.get("subject")).toBe("SAT/ACT");
  }
});

test("R-01 the first screen has one main heading, the benefits and both ways in", () => {
  for (const locale of locales) {
    const hero = between(pages[locale], "<main", '</section><section id="subjects"');
    expect(pages[locale].match(/<h1/g)).toHaveLength(1);
    expect(hero.match(/<li>/g)).toHaveLength(4);
    expect(hrefs(hero)).toEqual(expect.arrayContaining(["/student-register", "#parents"]));
    expect(pages[locale]).toContain('<section id="parents"');
  }
});

test("R-02 the comparison with ChatGPT waits as a closed dialog that a keyboard can close", () => {
  for (const locale of locales) {
    const dialog = between(pages[locale], "<dialog", "</dialog>");
    expect(dialog).toContain("data-comparison");
    expect(dialog).not.toMatch(/^<dialog[^>]*\sopen[=\s>]/);
    expect(dialog).toContain("ChatGPT");
    expect(dialog).toContain('<form method="dialog">');
    expect(dialog).toMatch(/<button aria-label="(Close|Cerrar)"/);
    const titled = /aria-labelledby="([^"]+)"/.exec(dialog)?.[1];
    expect(dialog).toContain(`<h2 id="${titled}"`);
  }
});

test("R-02 the same comparison stands in the page for phones and for people without scripts", () => {
  const table = between(pages.en, 'id="comparison"', "</table>");
  expect(table.match(/<th scope="row"/g)?.length).toBeGreaterThanOrEqual(5);
});

test("R-04 N-01 each language leads to the other, and the links of the bar are in its own", () => {
  expect(topBar("en")).toEqual(
    expect.arrayContaining(["/", "/why-us", "/about", "/pricing", "/contact", "/inicio"]),
  );
  expect(topBar("es")).toEqual(
    expect.arrayContaining([
      "/inicio",
      "/por-que-nosotros",
      "/about-es",
      "/pricing-es",
      "/contact-es",
      "/",
    ]),
  );
});

test("N-02 the signed-out side offers Login and Sign Up", () => {
  const side = between(pages.en, "data-signed-out", "</div>");
  expect(side).toMatch(/href="\/login"[^>]*>Login</);
  expect(side).toMatch(/href="\/register"[^>]*>Sign Up</);
});

test("N-03 N-06 the signed-in side waits unseen with resume, learning, sign-out and quick actions", () => {
  const bar = between(pages.en, "<header", "</header>");
  for (const words of ["Resume", "My Learning", "Profile", "Sign Out", "Affiliate Account"]) {
    expect(bar).toContain(words);
  }
  const quick = between(pages.en, 'aria-label="Quick Actions"', "</section>");
  expect(quick).toContain("in-data-kind:block");
  expect(quick).toMatch(/href="\/chat"[^>]*>Resume Chat</);
  expect(quick).toMatch(/href="\/profile#study-schedule"[^>]*>Study Schedule</);
  // Each kind of account has actions that it can take: a parent who resumed a chat would come back to the dashboard.
  const kindsOf = (words: string) =>
    [...quick.matchAll(/<a [^>]*class="([^"]*)"[^>]*>([^<]*)/g)]
      .filter(([, , label]) => label === words)
      .map(([, style = ""]) => /not-in-data-\[kind=(\w+)\]:hidden/.exec(style)?.[1]);
  expect(kindsOf("Resume Chat")).toEqual(["student"]);
  expect(kindsOf("Study Schedule")).toEqual(["student"]);
  expect(kindsOf("Parent Dashboard")).toEqual(["parent"]);
});

test("K-08 the claims on the page are those of the site file", () => {
  for (const locale of locales) {
    expect(pages[locale]).toContain(String(site.textbookCount));
    expect(pages[locale]).toContain(`${site.savingPercent}`);
    expect(pages[locale]).toContain(site.hours);
  }
});

test("the footer leads to every public page", () => {
  for (const locale of locales) {
    const links = new Set(hrefs(between(pages[locale], "<footer", "</footer>")));
    const missing = Object.values(publicRoutes).filter((route) => !links.has(route[locale]));
    expect(missing).toEqual([]);
  }
});

test("each claim and each line of the comparison leads to a note, and statements about others to a public source", () => {
  for (const locale of locales) {
    const html = pages[locale];
    const { comparison, facts } = homeContent(locale);
    const notes = [...html.matchAll(/<li id="note-(\d)"/g)].map(([, number]) => `#note-${number}`);
    expect(notes).toHaveLength(facts.length + comparison.sources.length);
    const table = between(html, 'id="comparison"', "</table>");
    expect(table.match(/href="#note-\d"/g)).toHaveLength(comparison.rows.length);
    const led = hrefs(html).filter((href) => href.startsWith("#note-"));
    expect(new Set(led)).toEqual(new Set(notes));
    expect(html).toContain(locale === "en" ? "November 21, 2026" : "21 de noviembre de 2026");
  }
});

test("K-08 the saving is what the arithmetic says", () => {
  const { tutorHourDollars, tutorHours } = site;
  const less = (tutorHourDollars * tutorHours * (100 - site.savingPercent)) / 100;
  expect(pages.en).toContain(`$${tutorHourDollars * tutorHours} in four weeks`);
  expect(pages.en).toContain(`less is $${less}.`);
});

test("the page asks nothing of another host; only its sources lead there", () => {
  for (const locale of locales) {
    const outside = hrefs(pages[locale]).filter((href) => /^(https?:)?\/\//.test(href));
    expect(outside).toEqual(homeContent(locale).comparison.sources.map(({ url }) => url));
    expect(pages[locale]).not.toMatch(/ src="https?:/);
  }
});
