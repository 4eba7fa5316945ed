/** A stretch of text that a reader takes in at once: a paragraph, a heading, an entry of a list, a name for a control. */
export type Passage = {
  text: string;
  /** The language that the page says it is in. */
  lang: string;
  /** The element it stands in: "p", "h2"; for names of controls and pictures the attribute: "aria-label". */
  place: string;
};

const inline = /^(?:a|abbr|b|br|cite|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
const single = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/;
/** What is not prose: code, drawings, formulas, what was typed. */
const silent = /^(?:script|style|svg|math|code|kbd|samp|var|textarea|pre)$/;
const spoken = /\s(aria-label|alt|title|placeholder)="([^"]*)"/g;

type Open = { tag: string; lang: string; isSilent: boolean };

/** The words of an HTML page in the order in which they are read, each with its language. */
export function readPassages(html: string): Passage[] {
  const passages: Passage[] = [];
  const stack: Open[] = [{ tag: "", lang: "", isSilent: false }];
  let text = "";

  function top(): Open {
    return stack.at(-1) ?? { tag: "", lang: "", isSilent: false };
  }
  function block(): string {
    return stack.findLast(({ tag }) => !inline.test(tag))?.tag ?? "";
  }
  function finish(): void {
    const whole = decode(text).replace(/\s+/g, " ").trim();
    if (whole) passages.push({ text: whole, lang: top().lang, place: block() });
    text = "";
  }

  for (const [token, closing, tag = "", attributes = ""] of html.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>|<!--[\s\S]*?-->|<![^>]*>|[^<]+/g,
  )) {
    if (!token.startsWith("<")) {
      if (!top().isSilent) text += token;
      continue;
    }
    if (!tag) continue;
    const lang = /\slang="([^"]*)"/i.exec(attributes)?.[1];
    if (!inline.test(tag) || (lang !== undefined && !closing)) finish();
    // Links and their like stand apart on the page also where nothing stands between them in the source.
    if (/^(?:a|br|span|time)$/.test(tag)) text += " ";
    if (closing) {
      if (stack.some((open) => open.tag === tag)) {
        if (top().lang !== stack.at(-2)?.lang) finish();
        while (stack.pop()?.tag !== tag);
      }
      continue;
    }
    const inner = {
      tag,
      lang: lang ?? top().lang,
      isSilent: top().isSilent || silent.test(tag),
    };
    if (!top().isSilent) {
      for (const [, place = "", name = ""] of attributes.matchAll(spoken)) {
        if (name) passages.push({ text: decode(name), lang: inner.lang, place });
      }
    }
    if (!single.test(tag)) stack.push(inner);
  }
  finish();
  return passages;
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&nbsp;": " ",
};

function decode(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}
