import { escapeHtml, mailColours } from "#features/accounts/emails/layout.ts";
import { endings } from "#shared/endings.ts";
import type { Counts } from "../contract.ts";
import { problemsIn } from "../rules-range.ts";

const { glass, heather, edge, sunken } = mailColours;

const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

const fills: Readonly<Record<keyof Counts, string>> = {
  alone: glass,
  withHelp: heather,
  open: edge,
};

/** A bar of cells with background colours, which every mail program shows; parts are shares of 1. */
function bar(parts: readonly { share: number; colour: string }[]): string {
  const cell = ({ share, colour }: { share: number; colour: string }) =>
    share > 0
      ? `<td width="${Math.round(100 * share)}%" height="14" bgcolor="${colour}" style="height:14px;line-height:14px;font-size:1px;background:${colour}">&nbsp;</td>`
      : "";
  const rest = 1 - parts.reduce((sum, { share }) => sum + share, 0);
  return `<table ${table} width="100%" style="width:100%"><tr>${[...parts, { share: rest, colour: sunken }].map(cell).join("")}</tr></table>`;
}

/** The parts of a bar of `most` problems. */
function partsOf(counts: Counts, most: number) {
  return endings.map((ending) => ({
    share: counts[ending] / Math.max(1, most),
    colour: fills[ending],
  }));
}

/** What each colour of the bars means. */
export function legend(nameOf: (ending: keyof Counts) => string): { html: string; text: string } {
  const entry = (ending: keyof Counts) =>
    `<span style="color:${fills[ending]}">■</span> ${escapeHtml(nameOf(ending))}`;
  return {
    html: `<p style="margin:0 0 8px;font-size:14px">${endings.map(entry).join(" &nbsp; ")}</p>`,
    text: endings.map((ending) => `■ ${nameOf(ending)}`).join("   "),
  };
}

/** Problems day by day, a bar a day with its numbers under it, as `said` says them. */
export function dayBars(
  days: readonly (Counts & { label: string })[],
  said: (counts: Counts) => string,
): { html: string; text: string } {
  const most = Math.max(1, ...days.map((day) => problemsIn(day)));
  const row = (day: Counts & { label: string }) =>
    `<tr><td style="padding:4px 12px 4px 0;white-space:nowrap;vertical-align:top;font-size:15px">${escapeHtml(day.label)}</td><td width="100%" style="width:100%;padding:7px 0 4px">${bar(partsOf(day, most))}<span style="font-size:14px">${escapeHtml(said(day))}</span></td></tr>`;
  return {
    html: `<table ${table} width="100%" style="width:100%;margin:0 0 16px">${days.map(row).join("")}</table>`,
    text: days.map((day) => `${day.label}: ${said(day)}`).join("\n"),
  };
}

/** What was done on skills, a bar a skill with its counts and how it stands now. */
export function skillBars(
  skills: readonly (Counts & { title: string; state: string })[],
  said: (counts: Counts) => string,
): { html: string; text: string } {
  const line = (skill: Counts & { state: string }) => `${skill.state} · ${said(skill)}`;
  return {
    html: skills
      .map(
        (skill) =>
          `<p style="margin:0 0 4px;font-size:15px;font-weight:bold">${escapeHtml(skill.title)}</p>${bar(partsOf(skill, problemsIn(skill)))}<p style="margin:0 0 12px;font-size:14px">${escapeHtml(line(skill))}</p>`,
      )
      .join("\n"),
    text: skills.map((skill) => `${skill.title}\n  ${line(skill)}`).join("\n"),
  };
}
