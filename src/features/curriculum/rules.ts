/** How an item is answered; a template draws an item of typed mathematics anew each time. */
export const itemKinds = [
  "choice",
  "multiple",
  "order",
  "match",
  "words",
  "evidence",
  "number",
  "code",
  "template",
] as const;

/** What was done to a skill. */
export const changeActions = [
  "skill-off",
  "skill-on",
  "item-off",
  "item-on",
  "texts",
  "taken-back",
] as const;

export type ChangeAction = (typeof changeActions)[number];

export const reasonLengthMax = 500;

/** The longest text that is taken; the checker is stricter where it matters. */
export const textLengthMax = 3000;

/** So many texts may be corrected at once. */
export const textsMax = 60;

/** So many of the latest changes of a skill are shown. */
export const changesShown = 50;

/**
 * A part of a skill that can be changed, and what stands there. `skill`: null while it is taught, else why not.
 * `item:ID`: null while it is drawn, else why not. `text:PLACE`: the text. `resting:PLACE`: the correction of a text that the
 * file says anew since then, null where none rests there; `was` is what the file said when it was made.
 */
export type Facet = { facet: string; before: string | null; after: string | null; was?: string };

const itemPrefix = "item:";
const textPrefix = "text:";
const restingPrefix = "resting:";
export const skillFacet = "skill";

export function itemFacet(id: string): string {
  return itemPrefix + id;
}

export function textFacet(place: string): string {
  return textPrefix + place;
}

/** The item that a facet is about; null where it is about none. */
export function itemOfFacet(facet: string): string | null {
  return facet.startsWith(itemPrefix) ? facet.slice(itemPrefix.length) : null;
}

/** The place of the text that a facet is about; null where it is about none. */
export function placeOfFacet(facet: string): string | null {
  return facet.startsWith(textPrefix) ? facet.slice(textPrefix.length) : null;
}

export function restingFacet(place: string): string {
  return restingPrefix + place;
}

/** The place of the resting correction that a facet is about; null where it is about none. */
export function restingPlaceOf(facet: string): string | null {
  return facet.startsWith(restingPrefix) ? facet.slice(restingPrefix.length) : null;
}

/** What a place of a text says: its language, its item, and what it is there. */
export type PlaceParts = {
  locale: "en" | "es";
  itemId: string | null;
  /** "lesson", "ask", "hints" … */
  field: string;
  /** Which of them: the number of a hint, the name of an option. */
  name: string | null;
};

/** Reads `es.items.first-energy.hints.0`. */
export function readPlace(place: string): PlaceParts {
  const [language = "", ...rest] = place.split(".");
  const locale = language === "es" ? "es" : "en";
  const [head = "", ...tail] = rest;
  if (head === "items") {
    const [itemId = "", field = "", name = null] = tail;
    return { locale, itemId, field, name };
  }
  if (head === "example" && tail[0] === "lines")
    return { locale, itemId: null, field: `example-${tail[2] ?? ""}`, name: tail[1] ?? null };
  if (head === "example") return { locale, itemId: null, field: "example-ask", name: null };
  return { locale, itemId: null, field: head, name: null };
}
