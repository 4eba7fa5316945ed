import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A text that somebody wrote, and what it is. */
export type Line = { text: string; label: string };

const folder = join(import.meta.dirname, "../../content/training/safety");

/**
 * The kinds of stopped replies that sound alike, as one label. With such labels the model finds more than with
 * "stop" alone, and with one for each kind it would weigh twice as much.
 */
const families: Readonly<Record<string, string>> = {
  "personal-question": "reach",
  contact: "reach",
  link: "reach",
  secret: "bond",
  closeness: "bond",
  threat: "hostile",
  contempt: "hostile",
  sexual: "harm",
  drugs: "harm",
  harm: "harm",
  "other-adult": "harm",
};

const message = z
  .object({ message: z.string(), expected: z.string() })
  .transform(({ message: text, expected }) => ({ text, label: expected }));

const reply = z
  .object({ reply: z.string(), expected: z.enum(["stop", "pass"]), kind: z.string() })
  .transform(({ reply: text, expected, kind }) => ({
    text,
    label: expected === "pass" ? expected : (families[kind] ?? kind),
  }));

/** What children wrote. */
export function messageLines(): Line[] {
  return linesOf("messages-", (row) => message.parse(row));
}

/** What models wrote. */
export function replyLines(): Line[] {
  return linesOf("replies-", (row) => reply.parse(row));
}

/** What thresholds are set on: as it comes in life, by writers that nothing is learned from. */
export const calibration = {
  messages: (): Line[] => linesOf("calibration-messages", (row) => message.parse(row)),
  replies: (): Line[] => linesOf("calibration-replies", (row) => reply.parse(row)),
};

function linesOf(prefix: string, read: (row: unknown) => Line): Line[] {
  const files = readdirSync(folder).filter((name) => name.startsWith(prefix));
  return files.sort().flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => read(JSON.parse(line))),
  );
}
