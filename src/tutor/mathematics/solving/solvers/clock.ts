import { hasValue, isTrue } from "../checks/claims.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";

const dayMinutes = 1440;
const time = "(\\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m\\.?)?)";

const betweenPatterns = [
  new RegExp(
    `^how many minutes (?:are there |are |is it |pass |go by )?(?:between|from) ${time} (?:and|to|until) ${time}$`,
    "i",
  ),
  new RegExp(`^(?:the )?number of minutes (?:between|from) ${time} (?:and|to|until) ${time}$`, "i"),
  new RegExp(
    `^cuantos minutos (?:hay|pasan) (?:entre|desde|de) (?:las? )?${time} (?:y|hasta|a) (?:las? )?${time}$`,
    "i",
  ),
];
const shiftPatterns = [
  new RegExp(`^(?:the time )?(\\d+) minutes (before|after|from) ${time}$`, "i"),
  new RegExp(`^(?:what time is it |what is the time )(\\d+) minutes (before|after) ${time}$`, "i"),
  new RegExp(
    `^(?:que hora es |que hora sera |la hora )?(\\d+) minutos (antes|despues) de (?:las? )?${time}$`,
    "i",
  ),
];

/** Questions on the clock: the minutes between two times, and the time some minutes before or after another. */
export function solveClock({ body }: Problem): Draft | null {
  const text = body;
  return between(text) ?? shifted(text);
}

function between(text: string): Draft | null {
  const [from, to] = firstMatch(text, betweenPatterns) ?? [];
  const start = readTime(from);
  const end = readTime(to);
  if (start === null || end === null || from === undefined || to === undefined) return null;
  if (start.halfDay !== end.halfDay) return null;
  const minutes = (end.minutes - start.minutes + dayMinutes) % dayMinutes;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return {
    kind: "minutes-between",
    start: `${from} - ${to}`,
    steps: [
      step(
        "count-minutes",
        `From ${from} to ${to} pass $${hours}$ hours and $${rest}$ minutes.`,
        `De ${from} a ${to} pasan $${hours}$ horas y $${rest}$ minutos.`,
        `${hours} * 60 + ${rest}`,
      ),
      step(
        "calculate",
        `An hour has $60$ minutes: $${hours} \\cdot 60 + ${rest} = ${minutes}$.`,
        `Una hora tiene $60$ minutos: $${hours} \\cdot 60 + ${rest} = ${minutes}$.`,
        `${minutes}`,
      ),
    ],
    answer: `${minutes}`,
    policy: {},
    check: { by: "claims", claims: [hasValue(`${minutes}`), hasValue(`${minutes}`)] },
  };
}

function shifted(text: string): Draft | null {
  const [count, way, clock] = firstMatch(text, shiftPatterns) ?? [];
  const from = readTime(clock);
  if (from === null || count === undefined || way === undefined || clock === undefined) return null;
  const minutes = Number(count);
  const forward = /^(?:after|from|despues)/i.test(way);
  const end =
    (((from.minutes + (forward ? minutes : -minutes)) % dayMinutes) + dayMinutes) % dayMinutes;
  const answer = writeTime(end, from.halfDay);
  const hours = Math.floor(minutes / 60);
  return {
    kind: "time-shift",
    start: `${clock} ${forward ? "+" : "-"} ${count} min`,
    steps: [
      step(
        "count-minutes",
        `$${minutes}$ minutes are $${hours}$ hours and $${minutes % 60}$ minutes.`,
        `$${minutes}$ minutos son $${hours}$ horas y $${minutes % 60}$ minutos.`,
        `${minutes} = ${hours} * 60 + ${minutes % 60}`,
      ),
      step(
        "count-minutes",
        forward ? `Go forward from ${clock}: ${answer}.` : `Go back from ${clock}: ${answer}.`,
        forward
          ? `Avanza desde las ${clock}: ${answer}.`
          : `Retrocede desde las ${clock}: ${answer}.`,
        answer,
      ),
    ],
    answer,
    latex: `\\text{${answer}}`,
    policy: { words: [answer] },
    check: {
      by: "claims",
      claims: [
        isTrue,
        (line) => {
          const read = readTime(line);
          return (
            read !== null &&
            (read.minutes - from.minutes - (forward ? minutes : -minutes)) % dayMinutes === 0
          );
        },
      ],
    },
  };
}

/** Minutes since midnight; `halfDay` where AM or PM was written, else the 24-hour clock. */
function readTime(text: string | undefined): { minutes: number; halfDay: boolean } | null {
  const match = /^(\d{1,2})(?::(\d{2}))? ?(?:([ap])\.?m\.?)?$/i.exec(text?.trim() ?? "");
  if (match === null || (match[2] === undefined && match[3] === undefined)) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  const half = match[3]?.toLowerCase();
  if (minute > 59 || (half === undefined ? hour > 23 : hour < 1 || hour > 12)) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  return { minutes: hours * 60 + minute, halfDay: half !== undefined };
}

function writeTime(minutes: number, halfDay: boolean): string {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, "0");
  return halfDay ? `${hour % 12 || 12}:${rest} ${hour < 12 ? "AM" : "PM"}` : `${hour}:${rest}`;
}
