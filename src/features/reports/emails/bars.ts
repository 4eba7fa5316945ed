import { escapeHtml, mailColours } from "#features/accounts/emails/layout.ts";
import type { Counts } from "../contract.ts";
import { problemsIn } from "../rules-range.ts";

const { glass, lamp, edge, sunken } = mailColours;

/** What the parts of a bar are called. */
export type BarWords = Readonly<Record<keyof Counts, string>>;

const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

const fills: Readonly<Record<keyof Counts, string>> = { alone: glass, withHelp: lamp, open: edge };

const endings = ["alone", "withHelp", "open"] as const;

/** A bar of cells with background colours, which every mail program shows; parts are shares of 1. */
function bar(parts: readonly { share: number; colour: string }[]): string {
  const cell = ({ share, colour }: { share: number; colour: string }) =>
    share > 0
      ? `<td width="${Math.round(100 * share)}%" height="14" bgcolor="${colour}" style="height:14px;line-height:14px;font-size:1px;background:${colour}">&nbsp;</td>`
      : "";
  const rest = 1 - parts.reduce((sum, { share }) => sum + share, 0);
  return `<table ${table} width="100%" style="width:100%"><tr>${[...parts, { share: rest, colour: sunken }].map(cell).join("")}</tr></table>`;
}

function countsWords(counts: Counts, words: BarWords): string {
  return endings.map((ending) => `${words[ending]} ${counts[ending]}`).join(" · ");
}

/** Problems day by day, a bar a day with its numbers under it. */
export function dayBars(
  days: readonly (Counts & { label: string })[],
  words: BarWords,
): { html: string; text: string } {
  const most = Math.max(1, ...days.map((day) => problemsIn(day)));
  const row = (day: Counts & { label: string }) =>
    `<tr><td style="padding:4px 12px 4px 0;white-space:nowrap;vertical-align:top;font-size:15px">${escapeHtml(day.label)}</td><td width="100%" style="width:100%;padding:7px 0 4px">${bar(endings.map((ending) => ({ share: day[ending] / most, colour: fills[ending] })))}<span style="font-size:14px">${escapeHtml(countsWords(day, words))}</span></td></tr>`;
  return {
    html: `<table ${table} width="100%" style="width:100%;margin:0 0 16px">${days.map(row).join("")}</table>`,
    text: days.map((day) => `${day.label}: ${countsWords(day, words)}`).join("\n"),
  };
}

/** How well skills work, with help and alone side by side; shares are 0 to 1, `percent` says them. */
export function skillBars(
  skills: readonly { title: string; withHelp: number; alone: number }[],
  words: BarWords,
  percent: (share: number) => string,
): { html: string; text: string } {
  const line = (name: string, share: number, colour: string) =>
    `<tr><td style="padding:2px 12px 2px 0;white-space:nowrap;font-size:14px">${escapeHtml(name)}</td><td width="100%" style="width:100%">${bar([{ share, colour }])}</td><td style="padding-left:12px;text-align:right;white-space:nowrap;font-size:14px">${escapeHtml(percent(share))}</td></tr>`;
  return {
    html: skills
      .map(
        ({ title, withHelp, alone }) =>
          `<p style="margin:0 0 4px;font-size:15px;font-weight:bold">${escapeHtml(title)}</p><table ${table} width="100%" style="width:100%;margin:0 0 12px">${line(words.withHelp, withHelp, lamp)}${line(words.alone, alone, glass)}</table>`,
      )
      .join("\n"),
    text: skills
      .map(
        ({ title, withHelp, alone }) =>
          `${title}\n  ${words.withHelp} ${percent(withHelp)}\n  ${words.alone} ${percent(alone)}`,
      )
      .join("\n"),
  };
}
