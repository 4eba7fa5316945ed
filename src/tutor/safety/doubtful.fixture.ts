import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { hearMessage } from "./hear-message.ts";

const line = z.object({ message: z.string(), locale: z.string(), expected: z.string() });

/** Longer ones are no message of a phone. In UTF-16 units. */
const lengthMax = 110;

/**
 * Words that the listener, as it is trained today, is in doubt about: the first such of those that its thresholds are set
 * on, about what may come from home or school (`isAbuse`) or about something else.
 */
export function doubtful(locale: Locale, isAbuse = false): string {
  const file = new URL(
    "../../../content/training/safety/calibration-messages.jsonl",
    import.meta.url,
  );
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const found = lines
    .map((one) => line.parse(JSON.parse(one)))
    .filter((one) => one.locale === locale && one.expected !== "none")
    .filter(({ message }) => message.length <= lengthMax && !/[\d\n]/u.test(message))
    .find(({ message }) => {
      const { answer, category } = hearMessage(message);
      return answer === "check-in" && (category === "abuse") === isAbuse;
    });
  if (!found) throw new Error("the listener is in doubt about no line");
  return found.message;
}
