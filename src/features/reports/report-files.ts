import type { Queryable } from "#db/client.ts";
import { readSkillDays, type SkillDay } from "#features/learning/read-skill-days.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { endingName, endings } from "#shared/endings.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { subjectNames } from "#shared/subjects.ts";
import type { Report } from "./contract.ts";
import { type PdfOptions, reportPdf } from "./pdf/report-pdf.ts";
import { csvOf } from "./rules-csv.ts";

/** A file for the page to hand to the browser. */
export type ReportFile = {
  fileName: string;
  mediaType: "text/csv" | "application/pdf";
  base64: string;
};

/** How much of a child's id stands in a file's name: enough for the children of a family, or of a class. */
const idTailLength = 5;

/** What a report's file is called: whose it is and which days. Two children of one name have two files. */
export function fileNameOf(
  { child, from, to }: Pick<Report, "child" | "from" | "to">,
  ending: "pdf" | "csv",
): string {
  const name = child.firstName.normalize("NFC").replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
  const id = child.id.replaceAll(/[^a-zA-Z0-9]/g, "").slice(-idTailLength);
  return `${["faro", name.toLowerCase(), id.toLowerCase(), from, to].filter((part) => part !== "").join("-")}.${ending}`;
}

/** The report as a table: a row a day and skill, whose sums are the report's. */
export async function reportCsv(
  queryable: Queryable,
  report: Report,
  locale: Locale,
): Promise<ReportFile> {
  return csvFile(report, await readSkillDays(queryable, report.child.id, report), locale);
}

/** The table of these rows as a file. */
function csvFile(report: Report, rows: readonly SkillDay[], locale: Locale): ReportFile {
  const translate = translators[locale];
  const heading = [
    translate("report.day"),
    translate("report.subject"),
    translate("report.skill"),
    ...endings.map((ending) => endingName(ending, locale, translate)),
    translate("report.answers"),
  ];
  const records = rows.map((row) => [
    row.day,
    subjectNames[row.subject][locale],
    skillsOf(row.subject).find(({ id }) => id === row.skillId)?.words.title[locale] ??
      translate("report.ownProblems"),
    ...endings.map((ending) => row[ending]),
    row.answers,
  ]);
  return {
    fileName: fileNameOf(report, "csv"),
    mediaType: "text/csv",
    base64: Buffer.from(csvOf([heading, ...records]), "utf8").toString("base64"),
  };
}

/** The report to print, as a file. */
export async function pdfFile(report: Report, options: PdfOptions): Promise<ReportFile> {
  const bytes = await reportPdf(report, options);
  return {
    fileName: fileNameOf(report, "pdf"),
    mediaType: "application/pdf",
    base64: bytes.toString("base64"),
  };
}
