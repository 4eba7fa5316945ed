import { foldLetters, isProperName } from "./ordinary-words.ts";
import {
  address,
  code,
  colegio,
  colegios,
  handle,
  line,
  name,
  nameAlone,
  nameHere,
  networks,
  ownSchool,
  ownStreet,
  phone,
  type Reading,
  school,
  schools,
  streets,
  town,
  unknownName,
} from "./readings.ts";

/** What a stretch of a text tells of a child. */
export const personalKinds = [
  "name",
  "school",
  "place",
  "phone",
  "account",
  "number",
  "e-mail",
  "link",
] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** A stretch of a text that could identify a child: from `at` to `end`. */
export type Found = { kind: PersonalKind; at: number; end: number };

type Frame = { kind: PersonalKind; lead: RegExp; reads: Reading };

const frame = (kind: PersonalKind, lead: string, reads: Reading): Frame => ({
  kind,
  lead: new RegExp(`(?<![a-zñ0-9])(?:${lead})(?![a-zñ0-9])\\s*`, "g"),
  reads,
});

const calls = "(?:everyone|everybody|friends|people|they|mom|dad|mum|family|teacher)";

const relations =
  "(?:little |big |older |younger |best )?(?:mom|mum|dad|mother|father|sister|brother|sis|bro|cousin|friend|grandma|grandpa|nan|aunt|uncle|teacher|tutor|dog|cat)(?:'?s name)?";
const titles = "(?:mr|mrs|ms|miss|mister|sr|sra|srta|señora?|coach|profe)[.]?";
const parientes =
  "(?:mejor )?(?:mama|papa|madre|padre|herman[oa]|hermanit[oa]|prim[oa]|amig[oa]|abuel[oa]|ti[oa]|profe|maestr[oa]|perr[oa]|gat[oa])";

/** What introduces something about oneself, in both languages; the first that finds something holds. */
const frames: readonly Frame[] = [
  frame(
    "name",
    "my (?:full |first |last |real |middle )?name(?:'?s| is|:|\\?)|(?:the )?name(?:'?s| is)|i'?m called|i am called|you can call me|just call me",
    name,
  ),
  frame(
    "name",
    "(?:yo )?me llamo|mi nombre(?: completo)?(?: es|:)|mi apellido es|puedes llamarme|ll[aá]mame|me (?:dicen|llaman|apodan) (?:el|la)",
    name,
  ),
  frame(
    "name",
    `${calls} (?:just )?calls? me|call me|this is|i'?m|i am|me (?:dicen|llaman|apodan)|soy`,
    unknownName,
  ),
  frame("name", "(?:^|hi|hey|hello|hola|yo)[ ,]*it'?s|a(?:qu|k)i|habla", nameAlone),
  frame(
    "name",
    `my ${relations}(?: is|:|'?s(?= called| named))?(?: called| named)?|mi ${parientes}(?: es| se llama)?`,
    unknownName,
  ),
  frame(
    "school",
    "(?:i|we) (?:go|went|study|am|are|used to go) (?:to|2|at)|we'?re at|(?:i'?m|am) (?:a (?:student|kid|pupil) )?at|grade at|my (?:teacher|class|coach|friends?) at|i attend|(?:my|our) school(?:'s| is)?(?: called| named)?",
    school,
  ),
  frame(
    "school",
    `(?:(?:voy|iba|vamos|estudio|estoy|soy|curso)(?: \\w+){0,3}? (?:al|a|en|del|de)(?: la| el| mi)?) (?:${colegios})(?: (?:el|la|los|las))?`,
    colegio,
  ),
  frame("school", `estudio en(?: el| la)?|mi (?:${colegios}) (?:es|se llama)(?: el| la)?`, colegio),
  {
    kind: "school",
    lead: /(?<![a-zñ0-9'.-])(?=[a-zñ][a-zñ'.-]* (?:school|academy|college|elementary|primary|middle|high)(?![a-z]))/g,
    reads: ownSchool,
  },
  {
    kind: "name",
    lead: /^(?:(?:hi|hey|hello|ok|hola|yo)\b[ ,]*)?(?:faro\b[ ,]*)?/g,
    reads: nameHere,
  },
  { kind: "place", lead: /(?<![a-zñ0-9.,])(?=\d{1,5}[a-z]?\s)/g, reads: ownStreet },
  frame("name", titles, unknownName),
  { kind: "name", lead: /\s[-–—~]\s?(?=[a-zñ]+\s*$)/g, reads: unknownName },
  frame(
    "school",
    `(?:en|al|del|de la|a la) (?:el |mi )?(?:${colegios})(?: (?:el|la|los|las))?`,
    colegio,
  ),
  frame(
    "school",
    "voy al|vamos al|estudio en el|(?:at|to|from|in|en|de) (?=(?:st|saint|san|santa)[. ])",
    town,
  ),
  frame(
    "place",
    "my street(?: is|:)|mi calle (?:es|se llama)|mi barrio (?:es|se llama)|my (?:home )?address(?: is|'s|:)|mi direccion(?: es|:)|mi domicilio(?: es|:)",
    line,
  ),
  frame(
    "place",
    "(?:i|we) (?:live|stay) (?:in|at|on|near|by|close to|around)|(?:town|city|village|neighbou?rhood|pueblo|ciudad|barrio|colonia)(?: called| named| llamad[oa])?|(?:i|we) (?:just )?(?:moved|move) to|(?:i'?m|i am|we'?re|we are) from|(?:my|our) house is(?: at| in| on)?",
    address,
  ),
  frame(
    "place",
    "(?:vivo|vivimos|vivia) (?:en|por|cerca de|junto a)|soy de|somos de|(?:me|nos) mud(?:e|amos) a|mi casa (?:esta en|es|queda en)",
    address,
  ),
  frame(
    "place",
    `(?:${schools}|${streets}) in|(?:numero|num|n[º°])\\.? ?\\d+(?:-\\d+)? (?:en|de)`,
    town,
  ),
  frame(
    "phone",
    "(?:my|mi)(?: (?:mom|dad|mum|home|cell|phone|mobile|whatsapp)'?s?)*(?: (?:phone|cell|mobile|number|tel|telefono|numero|num|cel|celular|movil|whatsapp|fijo))+(?: (?:number|de telefono|de movil|de casa))?(?: is| es|:)?|(?:phone|cell|mobile|tel|telefono|celular|movil|whatsapp) ?:?|(?:call|text|txt|ring|message|msg|reach) me(?: on| at)?|ll[aá]mame(?: al)?|whatsapp(?: me)?|escr[ií]beme al",
    phone,
  ),
  frame(
    "account",
    `(?:user|username|login|nick)(?= is | es |:)|(?:my|mi) (?:login|nick|alias)|b[uú]scame|(?:my|mi|mine)(?: (?:${networks}|gamer ?tag|user ?name|user|usuario|handle|nick|account|cuenta))+(?: de (?:${networks}))?|mine is|my user ?name|(?:add|follow|find) me on (?:${networks})|on (?:${networks})(?= as )|(?:agr[eé]game|s[ií]gueme|b[uú]scame|a[nñ][aá]deme) (?:en|a) (?:${networks})`,
    handle,
  ),
  frame("account", `(?:${networks})(?= (?:is|es)\\b)`, handle),
  frame(
    "number",
    "(?:(?:student|school|library|lunch) (?:id|number|no)|numero de (?:alumno|lista|expediente|matricula))(?: is| es|:)?|(?:my|mi) (?:student |school |library |lunch |postal |zip |post )*(?:id|dni|nie|curp|passport|pasaporte|ssn|zip|zip ?code|post ?code|password|pin|contrase[nñ]a|matr[ií]cula|expediente|c[oó]digo postal)(?: (?:number|numero|code))?(?: is| es|:)?",
    code,
  ),
];

/** What has a form of its own, wherever it stands. */
const shapes: readonly (readonly [PersonalKind, RegExp])[] = [
  ["e-mail", /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu],
  [
    "e-mail",
    /(?<=(?:\bis|\bes|\bat|\bto|\bme|:)\s+|^)(?:(?!(?:is|es|at|to|me)\b)[\p{L}\d._-]+\s+){1,4}(?:at|arroba)\s+[\p{L}\d-]+\s+(?:dot|punto)\s+\p{L}+(?:\s+(?:dot|punto)\s+\p{L}+)*/giu,
  ],
  ["link", /\b(?:https?:\/\/|www\.)\S+/giu],
  ["account", /(?<![\p{L}\d@])@[\p{L}\d_][\p{L}\d_.]{2,}/gu],
  ["account", /\b\w{2,}#\d{4}\b/g],
  [
    "phone",
    /(?<![\p{L}\d$)\]}]\s*)\+\d{1,3}(?=[\s().-])[\d\s().-]{6,}\d|(?<![\p{L}\d$)\]}]\s*)\+\d{10,13}\b/gu,
  ],
  ["phone", /(?<![\d-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\d-])/g],
  ["phone", /(?<![\d.,])0\d{2,4}[ -]\d{3,4}[ -]\d{3,4}(?![\d.,])/g],
  ["number", /(?<![\d.,])\d{4}(?:[ -]\d{4}){3}(?![\d.,])/g],
  ["number", /(?<![\d.,])\d{8}-?[A-Z](?![\p{L}\d])/gu],
  ["number", /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g],
  ["number", /(?<=\b(?:dni|ssn|passport|pasaporte|c[eé]dula|rut|curp)\b\D{0,12})[\d.-]{7,}\d/giu],
  ["number", /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d\b/g],
  [
    "school",
    /(?:\p{Lu}[\p{L}.'’-]*\s+){1,5}(?:School|Academy|College|Elementary|Primary|Middle|High)\b(?:\s+School\b)?/gu,
  ],
  [
    "school",
    /(?<=\b(?:[Cc]olegio|[Ee]scuela|[Ii]nstituto|[Ll]iceo|[Pp]rimaria|[Ss]ecundaria|C\.?E\.?I\.?P\.?)\s+)(?:(?:de|del|la|las|los|el)\s+)*\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:de|del|la|las|los|el)\s+)*\p{Lu}[\p{L}.'’-]*){0,5}/gu,
  ],
  [
    "place",
    /\b\d{1,5}\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive|Boulevard)\b/gu,
  ],
  [
    "place",
    /\b(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo)\s+(?:(?:de|del|la|las|los|el)\s+)*\p{Lu}[\p{L}\s]{2,30}?,?\s*\d{1,5}\b/gu,
  ],
];

/** Mathematics as it is set, and what stands between its marks. */
const set = /\$[^$\n]+\$|\\[([][\s\S]*?\\[)\]]/g;

/** Ten digits are a telephone where nothing is reckoned. */
const tenDigits = /(?<![\d.,$])\d{10}(?![\d.,$])/g;
const reckoned =
  /[=+*/^<>×÷]|answer|result|number|digit|round|value|n[uú]mero|cifra|valor|redonde/iu;

/** Seven digits and more, in groups, where a telephone or a message to somebody is spoken of. */
const grouped = /(?<![\d.,$])\+?\d{2,5}(?:[ -]\d{2,6}){1,4}(?![\d.,])/g;
const telephoned =
  /(?<!\p{L})(?:call|text|txt|ring|phone|mobile|cell|whats?app|wasap|guasap|m[oó]vil|celu?(?:lar)?|tel[eé]fono|llam\p{L}*|av[ií]sa\p{L}*)(?!\p{L})/iu;

function findTelephones(text: string): Found[] {
  if (!telephoned.test(text)) return [];
  return [...text.matchAll(grouped)].flatMap(({ index, 0: match }): Found[] =>
    match.replaceAll(/\D/g, "").length < 7
      ? []
      : [{ kind: "phone", at: index, end: index + match.length }],
  );
}

function findTenDigits(text: string): Found[] {
  if (reckoned.test(text) || !/\p{L}{2}/u.test(text)) return [];
  return [...text.matchAll(tenDigits)].map(({ index }) => ({
    kind: "phone",
    at: index,
    end: index + 10,
  }));
}

/** What tells of a child in a text, by its form or by what introduces it. Mathematics that is set is no part of it. */
export function findPersonal(text: string): Found[] {
  const folded = foldLetters(text);
  const found = [...findTenDigits(text), ...findTelephones(text)];
  for (const [kind, pattern] of shapes) {
    for (const match of text.matchAll(pattern)) {
      found.push({ kind, at: match.index, end: match.index + match[0].trimEnd().length });
    }
  }
  for (const { kind, lead, reads } of frames) {
    for (const match of folded.matchAll(lead)) {
      const from = match.index + match[0].length;
      const length = reads({ folded: folded.slice(from), typed: text.slice(from) });
      if (length === 0) continue;
      const lost = /^[\s:=#]*/.exec(folded.slice(from, from + length))?.[0].length ?? 0;
      if (length > lost) found.push({ kind, at: from + lost, end: from + length });
    }
  }
  for (const match of folded.matchAll(/(?<![a-zñ0-9])[a-zñ]+(?![a-zñ0-9])/g)) {
    if (!isProperName(match[0])) continue;
    found.push({ kind: "name", at: match.index, end: match.index + match[0].length });
  }
  const mathematics = [...text.matchAll(set)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  return found.filter(({ at, end }) => mathematics.every(([from, to]) => end <= from || at >= to));
}
