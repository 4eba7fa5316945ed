import { isOrdinary, isProperName } from "./ordinary-words.ts";

/** How what follows a frame is read. */
export type Reading = (rest: Rest) => number;

/** What stands behind a frame, folded and as it was typed. */
export type Rest = { folded: string; typed: string };

export const streets =
  "street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|terrace|close|crescent|way";
const calles =
  "calle|c/|avenida|avda|av|plaza|paseo|pasaje|carrera|cra|camino|ronda|callejon|glorieta|travesia";
export const schools =
  "school|academy|college|elementary|primary|middle|high|junior|prep|secondary|kindergarten";
export const colegios =
  "colegio|cole|escuela|instituto|insti|ies|ceip|cp|liceo|primaria|secundaria|prepa|preparatoria|kinder|academia";
export const networks =
  "insta|instagram|ig|snap|snapchat|tiktok|tik tok|discord|twitter|roblox|fortnite|minecraft|xbox|psn|steam|twitch|youtube|facebook|fb|whatsapp|telegram";
/** Words that begin the name of a place and are none of their own. */
const placeBeginnings =
  "san|santa|santo|saint|st|new|fort|port|mount|lake|north|south|east|west|los|las|la|el|puerto|villa|ciudad|buenos|rio|costa|isla|valle|nueva|nuevo|de|del";
/** Where a name ends. */
const ends = new Set(
  "faro and but so or if because cause cuz bc when then who that with from in on at to for of is are was im i'm i its it's it he she we they you me my your can could do does did have has not no yes ok btw please pls lol here there again now also the a an this how what why y e o u pero porque pq que cuando con en de a al por para es soy estoy tengo me mi mis tu su yo el ella se no si y aqui ahi hoy ya la las los lo un una como otra vez puedes pues".split(
    " ",
  ),
);
const particles = new Set("de del la las los van von da dos y bin al el".split(" "));
const digitWords =
  "zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|double|doble";

type Word = { text: string; at: number; end: number; isCapital: boolean };

/** The words at the beginning, one space or sign of a name apart, as far as the line of thought goes. */
function wordsOf({ folded, typed }: Rest, most: number): Word[] {
  const words: Word[] = [];
  const pattern = /\s*([a-zñ0-9][a-zñ0-9'.-]*[a-zñ0-9]|[a-zñ0-9])/y;
  while (words.length < most) {
    const match = pattern.exec(folded);
    const text = match?.[1];
    if (!match || text === undefined) break;
    const end = pattern.lastIndex;
    const at = end - text.length;
    if (words.length > 0 && /\n/.test(folded.slice(words.at(-1)?.end, at))) break;
    words.push({ text, at, end, isCapital: /^\p{Lu}\p{Ll}/u.test(typed.slice(at, end)) });
  }
  return words;
}

const isNamelike = ({ text, isCapital }: Word): boolean =>
  /^[a-zñ]/.test(text) &&
  text.length > 1 &&
  !ends.has(text) &&
  (isCapital || isProperName(text) || !isOrdinary(text));

/** A name: the first word whatever it is, then those that can belong to it. */
export const name: Reading = (rest) => {
  const [first, ...others] = wordsOf(rest, 5);
  if (!first || ends.has(first.text) || first.text.length < 2 || /^\d/.test(first.text)) return 0;
  const [second, third] = others;
  // "Valentina Rojas Pérez": a word between two that are none belongs to them.
  const isBetween = second && third && !ends.has(second.text) && isNamelike(third);
  return grow(first.end, isBetween ? [{ ...second, isCapital: true }, ...others.slice(1)] : others);
};

/** A name that nothing but itself says is one: "im maya" and not "im stuck". */
export const unknownName: Reading = (rest) => {
  const [first] = wordsOf(rest, 1);
  return first && isNamelike(first) && !/\d/.test(first.text) ? name(rest) : 0;
};

/** A name with nothing behind it but that it is here: "its maya again". */
export const nameAlone: Reading = (rest) => {
  const end = unknownName(rest);
  return /^\s*(?:$|[,.!?\n]|again\b|here\b|from\b|in\b|otra\b|de (?:nuevo|\w+))/.test(
    rest.folded.slice(end),
  )
    ? end
    : 0;
};

/** "Amelia here". */
export const nameHere: Reading = (rest) => {
  const end = unknownName(rest);
  return /^\s+here(?:\s*[,.!]|\s*$|\s+again)/.test(rest.folded.slice(end)) ? end : 0;
};

function grow(from: number, words: readonly Word[]): number {
  let end = from;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (isNamelike(word)) end = word.end;
    else if (!(particles.has(word.text) && next && isNamelike(next))) break;
  }
  return end;
}

/** A town: words that no lesson has, with those that begin such names. */
export const town: Reading = (rest) => {
  const begins = new RegExp(`^(?:${placeBeginnings})$`);
  const words = wordsOf(rest, 5);
  let end = 0;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const isBeginning =
      begins.test(word.text) &&
      next !== undefined &&
      !ends.has(next.text) &&
      /^[a-zñ]/.test(next.text);
    const follows =
      index > 0 && begins.test(words[index - 1]?.text ?? "") && !particles.has(word.text);
    if (
      isNamelike(word) ||
      (follows && !ends.has(word.text) && (end > 0 || !isArticle(words[index - 1])))
    )
      end = word.end;
    else if (!isBeginning) break;
  }
  return end;
};

const isArticle = (word: Word | undefined) => /^(?:la|las|los|el|de|del)$/.test(word?.text ?? "");

/** An address with its number, or else a town. */
export const address: Reading = (rest) =>
  matched(rest, streetFirst) || matched(rest, numberFirst) || town(rest);

const numberFirst = new RegExp(
  `^\\s*(?:the )?\\d{1,5}[a-z]?(?:\\s+[a-zñ0-9'.-]+){0,3}?\\s+(?:${streets})\\b(?:\\s+(?:apt|apartment|unit|flat|#)\\s*\\w+)?`,
);
const streetFirst = new RegExp(
  `^\\s*(?:(?:un|el|la|una)\\s+)?(?:(?:piso|casa|depa|departamento|edificio|bloque)\\s+(?:de|en)\\s+)?(?:la\\s+|el\\s+)?(?:${calles})\\.?\\s+(?:[a-zñ0-9'.-]+\\s+){0,5}?(?:(?:numero|num|no|n[º°]?|#)\\.?\\s*)?\\d+[a-z]?(?:\\s*(?:numero|num|no|n[º°]?|#)\\.?\\s*\\d+[a-z]?)?(?:\\s?-\\s?\\d+)?(?:,?\\s*(?:piso\\s+)?\\d+\\s*[ºª°o]?\\s*[a-z]?\\b)?`,
);

/** A number and a street in passing, where a word between them is none of lessons. */
export const ownStreet: Reading = (rest) => {
  const length = matched(rest, numberFirst);
  const inside = wordsOf(
    { folded: rest.folded.slice(0, length), typed: rest.typed.slice(0, length) },
    6,
  );
  const isStreet = new RegExp(`^(?:${streets})$`);
  return inside.some((word) => !isStreet.test(word.text) && isNamelike(word)) ? length : 0;
};

/** All that is said up to the next pause: an address that was named as one. */
export const line: Reading = (rest) => {
  const stop = /[.,;!?\n]|\s(?:and|but|so|y|pero|con|with)\s/.exec(rest.folded)?.index;
  return Math.min(stop ?? rest.folded.length, 60);
};

/** A school: names that no lesson has, or any that end in a word for a school. */
export const school: Reading = (rest) => {
  const isSchool = new RegExp(`^(?:${schools})$`);
  const words = wordsOf(rest, 6).filter(({ text }, index) => index > 0 || text !== "the");
  const last = words.findLastIndex(({ text }) => isSchool.test(text));
  const before = words.slice(0, last);
  const isNamed = before.some(
    ({ text }) => !isSchool.test(text) && !/^(?:my|a|this|old|new|big)$/.test(text),
  );
  if (last > 0 && isNamed && !before.some(({ text }) => ends.has(text)))
    return words[last]?.end ?? 0;
  return town(rest);
};

/** A school named in passing: a word that no lesson has, right before the word for a school. */
export const ownSchool: Reading = (rest) => {
  const [first, second, third] = wordsOf(rest, 3);
  if (!first || !second || !isNamelike(first)) return 0;
  const isSchool = new RegExp(`^(?:${schools})$`);
  return third && isSchool.test(second.text) && isSchool.test(third.text) ? third.end : second.end;
};

/** The same behind a Spanish word for a school: a saint, a name, or a number. */
export const colegio: Reading = (rest) =>
  matched(
    rest,
    /^\s*(?:(?:de|del|la|el|los|las)\s+)*(?:(?:tecnica|secundaria|primaria|publica|federal|general|estatal|media)\s+){0,2}(?:(?:numero|num|n[º°])\s*)?\d{1,4}(?![\d:.,]*\d)\b/,
  ) || town(rest);

/** A name on some network: one word, whatever it is made of. */
export const handle: Reading = (rest) =>
  matched(
    rest,
    /^\s*(?:(?:user|username|name|tag|usuario)\s+)?(?:(?:is|es|as|im|i'm|soy|como)\s+|[:=]\s*)@?[a-zñ0-9](?:[a-zñ0-9._#-]*[a-zñ0-9_])/,
  ) || matched(rest, /^\s*@?(?=[a-z._]*[\d._#])[a-zñ0-9](?:[a-zñ0-9._#-]*[a-zñ0-9_])/);

/** At least seven digits, as digits or in words. */
export const phone: Reading = (rest) => {
  const digits = /^\D{0,12}?(\+?\(?\d(?:[\s().-]*\d){6,14})(?![\d])/.exec(rest.folded);
  if (digits && !/[a-z]{3,}.*[a-z]{3,}/.test(digits[0])) return digits[0].length;
  return matched(
    rest,
    new RegExp(`^[^a-z0-9]*(?:(?:on|at|al|es|is)\\s+)?(?:(?:${digitWords})[\\s,-]*){7,}`),
  );
};

/** A word with a digit in it. */
export const code: Reading = (rest) =>
  matched(rest, /^\s*(?:is|es|:|=|#)?\s*(?=[a-z]*\d)[a-z0-9]{3,}(?:-[a-z0-9]+)*/);

function matched({ folded }: Rest, pattern: RegExp): number {
  return pattern.exec(folded)?.[0].trimEnd().length ?? 0;
}
