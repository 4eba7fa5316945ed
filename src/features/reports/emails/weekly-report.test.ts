import { expect, test } from "vitest";
import { ledeWords } from "#shared/lede.ts";
import { capitalised, countsWords, endingName, endings } from "#shared/endings.ts";
import { locales } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { sampleCard, sampleReport } from "../sample-report.ts";
import { weeklyReportEmail } from "./weekly-report.ts";

const now = new Date("2026-11-21T18:00:00Z");
const publicUrl = new URL("https://faro.example");

function letter(locale: "en" | "es", names = ["sample_elena", "sample_bruno"]) {
  const children = names.flatMap((id) => {
    const report = sampleReport(id, {}, { now, timeZone: "UTC" });
    return report ? [{ report, card: sampleCard(id, { now }) }] : [];
  });
  const unsubscribe = { label: "Stop", url: "https://faro.example/stop?token=x" };
  return weeklyReportEmail(
    { email: "parent@example.org", firstName: "Rosa", children, publicUrl, unsubscribe },
    locale,
  );
}

/** What an HTML letter says, piece by piece. */
function spoken(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  return body
    .replaceAll("&nbsp;", " ")
    .split(/<[^>]+>/)
    .map((text) =>
      text
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&")
        .trim(),
    )
    .filter((text) => text !== "");
}

test.each(locales)(
  "F-04 the weekly letter in %s says in plain text all that its HTML says",
  (locale) => {
    const { text, html } = letter(locale);
    for (const piece of spoken(html)) expect(text).toContain(piece);
    for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g)) {
      expect(text).toContain(href.replaceAll("&amp;", "&"));
    }
  },
);

test.each(locales)(
  "F-04 the weekly letter in %s opens each child with the sentence of the report, names endings by the one list, and says of skills a state and counts",
  (locale) => {
    const { text, html } = letter(locale);
    const translate = translators[locale];
    for (const id of ["sample_elena", "sample_bruno"]) {
      const report = sampleReport(id, {}, { now, timeZone: "UTC" });
      const lede = report && ledeWords(report.lede, locale, translate);
      expect(lede).toMatch(/\d+ minut/);
      expect(text).toContain(lede);
      for (const { title, state, ...skill } of report?.skills.slice(0, 3) ?? []) {
        const word = capitalised(translate(`standing.${state ?? "begun"}`), locale);
        expect(text).toContain(`${title?.[locale]}\n  ${word} · ${countsWords(skill, translate)}`);
      }
      for (const day of report?.days ?? []) expect(text).toContain(countsWords(day, translate));
    }
    for (const ending of endings) expect(html).toContain(endingName(ending, locale, translate));
  },
);

test.each(locales)(
  "F-04 the charts of the weekly letter in %s need no picture and nothing from afar",
  (locale) => {
    const { html, about } = letter(locale);
    expect(html).not.toMatch(/<(img|svg|script|link|style|iframe)|url\(|src=/i);
    expect(html).toMatch(/bgcolor="#/);
    expect(about).toEqual(["sample_elena", "sample_bruno"]);
  },
);

test("F-04 the letter about one child leads to that child's report and asks one question with three answers", () => {
  const { text } = letter("en", ["sample_elena"]);
  const answers = [...text.matchAll(/answer=([\w-]+)/g)].map(([, answer]) => answer);
  expect(answers).toEqual(["explained", "not-yet", "not-asked"]);
  expect(text).toContain(
    "https://faro.example/parent-dashboard/report?child=sample_elena&from=2026-11-15&to=2026-11-21\n",
  );
});
