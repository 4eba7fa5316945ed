const patterns: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu, "[e-mail]"],
  [/\b(?:https?:\/\/|www\.)\S+/giu, "[link]"],
  [/(?:^|(?<=\s))@[\p{L}\d_.]{3,}/gu, "[account]"],
  [/(?<![\d$])\+\d[\d\s().-]{7,}\d/g, "[phone]"],
  [/(?<![\d-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\d-])/g, "[phone]"],
  [
    /\b(?:phone|call me|text me|whats?app|cell|tel[eé]fono|celular|m[oó]vil|ll[aá]mame)\b\D{0,20}\d(?:[ .-]?\d){6,}/giu,
    "[phone]",
  ],
  // Names behind the words that introduce them: as many capitalised words as follow.
  [
    /\b([Mm]y name(?: is|'s|’s)|[Ii]'?m called|[Mm]e llamo|[Mm]i nombre es|[Ss]e llama)\s+\p{L}+(?:\s+\p{Lu}\p{L}*){0,3}/gu,
    "$1 [name]",
  ],
  [/(?:\p{Lu}[\p{L}.'’-]*\s+){1,5}(?:School|Academy|College|Elementary|Primary)\b/gu, "[school] "],
  [
    /\b((?:[Cc]olegio|[Ee]scuela|[Ii]nstituto|[Ll]iceo|[Pp]rimaria|[Ss]ecundaria|C\.?E\.?I\.?P\.?))(?:\s+(?:de|del|la|las|los|el)\b|\s+\p{Lu}[\p{L}.'’-]*){1,7}/gu,
    "$1 [name]",
  ],
  [
    /\b\d{1,5}\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Boulevard)\b/gu,
    "[address]",
  ],
  [
    /\b(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo)\s+(?:(?:de|del|la|las|los|el)\s+)*\p{Lu}[\p{L}\s]{2,30}?,?\s*\d{1,5}\b/gu,
    "[address]",
  ],
];

/** First names that are everyday words without their capital. */
const wordNames = new Set(
  "will may grace hope joy mark art bill jack rose faith dean grant miles drew sol luz mar paz angel domingo rosa".split(
    " ",
  ),
);

/**
 * The text without what could identify a child to a model's provider: e-mail addresses, links, phone numbers,
 * street addresses, schools and names that introduce themselves, and every one of the given names. What has no
 * such form passes; a name alone cannot be told from a word.
 */
export function withoutPersonalData(text: string, names: readonly string[] = []): string {
  let cleared = text;
  for (const [pattern, stand] of patterns) cleared = cleared.replaceAll(pattern, stand);
  for (const name of names.flatMap(spellings)) {
    const spelled = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // The comma before a name goes with it: "Welcome back, Mia." is "Welcome back."
    cleared = cleared.replaceAll(new RegExp(`,?\\s*(?<!\\p{L})${spelled}(?!\\p{L})`, "gu"), "");
  }
  return cleared.replaceAll(/^[\s,]+/g, "");
}

/** How a name may be written: as given, and in small letters where that is no other word. */
function spellings(name: string): string[] {
  const given = name.trim();
  const small = given.toLowerCase();
  if (given === "") return [];
  return small.length < 3 || wordNames.has(small) ? [given] : [given, small];
}
