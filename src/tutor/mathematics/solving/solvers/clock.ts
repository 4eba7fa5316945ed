import type { Ask } from "../../tasks/task.ts";
import { isInteger, multiply } from "../../../numbers/rational.ts";
import type { Claim } from "../checks/claims.ts";
import { says } from "../checks/claims.ts";
import { emptyScope, readNumber } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { unitsIn } from "./measurement.ts";

const day = 24 * 60;

/** Minutes since midnight, and whether the half of the day is told or seen from the hour. */
function readTime(time: string): { minutes: number; half: number; isSure: boolean } | null {
  const [, h = "", m = "", half = ""] = /^\((\d{1,2}), (\d{2}), ([012])\)$/.exec(time) ?? [];
  const [hour, minute, told] = [Number(h), Number(m), Number(half)];
  if (h === "" || hour > 23 || minute > 59 || (told > 0 && (hour < 1 || hour > 12))) return null;
  const hours = told === 0 ? hour : (hour % 12) + (told === 2 ? 12 : 0);
  return { minutes: hours * 60 + minute, half: told, isSure: told > 0 || hour > 12 };
}

/** The time from one clock time to another on the same day, or over noon where neither half of the day is told. */
export function timeBetween({
  from,
  to,
  inMinutes,
  nextDay = false,
}: Extract<Ask, { kind: "time-between" }>): Draft | null {
  const [start, end] = [readTime(from), readTime(to)];
  if (start === null || end === null || start.half > 0 !== end.half > 0) return null;
  const passed = end.minutes - start.minutes;
  // "From 9:40 to 2:15" is over noon; "from 22:30 to 6:10" is over midnight where the next day is told, and may be meant otherwise.
  const isOverNoon = !nextDay && passed < 0 && !start.isSure && !end.isSure;
  const minutes = isOverNoon ? passed + day / 2 : nextDay ? passed + day : passed;
  if (minutes <= 0 || minutes >= day) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const total = `${minutes} min`;
  const answer =
    inMinutes || hours === 0 ? total : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  const count = step(
    "count-minutes",
    "Count the minutes up to the next full hour, then the full hours, then the rest.",
    "Cuenta los minutos hasta la próxima hora en punto, después las horas enteras y después el resto.",
    total,
  );
  const steps = [count];
  if (answer !== total)
    steps.push(
      step("unit-factor", "An hour has $60$ minutes.", "Una hora tiene $60$ minutos.", answer),
    );
  const clock = `${hours}:${String(rest).padStart(2, "0")}`;
  const arrives: Claim = (line) => {
    const [, h = "0", m = "0"] = /^(?:(\d+) h ?)?(?:(\d+) min)?$/.exec(line) ?? [];
    return (start.minutes + Number(h) * 60 + Number(m)) % (day / 2) === end.minutes % (day / 2);
  };
  return {
    kind: "time-between",
    start: `${written(start)} - ${written(end)}`,
    steps,
    answer,
    latex: `\\text{${answer}}`,
    policy: inMinutes ? {} : { words: [clock] },
    check: { by: "claims", claims: steps.map(() => arrives) },
  };
}

/** The clock time so long after another, or before it. */
export function timeAfter({
  from,
  wait,
  unit,
  back,
}: Extract<Ask, { kind: "time-after" }>): Draft | null {
  const start = readTime(from);
  const [value, factor] = [readNumber(wait, emptyScope), unitsIn(unit, "min")];
  if (start === null || value === null || factor === null) return null;
  const minutes = multiply(value, factor);
  if (!isInteger(minutes)) return null;
  const end = start.minutes + (back ? -1 : 1) * Number(minutes.n);
  if (end < 0 || end >= day || minutes.n <= 0n) return null;
  // Past noon a clock of twelve hours may be meant: "10:30" and three hours are 13:30, or 1:30.
  const isTwelve = start.half === 0 && start.minutes < 13 * 60;
  const answer = written({ minutes: end, half: start.half });
  const other = written({ minutes: end, half: 1 }).replace(/ .*/, "");
  return {
    kind: "time-after",
    start: written(start),
    steps: [
      step(
        "count-minutes",
        `${back ? "Go back" : "Go on"} by $${minutes.n}$ minutes: first the full hours, then the rest.`,
        `${back ? "Retrocede" : "Avanza"} $${minutes.n}$ minutos: primero las horas enteras y después el resto.`,
        answer,
      ),
    ],
    answer,
    latex: `\\text{${answer}}`,
    policy: isTwelve && other !== answer ? { words: [other] } : {},
    check: { by: "claims", claims: [says(written({ minutes: end, half: start.half }))] },
  };
}

function written({ minutes, half }: { minutes: number; half: number }): string {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
  if (half === 0) return `${hour}:${minute}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
