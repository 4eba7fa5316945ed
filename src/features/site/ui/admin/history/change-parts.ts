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

/** The parts of a change that are not the same before and after. */
export function changedParts(change: ChangeView, translate: Translate): ChangedPart[] {
  const [before, after] = [change.before, change.after].map((value) => textsOf(change, value));
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => {
      const say = (texts: Texts | null | undefined) => {
        if (!texts) return null;
        return name === "isHidden" ? translate(shownWords(texts[name])) : (texts[name] ?? "");
      };
      return {
        label: labelOf(change, name, translate),
        lang: locales.find((locale) => name.startsWith(`${locale}.`)) ?? null,
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
  return locale ? `${label}, ${translate(`content.in_${locale}`)}` : label;
}

function shownWords(isHidden: string | undefined) {
  return isHidden === "true" ? "content.hidden" : "content.shown";
}

const articleParts = ["title", "text", "link", "linkWords", "group", "isHidden"] as const;

/** What stood, by part; null where it was as shipped and what that was is not known here. */
function textsOf({ kind, key }: ChangeView, value: unknown): Texts | null {
  if (kind === "fact") return factTexts(key, value);
  if (!isRecord(value)) return null;
  return kind === "order" ? orderTexts(value) : articleTexts(value);
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
