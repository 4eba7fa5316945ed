import { inflateSync } from "node:zlib";
import PdfKit from "pdfkit";
import { expect, test, vi } from "vitest";
import { locales } from "#shared/locale.ts";
import { endingName, endings } from "#shared/endings.ts";
import { ledeWords } from "#shared/lede.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { sampleReport } from "../sample-report.ts";
import { paperFor } from "../rules-paper.ts";
import { runsOf } from "./fonts.ts";
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
  return opened(await reportPdf(report, { locale, paper, now }));
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
    const said = await written(() => reportPdf(report, { locale, paper: "a4", now }));
    expect(said.indexOf(lede)).toBeGreaterThan(-1);
    expect(said.indexOf(lede)).toBeLessThan(said.indexOf(translate("report.sentences")));
    expect(said).toContain(translate("kitchen.title"));
    expect(said.join("\n")).toContain(card.ask[locale]);
    for (const ending of endings) expect(said).toContain(endingName(ending, locale, translate));
    const answered = { ...report, cards: [{ ...card, answer: "explained" as const }] };
    expect(await written(() => reportPdf(answered, { locale, paper: "a4", now }))).not.toContain(
      translate("kitchen.title"),
    );
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
