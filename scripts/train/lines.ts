import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { acts } from "#tutor/acts/acts.ts";

/** A text that somebody wrote, and what it is. */
export type Line = { text: string; label: string };

const folder = join(import.meta.dirname, "../../content/training/safety");
const actFolder = join(import.meta.dirname, "../../content/training/acts");

/**
 * The kinds of stopped replies that sound alike, as one label. With such labels the model finds more than with
 * "stop" alone, and with one for each kind it would weigh twice as much.
 */
const families: Readonly<Record<string, string>> = {
  "personal-question": "reach",
  contact: "reach",
  link: "reach",
  meeting: "reach",
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

/** What children wrote, and what they write in a lesson, which is harmless. */
export function messageLines(): Line[] {
  return [...linesOf("messages-", (row) => message.parse(row)), ...lessonLines("w")];
}

/** Acts in which somebody may be troubled after all: of these nothing is learned. */
const mayBeTrouble: ReadonlySet<string> = new Set(["sadness"]);

/** What the reader of acts learns from, as the listener is to hear it. */
function lessonLines(prefix: string): Line[] {
  return actLines(prefix)
    .filter(({ label }) => !mayBeTrouble.has(label))
    .map(({ text }) => ({ text, label: "none" }));
}

/** How often the plain statements are learned: among many lines of hidden ones they would be lost. */
const plainTimes = 5;

/** What models wrote. */
export function replyLines(): Line[] {
  const plain = linesOf("replies-plain", (row) => reply.parse(row));
  const more = Array.from({ length: plainTimes - 1 }, () => plain).flat();
  return [...linesOf("replies-", (row) => reply.parse(row)), ...more];
}

/** What thresholds are set on: as it comes in life, by writers that nothing is learned from. */
export const calibration = {
  messages: (): Line[] => [
    ...linesOf("calibration-messages", (row) => message.parse(row)),
    ...lessonLines("calibration"),
  ],
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

/** Lines `act<TAB>message` of the files whose name begins so. */
export function actLines(prefix: string): Line[] {
  const files = readdirSync(actFolder).filter((name) => name.startsWith(prefix));
  return files.sort().flatMap((name) =>
    readFileSync(join(actFolder, name), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line, at) => {
        const [label = "", text = ""] = line.split("\t");
        if (!acts.some((act) => act === label) || text.trim() === "")
          throw new Error(`${name}:${at + 1} is no "act<TAB>message"`);
        return { label, text };
      }),
  );
}
