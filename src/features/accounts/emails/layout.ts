import type { Email, LetterWords, Sender } from "#platform/mail.ts";
import type { Locale } from "#shared/locale.ts";
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

/** The academy as a sender, by what it is called now. */
function academy(): Sender {
  return { name: site.name, contactEmail: site.contactEmail, brand: null };
}

/** What a family's letter says, in the academy's name and, should its reader belong to one, in a partner's. */
export function written(
  compose: (from: Sender) => { subject: string; letter: Letter },
  locale: Locale,
): Pick<Email, "subject" | "text" | "html" | "under"> {
  function write(from: Sender): LetterWords {
    const { subject, letter } = compose(from);
    return {
      // A subject is one line, whatever a name holds.
      subject: subject.replaceAll(/\s+/g, " "),
      text: plainText(letter, locale, from),
      html: html(letter, locale, from),
    };
  }
  return { ...write(academy()), under: write };
}

/** Who runs the academy, under a letter in a partner's name. */
const runBy: Readonly<Record<Locale, () => string>> = {
  en: () => `The lessons are given and the accounts are kept by ${site.name}: ${site.contactEmail}`,
  es: () => `Las clases las da y las cuentas las guarda ${site.name}: ${site.contactEmail}`,
};

/** The letter with every link where it leads for this family. */
function leading(letter: Letter, { brand }: Sender): Letter {
  if (!brand) return letter;
  const lead = <Linked extends { url: string }>(link: Linked): Linked => ({
    ...link,
    url: brand.lead(link.url),
  });
  return {
    ...letter,
    ...(letter.items
      ? { items: letter.items.map((item) => ({ ...item, action: lead(item.action) })) }
      : {}),
    ...(letter.sections
      ? {
          sections: letter.sections.map(({ html: markupText, text }) => ({
            html: markupText.replaceAll(/(?<=href=")[^"]+/g, (url) =>
              escapeHtml(brand.lead(url.replaceAll("&amp;", "&"))),
            ),
            text: text.replaceAll(/https?:\/\/\S+/g, (url) => brand.lead(url)),
          })),
        }
      : {}),
    action: lead(letter.action),
    ...(letter.unsubscribe ? { unsubscribe: lead(letter.unsubscribe) } : {}),
  };
}

/** A letter for readers of plain text. */
export function plainText(given: Letter, locale: Locale = "en", from: Sender = academy()): string {
  const letter = leading(given, from);
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
    `--\n${from.name}\n${footer}${from.brand ? `\n${runBy[locale]()}` : ""}${unsubscribe ? `\n${unsubscribe.label}:\n${unsubscribe.url}` : ""}`,
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
  heather: "#7a5bb0",
  edge: "#8a96a8",
  sunken: "#e9e4d8",
  paper: "#fbf8f2",
} as const;

const { ink, quiet, lamp, paper, edge } = mailColours;

/** What stands over a letter: the academy's name, or the partner's in their colours with their logo. */
function headOf({ name, brand }: Sender): string {
  const said = escapeHtml(name);
  const style = "font:24px/1.2 Georgia,serif";
  if (!brand) return `<p style="margin:0 0 24px;${style}">${said}</p>`;
  const { ground, onGround, plate } = brand.colours;
  // The name stands beside it as text: many mail programs show no picture unasked.
  const logo =
    brand.logoUrl === null
      ? ""
      : `<img src="${escapeHtml(brand.logoUrl)}" alt="" height="36" style="height:36px;max-width:160px;padding:4px 8px;border-radius:8px;background:${plate};vertical-align:middle"> `;
  return `<p style="margin:0 0 24px;padding:16px 20px;border-radius:8px;background:${ground};color:${onGround};${style}">${logo}${said}</p>`;
}

/** The look of the one button, and of what stands beside things of a kind. */
function accentOf({ brand }: Sender): { ground: string; text: string; bound: string } {
  if (!brand) return { ground: lamp, text: ink, bound: "" };
  const { action, onAction } = brand.colours;
  return { ground: action, text: onAction, bound: `border:1px solid ${edge};` };
}

/** A letter as HTML that mail programs of every age show: one column, styles on the elements, no image but a partner's logo. */
export function html(given: Letter, locale: Locale, from: Sender = academy()): string {
  const letter = leading(given, from);
  const accent = accentOf(from);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const item = ({ text, action }: NonNullable<Letter["items"]>[number]) =>
    `<p style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${accent.ground};background:#fff">${escapeHtml(text)}<br><a href="${escapeHtml(action.url)}" style="color:${ink};font-weight:bold">${escapeHtml(action.label)}</a></p>`;
  const { label, url } = letter.action;
  const wayOut = letter.unsubscribe
    ? `<br><br><a href="${escapeHtml(letter.unsubscribe.url)}" style="color:${quiet}">${escapeHtml(letter.unsubscribe.label)}</a>`
    : "";
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(from.name)}</title></head>
<body style="margin:0;padding:24px 16px;background:${paper};color:${ink};font:17px/1.6 Verdana,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
${headOf(from)}
${[letter.greeting, ...letter.before].map(paragraph).join("\n")}
${(letter.items ?? []).map(item).join("\n")}
${(letter.sections ?? []).map((section) => section.html).join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;${accent.bound}background:${accent.ground};color:${accent.text};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
${letter.after.map(paragraph).join("\n")}
<p style="margin:32px 0 0;color:${quiet};font-size:14px">${escapeHtml(letter.footer)}${from.brand ? `<br><br>${escapeHtml(runBy[locale]())}` : ""}<br><br>${escapeHtml(label)}:<br><a href="${escapeHtml(url)}" style="color:${quiet};word-break:break-all">${escapeHtml(url)}</a>${wayOut}</p>
</div></body></html>
`;
}
