import { escapeHtml, mailColours } from "#features/accounts/emails/layout.ts";
import { ledeWords } from "#shared/lede.ts";
import { capitalised, countsWords, endingName } from "#shared/endings.ts";
import type { Locale } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { Counts, KitchenCard, Report } from "../contract.ts";
import { kitchenAnswers } from "../contract.ts";
import { kitchenAnswerWords, rangeWords, sentenceOf } from "../rules-sentences.ts";
import { dayBars, legend, skillBars } from "./bars.ts";

/** One child of the weekly e-mail. */
export type WeeklyChild = {
  report: Report;
  /** The question of the week; null where there is none. */
  card: KitchenCard | null;
};

type Section = { html: string; text: string };

const { ink, lamp } = mailColours;

/** More are in the report: a letter is read in a minute. */
const skillsShown = 3;

/** The page of a child's report about the days of the letter; with `more` what it does when it opens. */
export function reportUrl(
  report: Report,
  publicUrl: URL,
  more: Record<string, string> = {},
): string {
  const url = new URL("/parent-dashboard/report", publicUrl);
  const { child, from, to } = report;
  url.search = new URLSearchParams({ child: child.id, from, to, ...more }).toString();
  return url.href;
}

/** A child's week: its headline, sentences, days, skills, and the question of the week. */
export function childSection(
  { report, card }: WeeklyChild,
  { locale, publicUrl }: { locale: Locale; publicUrl: URL },
): Section {
  const parts = [
    heading(`${report.child.firstName} · ${rangeWords(report, locale)}`),
    headline(ledeWords(report.lede, locale, translators[locale])),
    ...sentences(report, locale),
    ...(report.claims.length > 0 ? charts(report, locale) : []),
    ...(report.claims.length > 0
      ? [link(translators[locale]("report.showProblems"), reportUrl(report, publicUrl))]
      : []),
    ...(card ? [question(card, report, { locale, publicUrl })] : []),
  ];
  return {
    html: `<div style="margin:0 0 32px">${parts.map(({ html }) => html).join("\n")}</div>`,
    text: parts.map(({ text }) => text).join("\n\n"),
  };
}

function heading(text: string): Section {
  return {
    html: `<h2 style="margin:24px 0 12px;font:20px/1.3 Georgia,serif">${escapeHtml(text)}</h2>`,
    text: `== ${text} ==`,
  };
}

function headline(text: string): Section {
  return {
    html: `<p style="margin:0 0 12px;font-size:19px"><strong>${escapeHtml(text)}</strong></p>`,
    text,
  };
}

function small(text: string): Section {
  return {
    html: `<h3 style="margin:20px 0 8px;font-size:16px">${escapeHtml(text)}</h3>`,
    text,
  };
}

function link(label: string, url: string): Section {
  return {
    html: `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:${ink};font-weight:bold">${escapeHtml(label)}</a></p>`,
    text: `${label}:\n${url}`,
  };
}

function sentences(report: Report, locale: Locale): Section[] {
  const translate = translators[locale];
  const { firstName } = report.child;
  const said =
    report.claims.length === 0
      ? [translate("report.nothing", { firstName })]
      : report.claims.map((claim) => sentenceOf(claim, { firstName, locale, translate }));
  return [
    {
      html: `<ul style="margin:0 0 16px;padding:0 0 0 20px">${said.map((text) => `<li style="margin:0 0 6px">${escapeHtml(text)}</li>`).join("")}</ul>`,
      text: said.map((text) => `- ${text}`).join("\n"),
    },
  ];
}

function charts(report: Report, locale: Locale): Section[] {
  const translate = translators[locale];
  const said = (counts: Counts) => countsWords(counts, translate);
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  const skills = report.skills.flatMap(({ title, state, ...counts }) =>
    title && state
      ? [
          {
            ...counts,
            title: title[locale],
            state: capitalised(translate(`standing.${state}`), locale),
          },
        ]
      : [],
  );
  const days = report.days.map(({ day, ...counts }) => ({
    label: weekday.format(new Date(day)),
    ...counts,
  }));
  return [
    small(translate("report.chart")),
    legend((ending) => endingName(ending, locale, translate)),
    dayBars(days, said),
    ...(skills.length > 0
      ? [small(translate("report.skills")), skillBars(skills.slice(0, skillsShown), said)]
      : []),
  ];
}

function question(
  card: KitchenCard,
  report: Report,
  { locale, publicUrl }: { locale: Locale; publicUrl: URL },
): Section {
  const translate = translators[locale];
  const { firstName } = report.child;
  const title = translate("kitchen.title");
  const lead = translate("kitchen.lead", { firstName, skill: card.skill[locale] });
  const parts = [
    { label: translate("kitchen.listenFor"), text: card.listenFor[locale] },
    { label: translate("kitchen.nudge"), text: card.nudge[locale] },
  ];
  const answers = kitchenAnswers.map((answer) => ({
    label: translate(kitchenAnswerWords[answer]),
    url: reportUrl(report, publicUrl, { card: card.id, answer }),
  }));
  const ask = translate("kitchen.quoted", { words: card.ask[locale] });
  const how = translate("kitchen.how");
  const button = ({ label, url }: { label: string; url: string }) =>
    `<a href="${escapeHtml(url)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 14px;border:2px solid ${ink};border-radius:8px;color:${ink};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a>`;
  return {
    html: `<div style="padding:16px 20px;border-left:4px solid ${lamp};background:#fff">
<h3 style="margin:0 0 8px;font:18px/1.3 Georgia,serif">${escapeHtml(title)}</h3>
<p style="margin:0 0 12px">${escapeHtml(lead)}</p>
<p style="margin:0 0 12px;font-size:19px"><strong>${escapeHtml(ask)}</strong></p>
${parts.map(({ label, text }) => `<p style="margin:0 0 12px"><strong>${escapeHtml(label)}:</strong> ${escapeHtml(text)}</p>`).join("\n")}
<p style="margin:0 0 8px">${escapeHtml(how)}</p>
<p style="margin:0">${answers.map(button).join("")}</p></div>`,
    text: [
      title,
      lead,
      ask,
      ...parts.map(({ label, text }) => `${label}: ${text}`),
      how,
      ...answers.map(({ label, url }) => `${label}:\n${url}`),
    ].join("\n"),
  };
}
