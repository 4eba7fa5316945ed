import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { formatPercent } from "#shared/percentages.ts";
import { site } from "#shared/site.ts";
import type { Paper, Report, ReportSkill } from "../contract.ts";
import { stretchesOf } from "../rules-range.ts";
import { kitchenAnswerWords, rangeWords, sentenceOf } from "../rules-sentences.ts";
import { closeDocument, colours, openDocument, type Pdf } from "./document.ts";
import { columns, heading, legend, list, paragraph, shareBar } from "./draw.ts";
import { type Cell, table } from "./table.ts";

type Words = { locale: Locale; translate: Translate };
type Parent = ReturnType<Pdf["struct"]>;

const endings = [
  { ending: "alone", words: "report.aloneName" },
  { ending: "withHelp", words: "report.withHelpName" },
  { ending: "open", words: "report.openName" },
] as const;

/** More columns would run into each other. */
const labelsMax = 16;

/** The report to print: the page's sentences and figures, charts drawn, tagged for screen readers. */
export async function reportPdf(
  report: Report,
  { locale, paper, now }: { locale: Locale; paper: Paper; now: Date },
): Promise<Buffer> {
  const words: Words = { locale, translate: translators[locale] };
  const { translate } = words;
  const { firstName, fullName } = report.child;
  const title = `${translate("report.title")}: ${fullName}, ${rangeWords(report, locale)}`;
  const pdf = await openDocument({ title, locale, paper, createdAt: now });
  const whole = pdf.struct("Document");
  pdf.addStructure(whole);
  paragraph(pdf, whole, site.name, { size: 10, colour: colours.quiet });
  heading(pdf, whole, "H1", translate("report.titleOf", { firstName }));
  paragraph(pdf, whole, `${fullName} · ${rangeWords(report, locale)}`, { colour: colours.quiet });
  if (report.claims.length === 0) {
    paragraph(pdf, whole, translate("report.nothing", { firstName }));
  } else {
    heading(pdf, whole, "H2", translate("report.sentences"));
    list(
      pdf,
      whole,
      report.claims.map((claim) => sentenceOf(claim, { firstName, ...words })),
    );
    drawTime(pdf, whole, report, words);
    drawSkills(pdf, whole, report, words);
  }
  drawCards(pdf, whole, report, words);
  paragraph(pdf, whole, translate("report.howCounted", { firstName }), {
    size: 9,
    colour: colours.quiet,
  });
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
    alt: translate("report.chartAlt", report.totals),
  });
  legend(
    pdf,
    parent,
    endings.map(({ ending, words }) => ({ ending, name: translate(words) })),
  );
  paragraph(pdf, parent, translate("report.chartText", report.totals), { size: 10 });
}

function drawSkills(pdf: Pdf, parent: Parent, report: Report, words: Words): void {
  const { translate, locale } = words;
  heading(pdf, parent, "H2", translate("report.skills"));
  table(pdf, parent, {
    widths: [0.34, 0.1, 0.1, 0.12, 0.34],
    headings: [
      translate("report.skill"),
      ...endings.map((ending) => translate(ending.words)),
      translate("report.knownNow"),
    ],
    numeric: [1, 2, 3],
    rows: report.skills.map((skill) => [
      skill.title?.[locale] ?? translate("report.ownProblems"),
      ...endings.map(({ ending }) => String(skill[ending])),
      knownCell(pdf, skill, words),
    ]),
  });
}

/** How well a skill works now, as two bars side by side. */
function knownCell(pdf: Pdf, { standing }: ReportSkill, { translate }: Words): Cell {
  if (!standing) return "";
  const bars = [
    { share: standing.withHelp, colour: colours.lamp, name: translate("report.withHelpName") },
    { share: standing.alone, colour: colours.glass, name: translate("report.aloneName") },
  ];
  return {
    height: 26,
    alt: translate("report.skillAlt", {
      withHelp: formatPercent(standing.withHelp),
      alone: formatPercent(standing.alone),
    }),
    draw: ({ x, y, width }) => {
      for (const [index, { share, colour, name }] of bars.entries()) {
        const at = { x, y: y + 13 * index, width };
        shareBar(pdf, at, { share, colour, words: `${name} ${formatPercent(share)}` });
      }
    },
  };
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
