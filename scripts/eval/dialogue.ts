import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Locale } from "#shared/locale.ts";
import { type Act, acts, answeringActs } from "#tutor/acts/acts.ts";
import { readAct } from "#tutor/acts/read-act.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import type { ExpressionItem, InteractionItem } from "#tutor/item.ts";
import { answersInWords } from "#tutor/text/answer-words.ts";
import { unitAt } from "#tutor/notation/reading/units.ts";
import { readMathematics } from "#tutor/notation/read.ts";
import { leaningReply, readReply } from "#tutor/mind/acts/reply.ts";
import { decide } from "#tutor/mind/decide.ts";
import type { Decision, Situation } from "#tutor/mind/decision.ts";
import { readMessage } from "#tutor/mind/read-message.ts";
import { newState, openProblem } from "#tutor/mind/state.ts";
import { subjectModules } from "#tutor/subjects/subjects.ts";
import { hearMessage } from "#tutor/safety/hear-message.ts";

const row = z.object({
  id: z.string(),
  locale: z.enum(["en", "es"]),
  problem: z.string(),
  key: z.string(),
  message: z.string(),
  /** One of the reader's acts, "distress", which is heard before it, or "reply", to something that the tutor has just asked. */
  act: z.string(),
  /** "right", "wrong" or "none"; of an answer that is part of one ("partial") neither mark is held against the program. */
  mark: z.string(),
});

type Row = z.output<typeof row>;

/** What a message can be taken for: what it does, or what goes before that. */
type Reading = Act | "distress" | "reply";

/** How a message was taken. `act` is null where the student was asked what they meant. */
type Taken = { row: Row; act: Reading | null; inThree: boolean; mark: "right" | "wrong" | "none" };

export type DialogueScore = {
  total: number;
  /** Messages that were asked back. */
  asked: number;
  /** Of the others, those taken for what they are. */
  right: number;
  /** Messages whose act is the one taken or among the three that would be offered. */
  inThree: number;
  macroF1: Record<Locale, number>;
  /** Right answers marked wrong, wrong ones marked right, and messages marked that are no answers. */
  falseWrong: number;
  falseRight: number;
  proseMarked: number;
  confusion: Record<string, Record<string, number>>;
};

/**
 * Takes every message of a file of lines {id, locale, problem, key, message, act, mark} as the program does while that
 * problem is open, and prints each that was taken for something else, marked wrongly, or marked though it is no answer.
 * With `json` the last line is the score.
 */
export function evaluateDialogue(file: string, json: boolean): DialogueScore {
  const taken = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => take(row.parse(JSON.parse(line))));
  for (const one of taken) tell(one);
  const answered = taken.filter(({ act }) => act !== null);
  const score: DialogueScore = {
    total: taken.length,
    asked: taken.length - answered.length,
    right: answered.filter(({ act, row: { act: meant } }) => act === meant).length,
    inThree: taken.filter(({ inThree }) => inThree).length,
    macroF1: { en: macroF1(taken, "en"), es: macroF1(taken, "es") },
    falseWrong: taken.filter(
      ({ mark, row: { mark: meant } }) => meant === "right" && mark === "wrong",
    ).length,
    falseRight: taken.filter(
      ({ mark, row: { mark: meant } }) => meant === "wrong" && mark === "right",
    ).length,
    proseMarked: taken.filter(
      ({ mark, row: { mark: meant } }) => meant === "none" && mark !== "none",
    ).length,
    confusion: confusionOf(taken),
  };
  const share = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
  console.log(
    `${score.total} messages: ${share(score.asked, score.total)} asked back, ${share(score.right, answered.length)} of the others right, ${share(score.inThree, score.total)} among the first three`,
  );
  if (json) console.log(JSON.stringify(score));
  return score;
}

function take(line: Row): Taken {
  const situation: Situation = {
    state: { ...newState, problem: openProblem(itemOf(line), "curriculum") },
    learner: { firstName: "Ana", grade: 7, returning: true, records: new Map() },
    ...subjectModules.Mathematics,
    skills: skillsOf("Mathematics"),
    locale: line.locale,
    now: new Date(0),
    seed: line.id,
    heard: hearMessage(line.message),
    acts: readAct(line.message),
  };
  const decision = decide(situation, { kind: "message", text: line.message });
  const outcome = decision.attempt?.receipt.outcome;
  const act = asLabelled(readingOf(situation, line, decision));
  const likely: readonly string[] = situation.acts?.likely.map((one) => asLabelled(one.act)) ?? [];
  return {
    row: line,
    act,
    inThree: act === line.act || likely.includes(line.act),
    mark: outcome === undefined ? "none" : outcome === "wrong" ? "wrong" : "right",
  };
}

/** The act under which a set files it: to those who label, a child that is sad is discouraged. */
function asLabelled<A extends Reading | null>(act: A): A | "frustration" {
  return act === "sadness" ? "frustration" : act;
}

/** The problem as an item: a key without figures, signs or letters of its own is answered in words. */
function itemOf({ id, problem, key, locale }: Row): ExpressionItem | InteractionItem {
  if (isInWords(key)) {
    return {
      id: `eval#${id}`,
      skillId: null,
      prompt: { en: problem, es: problem },
      key: { kind: "words", accepted: { en: [key], es: [key] } },
      interaction: { kind: "words" },
      steps: [],
      hints: [],
      misconceptions: [],
      picture: null,
    };
  }
  const variable = /^\s*([a-z])\s*=/.exec(key)?.[1] ?? unknownIn(problem, key);
  const text = { en: problem, es: problem };
  return {
    id: `eval#${id}`,
    skillId: null,
    prompt: text,
    key: {
      ...withUnit(locale === "es" ? withPoint(key) : key),
      ...(variable && { policy: { variable } }),
    },
    steps: [],
    hints: [text, text, text],
    misconceptions: [],
    picture: null,
  };
}

/** How a marked answer was said: as a guess or a correction where that is likely, else plainly. */
function answeringAct({ acts: read }: Situation): Act {
  const [first] = read?.likely ?? [];
  return first && answeringActs.has(first.act) && first.share >= 0.5 ? first.act : "answer";
}

/** Keys are in our own notation, with a decimal point. */
function withPoint(key: string): string {
  return key.replace(/^(-?\d+),(\d+)(?!\d|,)/u, "$1.$2");
}

/** A key of a number with its unit, as an item has them: "5 m/s^2" is 5, asked for in m/s^2. */
function withUnit(key: string): ExpressionItem["key"] {
  const [, value = "", rest = ""] = /^(-?\d[\d.,/]*)\s*(\p{L}.*)$/u.exec(key.trim()) ?? [];
  const unit = unitAt(rest, 0, { afterSpace: true, surely: true, known: [] });
  return unit && unit.end === rest.length
    ? { expression: value, latex: value, policy: { unit: unit.unit } }
    : { expression: key, latex: key, policy: {} };
}

/** The letter that a number is asked for, where the problem has an equation in it. */
function unknownIn(problem: string, key: string): string | undefined {
  if (/\p{L}/u.test(key)) return undefined;
  return /(?<!\p{L})\d*([a-z])(?=\s*[-+*/^()\d\s]*=)/u.exec(problem)?.[1];
}

function isInWords(key: string): boolean {
  if (/[^\p{L}\s.,'-]/u.test(key) || answersInWords(key)) return false;
  const read = readMathematics(key);
  return !read.ok || read.expression.kind === "words";
}

/** As many things as the tutor offers where it asks which is meant. */
const choicesMax = 3;

/** What a message was taken for, or null where the student was asked; a reply is read as one where something is pending. */
function readingOf(situation: Situation, { act, message }: Row, decision: Decision) {
  const isHeard = decision.moves.some(({ kind }) => kind === "safety" || kind === "check-in");
  if (isHeard) return "distress";
  const isReply =
    act === "reply" &&
    (readReply(message, choicesMax) ?? leaningReply(message, situation.acts)) !== null;
  return isReply ? "reply" : actTaken(situation, message, decision);
}

/** What a message was taken for, or null where the student was asked. */
function actTaken(situation: Situation, text: string, decision: Decision): Act | null {
  const kinds = new Set(decision.moves.map(({ kind }) => kind));
  if (kinds.has("ask-meant") || kinds.has("answer-alone") || kinds.has("unreadable")) return null;
  if (kinds.has("step-right")) return "step";
  if (decision.attempt) return answeringAct(situation);
  const read = readMessage(situation, text);
  if (read.kind === "act") return read.act;
  if (read.kind === "unsure") return null;
  switch (read.intent.kind) {
    case "hint":
      return "ask-hint";
    case "tell-me":
      return "ask-answer";
    case "next":
      return "next";
    case "working":
      return "step";
    case "own-problem":
      return "own-problem";
    default:
      return "unclear";
  }
}

function tell({ row: line, act, inThree, mark }: Taken): void {
  const was = act ?? (inThree ? "asked" : "asked, not offered");
  if (mark !== line.mark && mark !== "none")
    console.log(`marked ${mark} (${line.mark}): ${line.message} [${line.key}]`);
  if (act !== line.act && (act !== null || !inThree))
    console.log(`${line.act} taken for ${was}: ${line.message}`);
}

/** The mean over the acts of the harmonic mean of how many were found and how many of those taken for it are it. */
function macroF1(taken: readonly Taken[], locale: Locale): number {
  const some = taken.filter((one) => one.row.locale === locale && one.act !== null);
  const scores = [...acts, "distress", "reply"].flatMap((act) => {
    const meant = some.filter((one) => one.row.act === act).length;
    if (meant === 0) return [];
    const read = some.filter((one) => one.act === act).length;
    const both = some.filter((one) => one.act === act && one.row.act === act).length;
    return [(2 * both) / (meant + read)];
  });
  return Number(
    (scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length)).toFixed(4),
  );
}

function confusionOf(taken: readonly Taken[]): DialogueScore["confusion"] {
  const confusion: DialogueScore["confusion"] = {};
  for (const { row: line, act } of taken) {
    const cells = (confusion[line.act] ??= {});
    const name = act ?? "asked";
    cells[name] = (cells[name] ?? 0) + 1;
  }
  return confusion;
}
