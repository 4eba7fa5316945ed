import { inflateSync } from "node:zlib";
import PdfKit from "pdfkit";
import { expect, test, vi } from "vitest";
import { locales } from "#shared/locale.ts";
import { endingName, endings } from "#shared/endings.ts";
import { ledeWords } from "#shared/lede.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { sampleReport } from "../sample-report.ts";
import { paperFor } from "../rules-paper.ts";
import { isDrawable, isForHeadings, runsOf } from "./fonts.ts";
import { reportPdf } from "./report-pdf.ts";

const now = new Date("2026-11-21T18:00:00Z");

/** A document's objects, streams unpacked, as text. */
function opened(pdf: Buffer): string {
  const parts = pdf.toString("latin1").split(/stream\r?\n/);
  return parts
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part, "latin1")).toString("latin1");
      } catch {
        return part;
      }
    })
    .join("\n");
}

/** What is written into a document, text by text. */
async function written(make: () => Promise<unknown>): Promise<string[]> {
  const text = vi.spyOn(PdfKit.prototype, "text");
  await make();
  const said = text.mock.calls.map(([part]) => String(part));
  text.mockRestore();
  return said;
}

async function render(locale: "en" | "es", paper: "a4" | "letter", from?: string): Promise<string> {
  const report = sampleReport("sample_elena", from ? { from } : {}, { now, timeZone: "UTC" });
  if (!report) throw new Error("there is no sample");
  report.child.fullName = "Łucía Ñandú-Żółć";
  return opened(await reportPdf(report, { locale, paper, now, username: null }));
}

test.each(locales)(
  "F-04 the report to print in %s is tagged, named, in its language, its letters embedded",
  async (locale) => {
    const pdf = await render(locale, "a4");
    expect(pdf).toContain(`/Lang (${locale})`);
    expect(pdf).toContain("/DisplayDocTitle true");
    expect(pdf).toMatch(/\/Marked true/);
    for (const tag of ["Document", "H1", "H2", "L", "LI", "Figure", "Table", "TH", "TD"]) {
      expect(pdf, tag).toMatch(new RegExp(`/S /${tag}\\b`));
    }
    expect(pdf).toMatch(/\/Alt \(/);
    const fonts = [...pdf.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name ?? "");
    expect(fonts.some((name) => name.includes("Atkinson"))).toBe(true);
    expect(fonts.some((name) => name.includes("YoungSerif"))).toBe(true);
    expect(fonts.some((name) => /Helvetica|Times|Courier/.test(name))).toBe(false);
    expect(pdf).toMatch(/\/FontFile2 /);
  },
);

test.each(locales)(
  "F-04 the report to print in %s begins with the sentence of the page, and asks the question of the week",
  async (locale) => {
    const translate = translators[locale];
    const report = sampleReport("sample_elena", {}, { now, timeZone: "UTC" });
    const [card] = report?.cards ?? [];
    if (!report || !card) throw new Error("there is no sample");
    const lede = ledeWords(report.lede, locale, translate);
    const said = await written(() =>
      reportPdf(report, { locale, paper: "a4", now, username: null }),
    );
    expect(said.indexOf(lede)).toBeGreaterThan(-1);
    expect(said.indexOf(lede)).toBeLessThan(said.indexOf(translate("report.sentences")));
    expect(said).toContain(translate("kitchen.title"));
    expect(said.join("\n")).toContain(card.ask[locale]);
    for (const ending of endings) expect(said).toContain(endingName(ending, locale, translate));
    const answered = { ...report, cards: [{ ...card, answer: "explained" as const }] };
    expect(
      await written(() => reportPdf(answered, { locale, paper: "a4", now, username: null })),
    ).not.toContain(translate("kitchen.title"));
  },
);

test("F-04 is cut for the paper of the reader's country", async () => {
  expect(await render("en", "letter")).toContain("/MediaBox [0 0 612 792]");
  expect(await render("es", "a4", "2026-01-01")).toContain("/MediaBox [0 0 595.28 841.89]");
  expect(["en", "en-US", "es-MX", "es-CO", "fr-CA"].map(paperFor)).toEqual(
    Array.from({ length: 5 }, () => "letter"),
  );
  expect(["en-GB", "es", "es-ES", "es-AR", "de", "not a tag"].map(paperFor)).toEqual(
    Array.from({ length: 6 }, () => "a4"),
  );
});

test("a name with letters beyond the first 256 is cut where the font changes, and loses none", () => {
  const runs = runsOf("Łucía Ñandú-Żółć");
  expect(runs.map(({ text }) => text).join("")).toBe("Łucía Ñandú-Żółć");
  expect(runs.filter(({ font }) => font === "textMore").map(({ text }) => text)).toEqual([
    "Ł",
    "Ż",
    "łć",
  ]);
});

test.each([
  ["Анна Петрова", "cyrillic"],
  ["Ελένη Παπαδοπούλου", "greek"],
  ["Nguyễn Thị Ánh", "vietnamese"],
  ["आराध्या शर्मा", "devanagari"],
])("F-04 %s stands on paper in letters of its own", async (fullName, font) => {
  expect(isDrawable(fullName)).toBe(true);
  const runs = runsOf(fullName);
  expect(runs.map(({ text }) => text).join("")).toBe(fullName.normalize("NFC"));
  expect(runs.some((run) => run.font === font)).toBe(true);
  const report = sampleReport("sample_elena", {}, { now, timeZone: "UTC" });
  if (!report) throw new Error("there is no sample");
  report.child = { ...report.child, fullName, firstName: fullName.split(" ")[0] ?? "" };
  const options = { locale: "en", paper: "a4", now, username: "elena.1" } as const;
  const said = (await written(() => reportPdf(report, options))).join("");
  for (const word of fullName.normalize("NFC").split(" ")) expect(said).toContain(word);
  expect(opened(await reportPdf(report, options))).toMatch(/\/BaseFont \/\w+\+NotoSans/);
});

test("F-04 a name in letters that there are none of is said by the username, else in words; the title keeps it", async () => {
  const report = sampleReport("sample_elena", {}, { now, timeZone: "UTC" });
  if (!report) throw new Error("there is no sample");
  report.child = { ...report.child, fullName: "محمد علي", firstName: "محمد" };
  const make = (username: string | null) => () =>
    reportPdf(report, { locale: "en", paper: "a4", now, username });
  const named = (await written(make("mo.ali"))).join("\n");
  expect(named).toContain("mo.ali’s progress");
  expect(named).not.toContain("محمد");
  const unnamed = (await written(make("محمد"))).join("\n");
  expect(unnamed).toContain("Your child’s progress");
  const title = Buffer.from("محمد علي", "utf16le").swap16().toString("latin1");
  expect((await make(null)()).toString("latin1")).toContain(title.slice(0, 4));
});

test("a heading is set in its own letters alone where they are enough", () => {
  expect([isForHeadings("Noa’s progress"), isForHeadings("Łucía’s progress")]).toEqual([
    true,
    false,
  ]);
});
