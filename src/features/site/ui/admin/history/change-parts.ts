import type { Translate } from "#shared/messages/translator.ts";
import { locales, type Locale } from "#shared/locale.ts";
import { isRecord } from "#shared/records.ts";
import type { ChangeView } from "../../../contract.ts";
import { factKeys, isInBoth, readFactText, shippedText } from "../../../rules/facts.ts";

/** A part of what was changed, as it was and as it is since; "" where it was or is empty, null where it was or is as shipped. */
export type ChangedPart = {
  label: string;
  lang: Locale | null;
  before: string | null;
  after: string | null;
};

type Texts = Readonly<Record<string, string>>;

type Speaker = { locale: Locale; translate: Translate };

/** The parts of a change that are not the same before and after. */
export function changedParts(change: ChangeView, { locale, translate }: Speaker): ChangedPart[] {
  const calls = (id: string) => change.names[id]?.[locale] ?? id;
  const [before, after] = [change.before, change.after].map((value) => textsOf(change, value));
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => {
      const say = (texts: Texts | null | undefined) => {
        if (!texts) return null;
        const text = texts[name] ?? "";
        if (name === "isHidden") return translate(shownWords(text));
        // Topics and answers are named by what they are called.
        return name === "group" || name === "order" ? text.split("\n").map(calls).join("\n") : text;
      };
      return {
        label: labelOf(change, name, translate),
        lang: locales.find((known) => name.startsWith(`${known}.`)) ?? null,
        before: say(before),
        after: say(after),
      };
    })
    .filter((part) => part.before !== part.after);
}

function labelOf({ kind }: ChangeView, name: string, translate: Translate): string {
  const [first = "", second] = name.split(".");
  const locale = locales.find((known) => known === first);
  if (kind === "fact") return locale ? translate(`content.in_${locale}`) : "";
  if (kind === "order") return translate("content.part_order");
  const part = articleParts.find((known) => known === (second ?? first));
  const label = part ? translate(`content.part_${part}`) : "";
  return locale ? translate(`content.partIn_${locale}`, { part: label }) : label;
}

function shownWords(isHidden: string | undefined) {
  return isHidden === "true" ? "content.hidden" : "content.shown";
}

const articleParts = ["title", "text", "link", "linkWords", "group", "isHidden"] as const;

/** What stood, by part; null where it was as shipped and what that was is not known here. */
function textsOf({ kind, key, shipped }: ChangeView, value: unknown): Texts | null {
  if (kind === "fact") return factTexts(key, value);
  if (kind === "order") return isRecord(value) ? orderTexts(value) : null;
  const article = value ?? shipped;
  return isRecord(article) ? articleTexts(article) : null;
}

function factTexts(key: string, value: unknown): Texts | null {
  const fact = factKeys.find((known) => known === key);
  const text = readFactText(value) ?? (fact ? shippedText(fact) : null);
  if (text === null) return null;
  return isInBoth(text) ? { "en.": text.en, "es.": text.es } : { text };
}

function orderTexts({ ids }: Record<string, unknown>): Texts {
  return { order: Array.isArray(ids) ? ids.join("\n") : "" };
}

function articleTexts(value: Record<string, unknown>): Texts {
  const text = (given: unknown) => (typeof given === "string" ? given : "");
  const inLanguages = locales.flatMap((locale) => {
    const words = isRecord(value[locale]) ? value[locale] : {};
    return [
      [`${locale}.title`, text(words["title"])],
      [`${locale}.text`, text(words["text"])],
      [`${locale}.linkWords`, text(words["link"])],
    ];
  });
  return Object.fromEntries([
    ...inLanguages,
    ["link", text(value["link"])],
    ["group", text(value["groupId"])],
    ["isHidden", String(value["isHidden"] === true)],
  ]);
}
