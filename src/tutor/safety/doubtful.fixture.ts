import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { hearMessage } from "./hear-message.ts";

const line = z.object({ message: z.string(), locale: z.string(), expected: z.string() });

/** Longer ones are no message of a phone. In UTF-16 units. */
const lengthMax = 110;

/**
 * Words that the listener, as it is trained today, is in doubt about: the first such of those that its thresholds are set
 * on or that it learns from, about what may come from home or school (`isAbuse`) or about something else.
 */
export function doubtful(locale: Locale, isAbuse = false): string {
  for (const { locale: its, expected, message } of lines())
    if (its === locale && expected !== "none" && isDoubted(message, isAbuse)) return message;
  throw new Error("the listener is in doubt about no line");
}

function isDoubted(message: string, isAbuse: boolean): boolean {
  if (message.length > lengthMax) return false;
  const { answer, category } = hearMessage(message);
  return answer === "check-in" && (category === "abuse") === isAbuse;
}

/** What the thresholds are set on, then what is learned from. */
function* lines() {
  const folder = new URL("../../../content/training/safety/", import.meta.url);
  const names = readdirSync(folder).filter((name) => /^(?:calibration-)?messages-/.test(name));
  for (const name of names.sort())
    for (const one of readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
      yield line.parse(JSON.parse(one));
}
