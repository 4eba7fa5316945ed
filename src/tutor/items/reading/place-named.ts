import { isDisowned } from "./disowned.ts";
import { letterAt } from "./letters.ts";
import { plainWords } from "./plain-words.ts";

/** Words that say that what follows is one of several parts. */
const telling = new Set(
  "option options choice letter number line sentence answer pick choose opcion letra numero linea frase respuesta elijo".split(
    " ",
  ),
);

/** Words that may stand before a part, and before much else. */
const leading = new Set(
  "the its it is be so thats number la el es son seria that not sera".split(" "),
);

/** What follows a part that is named and not counted: a reason, an assertion, nothing. */
const following =
  /^(?:$|its?$|they|as$|ya$|because|bc|cause|cuz|cus|since|for|obviously|right|porque|porq|xq|pq|por|pues|obvio|no$|verdad|creo|i$)/u;

const ordinals: readonly RegExp[] = [
  /^(?:first|1st|primer[oa]?)$/u,
  /^(?:second|2nd|segund[oa])$/u,
  /^(?:third|3rd|tercer[oa]?)$/u,
  /^(?:fourth|4th|cuart[oa])$/u,
  /^(?:fifth|5th|quint[oa])$/u,
  /^(?:sixth|6th|sext[oa])$/u,
];

/**
 * The place (0 first) that a sentence names among other words, by letter, number or order: "so its the first one", "alianzas
 * es la a obvio", "line 5 because of the grains". Null where it names none for certain, or several.
 */
export function placeNamed(said: string, count: number): number | null {
  const text = saidAgain(said);
  const first = leadingPlace(text, count) ?? concludedPlace(text, count);
  if (first !== null) return first;
  const words = plainWords(text).split(" ");
  const places = new Set(
    words.flatMap((word, at) => {
      const before = words.slice(0, at).join(" ");
      const place = placeOf(word, words[at - 1] ?? "", words[at + 1] ?? "");
      return place === null || place >= count || isDisowned(`${before} `) ? [] : [place];
    }),
  );
  const [only] = places;
  return places.size === 1 && only !== undefined ? only : null;
}

/** "i said the first one" says so once more, where nothing takes it back. */
const saysAgain =
  /(?:(?<!\p{L})(?:but|pero|que|huh\??|no)[,\s]+)*(?<!\p{L})(?:i (?:already |just )?(?:said|told (?:you|u))|(?:ya )?(?:te )?(?:lo )?(?:he dicho|dije|digo))(?: que| that)?[,:\s]+/iu;

/** A text without what says that it was said before: "i said foil and paper clip". */
export function saidAgain(text: string): string {
  const [before = "", after = ""] = text.split(saysAgain);
  const isTakenBack = /(?<!\p{L})(?:but|pero|sino)(?!\p{L})/iu.test(after);
  return after === "" || isTakenBack ? text : `${before} ${after}`;
}

/** A place that a message begins with, before its reason: "3 because it is still above 0", "yes 2, why do you ask". */
const leadingAt =
  /^[\s\p{P}]*(?:(?:yes+|yeah|si+|ok|so|oh|ah|then|wait|its|it's|is it|es|son|será|sera|entonces|creo que|i think)[\s,]+)*(?:the |la |el )?(?:number |option |line |opci[oó]n |l[ií]nea )?([1-9]|[a-f]|first|second|third|fourth|fifth|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa])(?: one)?(?: then| entonces)?(?=\s*(?:[,:;)!?]|\.(?!\d)|$)|\s+(?:because|bc|cause|cuz|cus|coz|since|porque|porq|xq|pq|pues|its|it's|they)(?!\p{L}))/iu;

/** The place that a message begins with, where a reason or nothing follows; null where it begins with none. */
export function leadingPlace(text: string, count: number): number | null {
  const [, told = ""] = leadingAt.exec(text) ?? [];
  if (told === "") return null;
  const plain = plainWords(told);
  const ordinal = ordinals.findIndex((one) => one.test(plain));
  const letter = "abcdef".indexOf(plain);
  const place = /\d/u.test(told) ? Number(told) - 1 : ordinal >= 0 ? ordinal : letter;
  return place < count ? place : null;
}

/** A sentence that says what follows from those before it: "oh it holds it in shape. so 5! the green grains". */
const concluding =
  /^(?:oh|ah+|ok|wait|y|and)?[\s,]*(?:so|then|entonces|as[ií] que)[\s,]+(?:it'?s |its |it is |es |maybe )*(?:the |la |el |number |line |l[ií]nea )*([1-9])(?=\s*(?:[,:;)!]|\.(?!\d)|$)|\s+(?:the|la|el|because|bc|cuz|porque|pq|i think|creo)(?!\p{L}))/iu;

/** The place that the one concluding sentence of several names; null where there is none, or another besides. */
export function concludedPlace(text: string, count: number): number | null {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u);
  if (sentences.length < 2 || /(?<!\p{L})(?:or|o)(?!\p{L})/iu.test(text)) return null;
  const places = sentences.flatMap((one) => {
    const [, told] = concluding.exec(one.trim()) ?? [];
    return told === undefined ? [] : [Number(told) - 1];
  });
  const [only] = places;
  return places.length === 1 && only !== undefined && only < count ? only : null;
}

const joining =
  /^(?:and|y|e|the|la|las|el|los|also|tambien|ones?|numbers?|lines?|lineas?|options?)$/u;

/** What may stand before a list of places, and says nothing of them. */
const beforeList =
  /^(?:so|then|ok|okay|omg|well|um+|i|think|guess|say|its|it|is|are|thats|my|answer|yes|no|entonces|yo|creo|que|q|es|son|serian|pues|mi|respuesta|si|pero|seran)$/u;

/**
 * Places told one after the other and nothing else before a full stop or a reason: "2 3 y 4", "first and fourth". Null where
 * anything else stands among them.
 */
export function placesListed(text: string, count: number): number[] | null {
  return listedAlone(text, count) ?? listedWithin(text, count);
}

/** What ends a list of places, and says nothing of them. */
const behindList =
  /(?:\s+(?:i (?:think|guess|suppose)|maybe|probably|idk|creo|supongo|quiz[aá]s?|tal vez|no|please|pls|porfa|both|las dos|los dos|also|too|digo))+\s*$/iu;

/**
 * Two places or more told one after the other in a clause among others: "the ones that look for zoe, la 1 la 2 y la 5", "5, 2
 * and 4 i think. 4 works hard". Null where two clauses do.
 */
function listedWithin(text: string, count: number): number[] | null {
  const place = String.raw`(?:(?:the|la|el|las|los|number|line|l[ií]nea|option)\s+)?[1-9]`;
  const list = new RegExp(
    String.raw`(?<![\p{L}\d.,/$-])${place}(?:(?:\s*,\s*(?:and |y )?|\s+(?:and|y|&)\s+|\s+(?=(?:la|el|the)\s))${place})+(?![\p{L}\d/%°])(?!\s*(?:\p{L}{1,3}\/|(?:cm|mm|km|kg|mL|g|m|s|x|por|times|is|are|es|son)(?!\p{L})|[-=+*×÷]))`,
    "giu",
  );
  const found = [...text.matchAll(list)].map(([one]) => one);
  const lists = found.map((one) => (one.match(/[1-9]/gu) ?? []).map((digit) => Number(digit) - 1));
  const [only, ...others] = lists;
  if (!only || others.length > 0 || !only.every((at) => at < count)) return null;
  return new Set(only).size === only.length ? only : null;
}

/** Begins with a list of places, or is one: "2 and 5? cliff isnt air", "is it 1, 3 and 4 because …". */
const listFirst =
  /^[\s\p{P}]*(?:(?:is it|its|it'?s|so|ok|i think|es|son|creo que|ser[aá]n?)[\s,]+)*(?:the |la |el |las |lines? |options? |l[ií]neas? )*[1-9](?:\s*(?:,|and|y|&|\+)\s*(?:and |y )?(?:the |la |el )?[1-9])+\s*(?:$|[?!;:]|[.,](?!\d)|(?:because|bc|cuz|cause|since|porque|pq|xq)(?!\p{L}))/iu;

/** Whether a message begins with a list of places, so that nothing else is meant by its numbers. */
export function beginsWithList(text: string): boolean {
  return listFirst.test(text);
}

function listedAlone(said: string, count: number): number[] | null {
  const [before = ""] = said.split(
    /[.!?\n]|(?<!\p{L})(?:because|bc|cuz|since|porque|pq|xq)(?!\p{L})/iu,
  );
  const list = before.replace(/[\s,]+$/u, "").replace(behindList, "");
  const told = plainWords(list.replaceAll(/[,;&+/-]/gu, " ")).split(" ");
  const begins = told.findIndex((word) => !beforeList.test(word));
  const words = told
    .slice(Math.max(0, begins))
    .filter((word) => word !== "" && !joining.test(word));
  const places = words.map((word) => {
    if (/^[1-9]\d?$/u.test(word)) return Number(word) - 1;
    return /^(?:last|ultim[oa])$/u.test(word)
      ? count - 1
      : ordinals.findIndex((one) => one.test(word));
  });
  const isList = places.length > 0 && places.every((place) => place >= 0 && place < count);
  return isList ? [...new Set(places)] : null;
}

function placeOf(word: string, before: string, after: string): number | null {
  const ordinal = ordinals.findIndex((one) => one.test(word));
  if (ordinal >= 0) return /^(?:the|la|el|lo)$/u.test(before) ? ordinal : null;
  const isTold = telling.has(before) || (leading.has(before) && following.test(after));
  if (!isTold) return null;
  if (/^[1-9]\d?$/u.test(word)) return Number(word) - 1;
  return /^[a-z]$/u.test(word) ? "abcdefghij".indexOf(word) : null;
}

/** Places in the order in which a text gives them as letters or as numbers, each of them once: "2 1 3 4". */
export function placesInOrder(text: string, count: number): number[] | null {
  const parts = plainWords(text.replaceAll(/[→>,;.-]/gu, " "))
    .split(" ")
    .filter((word) => !/^(?:and|then|y|luego|despues)$/u.test(word));
  const letters = Array.from({ length: count }, (_, place) => letterAt(place));
  const places = parts.map((part) =>
    /^\d{1,2}$/u.test(part) ? Number(part) - 1 : letters.indexOf(part),
  );
  const isPlace = (place: number | undefined) => place !== undefined && place >= 0 && place < count;
  // Before or behind other words: "but i said that, 3 2 1 4".
  return (
    [places.slice(0, count), places.slice(-count)].find(
      (told, end) =>
        told.length === count &&
        new Set(told).size === count &&
        told.every(isPlace) &&
        !isPlace(end === 0 ? places[count] : places[places.length - count - 1]),
    ) ?? null
  );
}
