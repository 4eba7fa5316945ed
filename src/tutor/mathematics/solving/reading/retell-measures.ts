import { isUnitWord } from "../solvers/measurement.ts";
import { openAccount } from "./account.ts";
import { readWholeNumber } from "./number-words.ts";

const amount = "(-?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:\\/\\d+)?)";
const clock = "(\\d{1,2}(?::\\d{2} ?(?:[ap]\\.?m\\.?)?| ?[ap]\\.?m\\.?))(?![a-z\\d])";

/**
 * Conversions of units and questions on the clock in the wordings that their solvers know: for a clean text (see cleanText) of which
 * every word is understood. At most one wording.
 */
export function retellMeasures(text: string): string[] {
  return [conversion(text) ?? between(text) ?? shifted(text)].filter((told) => told !== null);
}

const thing =
  /^ ?(?:an?|the|my|una?|el|la|mi) [a-z]+ (?:is|was|measures|weighs|holds|contains|lasts|lasted|takes|took|runs|mide|pesa|dura|tarda|contiene|tiene|cabe|recorre) (?=\d)/;

const conversionWords =
  "rewrite restate give state find present report determine fraction fraccion part parte long tall wide high deep heavy its it what length width height last lasts does that much weigh measure hold whole full largo larga alto alta ancho ancha profundo tiene tengo mide pesa dura tarda cuanto equivaldria serian " +
  "convert converting converts change turn express written expressed measured equal equals equivalent equivale equivalen same length mass weight volume time as into to in many how make makes up there contain contains amounts amount go goes unit units " +
  "convierte convertir pasa pasar expresa expresar cambia transforma cuantos cuantas hay son equivale equivalen contiene tiene caben corresponden en a longitud masa peso tiempo capacidad unidades unidad";

/** One amount with its unit and one other unit. */
function conversion(text: string): string | null {
  const account = openAccount(withDigits(text));
  // "A rope is 6 metres long": what it is changes nothing.
  account.drop(thing);
  const given = account.take(
    new RegExp(`${amount} ?(?:of an? |de (?:una? )?)?([a-zµμ]+)(?![a-z\\d^/])`),
  );
  const [, value, from] = given ?? [];
  if (value === undefined || from === undefined || !isUnitWord(from)) return null;
  const targets = account
    .rest()
    .split(/[^a-zµμ]+/)
    .filter((word) => word.length > 2 && isUnitWord(word));
  const shorts = /\b(?:in|to|into|as|en|a) ([a-zµμ]{1,2}) *[?.]? *$/.exec(account.rest())?.[1];
  const to = targets[0] ?? (shorts !== undefined && isUnitWord(shorts) ? shorts : undefined);
  if (to === undefined || new Set(targets).size > 1 || to === from) return null;
  account.take(new RegExp(`\\b${to}\\b`));
  return account.isSettled(conversionWords, maxStrangers)
    ? `convert ${value} ${from} to ${to}`
    : null;
}

/** "Forty-five minutes" with its number in digits. */
function withDigits(text: string): string {
  return text.replaceAll(
    /\b((?:[a-z]+-[a-z]+|[a-z]+ y [a-z]+|[a-z]+))(?= ([a-zµ]+)\b)/gi,
    (words, _run: string, next: string) => {
      const value =
        isUnitWord(next.toLowerCase()) && !/^an?$/i.test(words) ? readWholeNumber(words) : null;
      return value === null ? words : String(value);
    },
  );
}

/** Words about which nothing is known that may stand beside. */
const maxStrangers = 3;

const timeWords =
  "ago hace tiempo kicks off kick faltan falta tarda quedan transcurridos minuto now it's las los van pasaran habra marca marcara reloj senala watch shows show in will be was exactly of day afternoon morning than minutes minute how many long pass passes elapse elapses between from until to till time clock o'clock am pm it is was will be class film movie lesson train bus plane flight match game shop show concert meeting exam party " +
  "journey trip train's starts start started begins begin began ends end ended finishes finish finished leaves leave left arrives arrive arrived departs lasts last lasted takes take took opens closes at later past after before earlier prior exactly " +
  "minutos minuto que cuantos pasan transcurren hay entre desde hasta hora horario reloj sera era fue que a clase pelicula tren autobus avion vuelo partido tienda concierto reunion examen fiesta viaje empieza empezo comienza comenzo termina " +
  "termino acaba acabo sale salio llega llego dura duro tarda tardo abre cierra mas tarde despues antes dentro habia habian seran";

/** The minutes from one time of day to another. */
function between(text: string): string | null {
  const account = openAccount(text);
  const first = account.take(new RegExp(clock));
  const second = account.take(new RegExp(clock));
  if (first?.[1] === undefined || second?.[1] === undefined) return null;
  const rest = account.rest();
  if (
    !/\b(?:minutes|minutos)\b/.test(rest) ||
    /\b(?:before|after|later|earlier|antes|despues)\b/.test(rest)
  )
    return null;
  // "It ends at 5:14, and it began at 2:15" names the later time first.
  const endsFirst = ending.exec(text.toLowerCase());
  const startsFirst = starting.exec(text.toLowerCase());
  if (endsFirst !== null && startsFirst !== null && endsFirst.index < startsFirst.index)
    return null;
  return account.isSettled(timeWords, maxStrangers)
    ? `how many minutes are there between ${first[1].trim()} and ${second[1].trim()}`
    : null;
}

const starting =
  /\b(?:starts?|started|begins?|began|leaves?|left|departs?|opens?|empieza|empezo|comienza|comenzo|sale|salio|abre)\b/;
const ending =
  /\b(?:ends?|ended|finish(?:es|ed)?|arrives?|arrived|closes?|over|termina|termino|acaba|acabo|llega|llego|cierra)\b/;

/** The time so many minutes before or after another; a beginning and its length give the end, an end and its length the beginning. */
function shifted(text: string): string | null {
  const account = openAccount(text);
  const time = account.take(new RegExp(clock))?.[1]?.trim();
  const minutes = account.take(/\b(\d+) (?:minutes|minutos|mins?)\b/)?.[1];
  const lower = text.toLowerCase();
  // "It left 95 minutes before it arrived": who does what has to be understood to the last word.
  const strangers = starting.test(lower) || ending.test(lower) ? 0 : maxStrangers;
  if (time === undefined || minutes === undefined || !account.isSettled(timeWords, strangers))
    return null;
  const [before, asked] = partQuestion(lower);
  const later =
    /\b(?:after|later|past|despues|mas tarde|dentro)\b|\b(?:will it be|sera) (?:in|en) \d|\b(?:will|sera|marcara)\b.* (?:in|en) \d+ min/.test(
      lower,
    );
  const earlier = /\b(?:before|earlier|prior|antes|ago|hace)\b/.test(lower);
  if (later !== earlier) return `what is ${minutes} minutes ${later ? "after" : "before"} ${time}`;
  if (later || before === null) return null;
  const lasts = /\b(?:lasts?|lasted|takes?|took|dura|duro|tarda|tardo)\b/.test(before);
  if (!lasts) return null;
  const [given, wanted] = [before.replaceAll(/\b(?:lasts?|lasted)\b/g, ""), asked];
  if (starting.test(given) && !ending.test(given) && ending.test(wanted) && !starting.test(wanted))
    return `what is ${minutes} minutes after ${time}`;
  if (ending.test(given) && !starting.test(given) && starting.test(wanted) && !ending.test(wanted))
    return `what is ${minutes} minutes before ${time}`;
  return null;
}

/** What is told before the last question, and the question. */
function partQuestion(text: string): [string | null, string] {
  const at = Math.max(text.lastIndexOf(". "), text.lastIndexOf(", "), text.lastIndexOf("¿"));
  return at < 0 ? [null, text] : [text.slice(0, at), text.slice(at)];
}
