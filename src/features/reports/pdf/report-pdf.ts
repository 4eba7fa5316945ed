import { ledeWords } from "#shared/lede.ts";
import { capitalised, countsWords, endingName, endings } from "#shared/endings.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { site } from "#shared/site.ts";
import type { Paper, Report } from "../contract.ts";
import { stretchesOf } from "../rules-range.ts";
import { kitchenAnswerWords, rangeWords, sentenceOf } from "../rules-sentences.ts";
import { closeDocument, colours, openDocument, type Pdf } from "./document.ts";
import { columns, heading, legend, list, paragraph } from "./draw.ts";
import { isDrawable } from "./fonts.ts";
import { table } from "./table.ts";

type Words = { locale: Locale; translate: Translate };
type Parent = ReturnType<Pdf["struct"]>;

/** More columns would run into each other. */
const labelsMax = 16;

export type PdfOptions = {
  locale: Locale;
  paper: Paper;
  now: Date;
  /** By which the child signs in; null where there is none. */
  username: string | null;
};

type Names = Pick<Report["child"], "firstName" | "fullName">;

/**
 * What the child is called on paper: by its name where there are letters for it, else by its username, else as "your child".
 * The document's own title, which is no drawing, has the name in any case.
 */
function namesOnPaper(child: Names, username: string | null, { translate }: Words): Names {
  const { firstName, fullName } = child;
  if (isDrawable(fullName)) return { firstName, fullName };
  const known = username !== null && isDrawable(username);
  const called = known ? username : translate("report.yourChild");
  return { firstName: called, fullName: called };
}

/** The report to print: the page's sentences and figures, charts drawn, tagged for screen readers. */
export async function reportPdf(
  report: Report,
  { locale, paper, now, username }: PdfOptions,
): Promise<Buffer> {
  const words: Words = { locale, translate: translators[locale] };
  const { translate } = words;
  const { firstName, fullName } = namesOnPaper(report.child, username, words);
  // Words in a name's place begin a sentence as words do.
  const begun = (text: string) =>
    firstName === translate("report.yourChild") ? capitalised(text, locale) : text;
  const title = `${translate("report.title")}: ${report.child.fullName}, ${rangeWords(report, locale)}`;
  const pdf = await openDocument({ title, locale, paper, createdAt: now });
  const whole = pdf.struct("Document");
  pdf.addStructure(whole);
  paragraph(pdf, whole, site.name, { size: 10, colour: colours.quiet });
  heading(pdf, whole, "H1", begun(translate("report.titleOf", { firstName })));
  paragraph(pdf, whole, `${fullName} · ${rangeWords(report, locale)}`, { colour: colours.quiet });
  paragraph(pdf, whole, ledeWords(report.lede, locale, translate), { size: 15 });
  if (report.claims.length === 0) {
    paragraph(pdf, whole, translate("report.nothing", { firstName }));
  } else {
    heading(pdf, whole, "H2", translate("report.sentences"));
    list(
      pdf,
      whole,
      report.claims.map((claim) => begun(sentenceOf(claim, { firstName, ...words }))),
    );
    drawTime(pdf, whole, report, words);
    drawSkills(pdf, whole, report, words);
  }
  drawQuestion(pdf, whole, report, words);
  drawCards(pdf, whole, report, words);
  for (const key of ["report.howCounted", "standing.ledeWhy"] as const) {
    paragraph(pdf, whole, translate(key, { firstName }), { size: 9, colour: colours.quiet });
  }
  whole.end();
  const made = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const date = made.format(new Date(report.today));
  return closeDocument(pdf, (page, pages) =>
    [
      translate("report.madeOn", { date, site: site.name }),
      translate("report.page", { page, pages }),
    ].join(" · "),
  );
}

function drawTime(pdf: Pdf, parent: Parent, report: Report, { locale, translate }: Words): void {
  heading(pdf, parent, "H2", translate("report.chart"));
  const counts = countsWords(report.totals, translate);
  const stretches = stretchesOf(report.days);
  const short = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const every = Math.ceil(stretches.length / labelsMax);
  columns(pdf, parent, {
    data: stretches.map((stretch, index) => ({
      ...stretch,
      label: index % every === 0 ? short.format(new Date(stretch.from)) : "",
    })),
    alt: translate("report.chartAlt", { counts }),
  });
  legend(
    pdf,
    parent,
    endings.map((ending) => ({ ending, name: endingName(ending, locale, translate) })),
  );
  paragraph(pdf, parent, `${counts}.`, { size: 10 });
}

function drawSkills(pdf: Pdf, parent: Parent, report: Report, { locale, translate }: Words): void {
  heading(pdf, parent, "H2", translate("report.skills"));
  table(pdf, parent, {
    widths: [0.4, 0.13, 0.13, 0.15, 0.19],
    headings: [
      translate("report.skill"),
      ...endings.map((ending) => endingName(ending, locale, translate)),
      translate("report.knownNow"),
    ],
    numeric: [1, 2, 3],
    rows: report.skills.map((skill) => [
      skill.title?.[locale] ?? translate("report.ownProblems"),
      ...endings.map((ending) => String(skill[ending])),
      skill.state ? capitalised(translate(`standing.${skill.state}`), locale) : "",
    ]),
  });
}

/** The question of this week, to ask aloud: the latest that was not answered. */
function drawQuestion(pdf: Pdf, parent: Parent, { cards }: Report, words: Words): void {
  const { locale, translate } = words;
  const card = cards.find(({ answer }) => answer === null);
  if (!card) return;
  heading(pdf, parent, "H2", translate("kitchen.title"));
  paragraph(pdf, parent, translate("kitchen.quoted", { words: card.ask[locale] }), { size: 13 });
  paragraph(pdf, parent, `${translate("kitchen.listenFor")}: ${card.listenFor[locale]}`);
  const nudge = translate("kitchen.quoted", { words: card.nudge[locale] });
  paragraph(pdf, parent, `${translate("kitchen.nudge")}: ${nudge}`);
}

function drawCards(
  pdf: Pdf,
  parent: Parent,
  { cards }: Report,
  { locale, translate }: Words,
): void {
  const answered = cards.flatMap(({ answer, ...card }) => (answer ? [{ ...card, answer }] : []));
  if (answered.length === 0) return;
  heading(pdf, parent, "H2", translate("report.cards"));
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  list(
    pdf,
    parent,
    answered.map(({ week, ask, answer }) => {
      const monday = translate("report.weekOf", { date: date.format(new Date(week)) });
      const quoted = translate("kitchen.quoted", { words: ask[locale] });
      return `${monday}: ${quoted} ${translate(kitchenAnswerWords[answer])}.`;
    }),
  );
}
