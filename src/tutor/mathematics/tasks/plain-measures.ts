import { isUnitWord, unitKindOf } from "../solving/solvers/measurement.ts";

/** A ratio is spoken of: there a colon parts its numbers. */
const ratioWord =
  /(?<!\p{L})(?:ratios?|split|share[sd]?|repart\p{L}+|raz[oó]n(?:es)?|proporci[oó]n(?:es)?|relaci[oó]n)(?!\p{L})/iu;
const simplifiedColon =
  /(?<!\p{L})(?:simplify|reduce)\s+\d+\s?:\s?\d+(?:\s?:\s?\d+)*|\d ?: ?\d.*(?<!\p{L})(?:simplest|lowest)(?!\p{L})/iu;
const colons = /(?<![\d:.,/])\d+(?:[.,]\d+)?(?: ?: ?\d+(?:[.,]\d+)?)+(?![\d:])/g;

/** "In the ratio 3 to 4", "en razón 5 a 7". */
const spelledRatio =
  /((?:ratio|raz[oó]n|proporci[oó]n|relaci[oó]n)(?: of| de)? )(\d+(?: (?:to|a) \d+)+)(?![\d.,]*[\p{L}\d])/giu;

/** "In the ratio 2:3": the numbers of a ratio as a tuple. */
function withRatios(written: string): string {
  const isNamed = ratioWord.test(written);
  const text = isNamed
    ? written.replaceAll(
        spelledRatio,
        (_, before: string, found: string) => `${before}${found.replaceAll(/ (?:to|a) /gi, ":")}`,
      )
    : written;
  if (text.includes("=") || !(isNamed || simplifiedColon.test(text))) return text;
  return text.replaceAll(colons, (found) => {
    const numbers = found.split(":").map((part) => part.trim().replace(",", "."));
    return `${isNamed ? "" : " ratio "}(${numbers.join(", ")})`;
  });
}

const clock =
  /(?<![\d:.,/(])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])(?:\s?h(?:rs|oras)?\b)?(?:\s?([ap])\.?\s?m\b\.?)?/giu;
/** "9:15" is a time where times are spoken of, or half of the day is told; else a division or a ratio. */
const timeWord =
  /(?<!\p{L})(?:[ap]\.?\s?m|times?|clock|hours?|minutes?|mins?|horas?|minutos?|tiempo|how long|until|hasta)(?!\p{L})/iu;

/** Times of day as "(hour, minute, half)": half 1 for AM, 2 for PM, 0 where none is told. */
function withClocks(text: string): string {
  if (text.includes("=") || !timeWord.test(text)) return text;
  const told = text.replaceAll(clock, (_, hour: string, minute: string, half?: string) => {
    const which = half === undefined ? 0 : /a/i.test(half) ? 1 : 2;
    return `(${hour}, ${minute}, ${which})`;
  });
  if (told === text) return text;
  return told.replaceAll(
    hoursAndMinutes,
    (_, hours: string, minutes: string) => `${60 * Number(hours) + Number(minutes)} minutes`,
  );
}

/** "3 h 20 min" beside a time of day is one duration. */
const hoursAndMinutes =
  /(?<![\d.,:])(\d{1,3}) ?h(?:rs?|ours?|oras?)?,? (?:and |y )?([0-5]?\d) ?min(?:ute|uto)?s?(?!\p{L})/giu;

const perTime = /(?<=\d ?|\b(?:to|in|into|a|en) )(\p{L}+) ?(?:\/|\bper\b|\bpor\b) ?(\p{L}+)/giu;
const named: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?|\b(?:to|in|into|a|en) )mph\b/gi, "miperh"],
  [/(?<=\d ?|\b(?:to|in|into|a|en) )(?:kmh|kph|kmph)\b/gi, "kmperh"],
];

/** Speeds as one word: "80 km/h" is 80 and "kmperh". */
function withSpeeds(text: string): string {
  const told = named.reduce((now, [pattern, word]) => now.replaceAll(pattern, word), text);
  return told.replaceAll(perTime, (found, way: string, time: string) =>
    unitKindOf(plainWord(way)) === "length" && unitKindOf(plainWord(time)) === "time"
      ? `${plainWord(way)}per${plainWord(time)}`
      : found,
  );
}

const raised =
  /(?<=(\d ?)|\b(?:to|into|in|a|en|son|hay en|are in|how many|cu[aá]nt[oa]s) )([mckd]?m|in|ft|yd)\^?\{?([23])\}?(?![\d\p{L}])/giu;
const spelled =
  /(?<!\p{L})(?:(square|cubic|sq) (\p{L}+)|(\p{L}+) (c[uú]bic|cuadrad)[oa]s?)(?!\p{L})/giu;

/** A litre is asked for: what is told is a volume. */
const litre = /(?<!\p{L})(?:lit(?:er|re|ro)s?|ml|l)(?!\p{L})/iu;
const hectare = /(?<!\p{L})hect[aá]re[as]s?(?!\p{L})/iu;
/** An area or a volume by its name: a number with an exponent behind its unit is one. */
const areaWord = /(?<!\p{L})(?:[aá]reas?|volumen?|volumes?|superficie)(?!\p{L})/iu;

/** Squares and cubes of lengths as one word: "3 cm^2" is 3 and "cmsq". "3 m^2" by itself may be algebra. */
function withAreas(text: string): string {
  const found = [...text.matchAll(raised), ...text.matchAll(spelled)];
  const isSure =
    (found.length > 1 && found.some(([all]) => /\p{L}{2}/u.test(all))) ||
    (found.length > 0 && (litre.test(text) || hectare.test(text)));
  const isNamed = areaWord.test(text);
  if (!isSure && !isNamed && !/(?:[ckd]m|mm|in|ft|yd)\^?\{?[23]/i.test(text)) return text;
  return text
    .replaceAll(raised, (all, digit: string | undefined, side: string, power: string) =>
      (isSure || isNamed || side.length > 1) && (isSure || digit !== undefined)
        ? `${side}${power === "2" ? "sq" : "cu"}`
        : all,
    )
    .replaceAll(spelled, (all, en: string | undefined, enSide = "", esSide = "", es?: string) => {
      const side = plainWord(en === undefined ? esSide : enSide);
      if (!isSure || unitKindOf(side) !== "length") return all;
      return `${side}${/^s|^cuad/i.test(en ?? es ?? "") ? "sq" : "cu"}`;
    });
}

function plainWord(word: string): string {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return isUnitWord(plain) ? plain : word;
}

/** Ratios, times of day and compound units told in signs that the readers know as one thing. */
export function withMeasures(text: string): string {
  return withAreas(withSpeeds(withClocks(withRatios(text))));
}
