import { site } from "#shared/site.ts";

const markup: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML shows it, whatever characters it has. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => markup[character] ?? character);
}

/** The words of an e-mail, as people read them; nothing here is markup. */
export type Letter = {
  greeting: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** Things of the same kind, each with its own link, before the button. */
  items?: readonly { text: string; action: { label: string; url: string } }[];
  /** What is more than paragraphs, between the items and the button: the same said as HTML and as plain text. */
  sections?: readonly { html: string; text: string }[];
  /** The one thing to do, with a full address. */
  action: { label: string; url: string };
  /** Paragraphs after the button. */
  after: readonly string[];
  /** Who sends it, and why it came here. */
  footer: string;
  /** Where letters of this kind can be ended. */
  unsubscribe?: { label: string; url: string };
};

/** A letter for readers of plain text. */
export function plainText(letter: Letter): string {
  const {
    greeting,
    before,
    items = [],
    sections = [],
    action,
    after,
    footer,
    unsubscribe,
  } = letter;
  return [
    greeting,
    ...before,
    ...items.map((item) => `${item.text}\n${item.action.label}:\n${item.action.url}`),
    ...sections.map(({ text }) => text),
    `${action.label}:\n${action.url}`,
    ...after,
    `--\n${site.name}\n${footer}${unsubscribe ? `\n${unsubscribe.label}:\n${unsubscribe.url}` : ""}`,
  ]
    .map((part) => `${part}\n`)
    .join("\n");
}

/** The colours of an e-mail: mail programs know no variables. */
export const mailColours = {
  ink: "#182339",
  quiet: "#4a5568",
  lamp: "#f5b942",
  glass: "#0f7662",
  edge: "#8a96a8",
  sunken: "#e9e4d8",
  paper: "#fbf8f2",
} as const;

const { ink, quiet, lamp, paper } = mailColours;

/** A letter as HTML that mail programs of every age show: one column, styles on the elements, no image. */
export function html(letter: Letter, locale: string): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const item = ({ text, action }: NonNullable<Letter["items"]>[number]) =>
    `<p style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${lamp};background:#fff">${escapeHtml(text)}<br><a href="${escapeHtml(action.url)}" style="color:${ink};font-weight:bold">${escapeHtml(action.label)}</a></p>`;
  const { label, url } = letter.action;
  const wayOut = letter.unsubscribe
    ? `<br><br><a href="${escapeHtml(letter.unsubscribe.url)}" style="color:${quiet}">${escapeHtml(letter.unsubscribe.label)}</a>`
    : "";
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(site.name)}</title></head>
<body style="margin:0;padding:24px 16px;background:${paper};color:${ink};font:17px/1.6 Verdana,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font:24px/1.2 Georgia,serif">${escapeHtml(site.name)}</p>
${[letter.greeting, ...letter.before].map(paragraph).join("\n")}
${(letter.items ?? []).map(item).join("\n")}
${(letter.sections ?? []).map((section) => section.html).join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${lamp};color:${ink};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
${letter.after.map(paragraph).join("\n")}
<p style="margin:32px 0 0;color:${quiet};font-size:14px">${escapeHtml(letter.footer)}<br><br>${escapeHtml(label)}:<br><a href="${escapeHtml(url)}" style="color:${quiet};word-break:break-all">${escapeHtml(url)}</a>${wayOut}</p>
</div></body></html>
`;
}
