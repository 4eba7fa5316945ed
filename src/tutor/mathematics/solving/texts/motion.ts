import type { Rational } from "../../rational.ts";
import { add, divide, fraction, fromInteger, multiply, toText } from "../../rational.ts";
import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import type { Account } from "../reading/account.ts";
import { writeNumber } from "../exact/write.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import { valueDraft } from "./value-draft.ts";

const lengths: Readonly<Record<string, bigint>> = { km: 1000n, m: 1n, cm: 0n, mi: 0n };
const lengthNames: Readonly<Record<string, string>> = {
  km: "km",
  kilometers: "km",
  kilometres: "km",
  kilometros: "km",
  kilometer: "km",
  kilometro: "km",
  m: "m",
  meters: "m",
  metres: "m",
  metros: "m",
  miles: "mi",
  mi: "mi",
  mile: "mi",
  millas: "mi",
};
const timeNames: Readonly<Record<string, string>> = {
  h: "h",
  hour: "h",
  hours: "h",
  hr: "h",
  hrs: "h",
  hora: "h",
  horas: "h",
  min: "min",
  minute: "min",
  minutes: "min",
  minuto: "min",
  minutos: "min",
  s: "s",
  second: "s",
  seconds: "s",
  sec: "s",
  segundo: "s",
  segundos: "s",
};
const seconds: Readonly<Record<string, bigint>> = { h: 3600n, min: 60n, s: 1n };
const lengthWord = Object.keys(lengthNames)
  .sort((a, b) => b.length - a.length)
  .join("|");
const timeWord = Object.keys(timeNames)
  .sort((a, b) => b.length - a.length)
  .join("|");
const per = "(?: ?/ ?| per | an | a | por | a la | cada )";
const speedPattern = new RegExp(
  `${numeral} ?(${lengthWord})${per}(${timeWord})(?![a-z])|${numeral} ?(mph|kph|kmh)(?![a-z])`,
);
const around =
  "car train bus bike cyclist plane runner boat truck person man woman travels travel traveling travelling drives drive driving runs run walks walk rides ride goes go moves moving flies covers speed average constant rate distance time far fast long take takes how " +
  "hours hour minutes seconds trip same coche auto tren autobus bicicleta ciclista avion corredor barco camion persona viaja recorre va anda camina corre conduce circula velocidad media constante distancia tiempo tarda tardara lejos durante hora horas minutos recorrera " +
  "segundos kilometros metros km h m s mi miles convert change express pasa convierte expresa velocidad vehiculo recorrido avanza kilometers meters movil recorrer atleta at each cada does did travelled traveled covered expressed cuantos cuanta que";

type Speed = { value: Rational; length: string; time: string };

/** Distance, speed and time at a constant speed, and speeds in other units. */
export function solveMotion(text: string): Draft | null {
  const account = openAccount(text);
  const speed = readSpeed(account);
  const target = account.take(
    new RegExp(
      `(?:\\b(?:to|in|into|a|en) )?(?<![a-z])(${lengthWord})(?: ?/ ?| per | por )(${timeWord})(?![a-z])`,
    ),
  );
  const distance = account.take(new RegExp(`${numeral} ?(${lengthWord})(?![a-z\\/])`));
  const time = readTime(account);
  if (!account.isSettled(around) || (speed === null && distance === null)) return null;
  const rest = account.rest();
  const wanted =
    target === null
      ? null
      : { length: lengthNames[target[1] ?? ""] ?? "", time: timeNames[target[2] ?? ""] ?? "" };
  if (speed !== null && wanted !== null && distance === null && time === null)
    return convert(speed, wanted);
  if (speed !== null && time !== null && distance === null && wanted === null) {
    if (
      !/\b(?:far|distance|distancia|km|kilometers|kilometros|miles|recorre|recorrera)\b/.test(
        rest,
      ) ||
      time.unit !== speed.time
    )
      return time.unit === speed.time ? null : otherTime(speed, time, rest);
    return distanceDraft(speed, time.value);
  }
  const length = lengthNames[distance?.[2] ?? ""];
  const way = readNumeral(distance?.[1]);
  if (length === undefined || way === null || way.n <= 0n) return null;
  if (speed === null && time !== null) {
    if (
      !/\b(?:speed|fast|velocidad|rapido|rate)\b/.test(rest) ||
      (wanted !== null && (wanted.length !== length || wanted.time !== time.unit))
    )
      return null;
    return valueDraft({
      kind: "speed",
      plain: `${writeNumber(way)}/${plainTime(time.value)}`,
      en: "Speed is distance divided by time.",
      es: "La velocidad es la distancia entre el tiempo.",
      unit: `${length}/${time.unit}`,
    });
  }
  if (speed === null || time !== null || wanted !== null || speed.length !== length) return null;
  if (
    !/\b(?:long|time|tarda|tardara|tiempo|take)\b/.test(rest) ||
    /\b(?:minutes|minutos|seconds|segundos)\b/.test(rest)
  )
    return null;
  return valueDraft({
    kind: "travel-time",
    plain: `${writeNumber(way)}/${writeNumber(speed.value)}`,
    en: "Time is distance divided by speed.",
    es: "El tiempo es la distancia entre la velocidad.",
    unit: speed.time,
  });
}

function plainTime(value: Rational): string {
  const text = writeNumber(value);
  return text.includes("/") ? `(${text})` : text;
}

function distanceDraft(speed: Speed, time: Rational): Draft | null {
  return valueDraft({
    kind: "distance-travelled",
    plain: `${writeNumber(speed.value)}*${plainTime(time)}`,
    en: "Distance is speed times time.",
    es: "La distancia es la velocidad por el tiempo.",
    unit: speed.length,
  });
}

/** 60 km/h for 30 minutes: the time in the unit of the speed first. */
function otherTime(
  speed: Speed,
  time: { value: Rational; unit: string },
  rest: string,
): Draft | null {
  const [own, other] = [seconds[time.unit], seconds[speed.time]];
  if (
    own === undefined ||
    other === undefined ||
    !/\b(?:far|distance|distancia|recorre|recorrera)\b/.test(rest)
  )
    return null;
  return distanceDraft(speed, multiply(time.value, fraction(own, other)));
}

function convert(speed: Speed, to: { length: string; time: string }): Draft | null {
  const [a, b, s, t] = [
    lengths[speed.length] ?? 0n,
    lengths[to.length] ?? 0n,
    seconds[speed.time],
    seconds[to.time],
  ];
  if (a === 0n || b === 0n || s === undefined || t === undefined) return null;
  return valueDraft({
    kind: "speed-conversion",
    plain: `${writeNumber(speed.value)}*${toText(fraction(a, b))}*${t}/${s}`,
    en: `One ${speed.length} is $${toText(fraction(a, b))}$ ${to.length}, and one ${speed.time} is $${toText(fraction(s, t))}$ ${to.time}.`,
    es: `Un ${speed.length} son $${toText(fraction(a, b))}$ ${to.length}, y un ${speed.time} son $${toText(fraction(s, t))}$ ${to.time}.`,
    unit: `${to.length}/${to.time}`,
  });
}

function readSpeed(account: Account): Speed | null {
  const match = account.take(speedPattern);
  if (match === null) return null;
  const [, first, length, time, other, short] = match;
  const value = readNumeral(first ?? other);
  if (value === null || value.n <= 0n) return null;
  if (short !== undefined) return { value, length: short === "mph" ? "mi" : "km", time: "h" };
  return { value, length: lengthNames[length ?? ""] ?? "", time: timeNames[time ?? ""] ?? "" };
}

function readTime(account: Account): { value: Rational; unit: string } | null {
  const both = account.take(
    new RegExp(
      `${numeral} ?(?:h|hours?|horas?) (?:and |y )?${numeral} ?(?:min|minutes?|minutos?)(?![a-z])`,
    ),
  );
  if (both !== null) {
    const [h, m] = [readNumeral(both[1]), readNumeral(both[2])];
    return h === null || m === null
      ? null
      : { value: add(h, divide(m, fromInteger(60))), unit: "h" };
  }
  const half = account.take(/\b(?:half an hour|media hora)\b/);
  if (half !== null) return { value: fraction(1n, 2n), unit: "h" };
  const match = account.take(
    new RegExp(
      `(?:${numeral}|\\b(two|three|four|five|six|dos|tres|cuatro|cinco|seis)) ?(${timeWord})(?![a-z])(?: (and a half|y media))?`,
    ),
  );
  if (match === null) return null;
  const value =
    readNumeral(match[1]) ??
    (match[2] === undefined ? null : fromInteger(readWholeNumber(match[2]) ?? 0));
  const unit = timeNames[match[3] ?? ""];
  if (value === null || unit === undefined || value.n <= 0n) return null;
  return { value: match[4] === undefined ? value : add(value, fraction(1n, 2n)), unit };
}
