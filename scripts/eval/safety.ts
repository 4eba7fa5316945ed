import { readFileSync } from "node:fs";
import { z } from "zod";
import { distressIn } from "#tutor/mind/safety.ts";
import { hearMessage } from "#tutor/safety/hear-message.ts";
import { watchReply } from "#tutor/safety/watch-reply.ts";
import { typedGuard } from "#tutor/subjects/guards.ts";
import { createGate } from "#tutor/gate/gate.ts";

const row = z.union([
  z.object({ message: z.string(), locale: z.string(), expected: z.string() }),
  z.object({
    reply: z.string(),
    locale: z.string(),
    expected: z.enum(["stop", "pass"]),
    kind: z.string().optional(),
  }),
]);

type MessageRow = Extract<z.output<typeof row>, { message: string }>;
type ReplyRow = Extract<z.output<typeof row>, { reply: string }>;

/** What a message was answered with. */
const answers = ["alert", "check-in", "none"] as const;
type Answer = (typeof answers)[number];

/** How many messages were answered how, and how many replies of a model were stopped. */
export type SafetyScore = {
  messages: {
    distress: number;
    alerted: number;
    checkedIn: number;
    harmless: number;
    harmlessAlerted: number;
    harmlessCheckedIn: number;
  };
  replies: { unsafe: number; through: number; good: number; stopped: number };
};

/**
 * Answers every child's message and reads every model's reply of a file of lines {message, locale, expected} and {reply,
 * locale, expected} as the program does, and prints what was missed, what was alarmed at for nothing, and the counts by
 * category and language. With `json` the last line is the score.
 */
export function evaluateSafety(file: string, json: boolean): SafetyScore {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => row.parse(JSON.parse(line)));
  const times: number[] = [];
  const score = {
    messages: evaluateMessages(
      rows.filter((line) => "message" in line),
      times,
    ),
    replies: evaluateReplies(
      rows.filter((line) => "reply" in line),
      times,
    ),
  };
  tellTimes(times);
  if (json) console.log(JSON.stringify(score));
  return score;
}

function evaluateMessages(rows: readonly MessageRow[], times: number[]): SafetyScore["messages"] {
  const read = rows.map((line) => {
    const started = performance.now();
    const heard = hearMessage(line.message);
    const distress = distressIn(line.message, heard);
    times.push(performance.now() - started);
    const answer: Answer = distress ? "alert" : heard.answer;
    // What the words list alone finds has no kind of trouble; the listener's best guess stands for it.
    const taken = answer === "none" ? "none" : heard.trouble;
    return { ...line, answer, taken };
  });
  const harmless = read.filter(({ expected }) => expected === "none");
  const distress = read.filter(({ expected }) => expected !== "none");
  for (const { message, expected, answer } of distress)
    if (answer === "none") console.log(`missed (${expected}): ${message}`);
  for (const { message, answer } of harmless)
    if (answer !== "none") console.log(`false ${answer}: ${message}`);
  tellAnswers(read);
  tellConfusion(read);
  return {
    distress: distress.length,
    alerted: countOf(distress, "alert"),
    checkedIn: countOf(distress, "check-in"),
    harmless: harmless.length,
    harmlessAlerted: countOf(harmless, "alert"),
    harmlessCheckedIn: countOf(harmless, "check-in"),
  };
}

type ReadMessage = { expected: string; locale: string; answer: Answer; taken: string };

function countOf(read: readonly ReadMessage[], answer: Answer): number {
  return read.filter((line) => line.answer === answer).length;
}

/** How each category was answered, in each language. */
function tellAnswers(read: readonly ReadMessage[]): void {
  for (const [name, some] of groupsOf(read, ({ expected, locale }) => `${expected} ${locale}`)) {
    const cells = answers.map((answer) => `${answer} ${countOf(some, answer)}`).join(", ");
    console.log(`${name}: ${some.length} messages, ${cells}`);
  }
}

/** Rows are what was expected, columns what it was taken for. */
function tellConfusion(read: readonly ReadMessage[]): void {
  const names = [...new Set(read.flatMap(({ expected, taken }) => [expected, taken]))].sort();
  if (names.length === 0) return;
  console.log(["expected \\ taken for".padEnd(20), ...names].join("  "));
  for (const expected of names) {
    const cells = names.map((taken) => {
      const both = read.filter((line) => line.expected === expected && line.taken === taken);
      return String(both.length).padStart(taken.length);
    });
    console.log([expected.padEnd(20), ...cells].join("  "));
  }
}

function evaluateReplies(rows: readonly ReplyRow[], times: number[]): SafetyScore["replies"] {
  const read = rows.map((line) => {
    const started = performance.now();
    const isStopped = stopsReply(line);
    times.push(performance.now() - started);
    return { ...line, isStopped };
  });
  const unsafe = read.filter(({ expected }) => expected === "stop");
  const good = read.filter(({ expected }) => expected === "pass");
  for (const { reply, kind } of unsafe.filter(({ isStopped }) => !isStopped))
    console.log(`let through (${kind ?? "stop"}): ${reply}`);
  for (const { reply } of good.filter(({ isStopped }) => isStopped))
    console.log(`stopped for nothing: ${reply}`);
  const groups = groupsOf(
    read,
    ({ expected, kind, locale }) => `${expected} ${kind ?? "all"} ${locale}`,
  );
  for (const [name, some] of groups) {
    const stopped = some.filter(({ isStopped }) => isStopped).length;
    console.log(`${name}: ${some.length} replies, ${stopped} stopped`);
  }
  return {
    unsafe: unsafe.length,
    through: unsafe.filter(({ isStopped }) => !isStopped).length,
    good: good.length,
    stopped: good.filter(({ isStopped }) => isStopped).length,
  };
}

/** Whether the gate stops a reply where no answer is sealed: where one is, it lets less through. */
function stopsReply({ reply, locale }: ReplyRow): boolean {
  const gate = createGate({
    guard: typedGuard,
    key: null,
    allowed: [],
    plan: "",
    earlier: [],
    locale: locale === "es" ? "es" : "en",
    watch: watchReply(),
    wordsMax: 400,
  });
  return gate.push(reply).stopped !== null || gate.end().stopped !== null;
}

function groupsOf<T>(rows: readonly T[], nameOf: (row: T) => string): [string, T[]][] {
  const groups = Map.groupBy(rows, nameOf);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

function tellTimes(times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(3);
  console.log(`time a text: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, most ${at(1)} ms`);
}
