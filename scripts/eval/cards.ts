import { readFileSync } from "node:fs";
import { z } from "zod";
import { findSkill, teachingOf } from "#features/learning/subject-skills.ts";
import { subjects } from "#shared/subjects.ts";
import { readAct } from "#tutor/acts/read-act.ts";
import { type InteractionItem, isInteractionItem } from "#tutor/item.ts";
import type { Given } from "#tutor/items/interaction.ts";
import { sayGiven } from "#tutor/items/say-given.ts";
import { bareWords } from "#tutor/items/reading/plain-words.ts";
import { decide } from "#tutor/mind/decide.ts";
import type { Decision, Situation } from "#tutor/mind/decision.ts";
import { newState } from "#tutor/mind/state.ts";
import { hearMessage } from "#tutor/safety/hear-message.ts";
import { type Form, form, givenOfForm } from "./card-answer.ts";

const cardRow = z.object({
  card: z.number(),
  locale: z.enum(["en", "es"]),
  subject: z.enum(subjects),
  /** "skill#item@seed". */
  itemId: z.string(),
});

const messageRow = z.object({
  card: z.number(),
  message: z.string(),
  expected: z.union([
    z.object({ given: form }).strict(),
    z.object({ partly: form }).strict(),
    z.object({ ask: form }).strict(),
    z.object({ none: z.literal(true) }).strict(),
  ]),
});

type CardRow = z.output<typeof cardRow>;
type MessageRow = z.output<typeof messageRow>;

/** What came of a message: a mark, a question whether it is meant, parts that are kept, or none of these; as it was read. */
type Taken = { kind: "marked" | "asked" | "kept" | "none"; said: string };

export type CardsScore = {
  total: number;
  /** Messages that any teacher would mark at once. */
  given: number;
  marked: number;
  /** Marked as what was meant, of those that any teacher would mark. */
  markedRight: number;
  /** Marked as something that was not said. */
  misread: number;
  /** Marked as what was said, though its writer was not done or a teacher would have asked. */
  hasty: number;
  proseMarked: number;
  asked: number;
  /** Asked about, or kept as a part, though any teacher would mark it. */
  askedNeedlessly: number;
  /** Neither marked nor asked about, though any teacher would mark it. */
  missed: number;
  partly: number;
  /** Parts that were kept and said back as they were told, and those that were asked about. */
  partlyKept: number;
  partlyAsked: number;
  /** Asked about or kept, of those a teacher would ask about. */
  ask: number;
  askAsked: number;
  /** No answers that were asked about as if they were one. */
  proseAsked: number;
  none: number;
};

/**
 * Takes every message of a file of lines {card, message, expected} as the program does while its card is open, and prints
 * each that was met otherwise than a teacher would. `cardsFile` has the cards, a line each. With `json` the last line is
 * the score; `quiet` prints nothing else.
 */
export function evaluateCards(
  file: string,
  json: boolean,
  { cards: cardsFile, quiet = false }: { cards: string; quiet?: boolean },
): CardsScore {
  const cards = new Map(
    linesOf(cardsFile).map((line) => {
      const row = cardRow.parse(line);
      return [row.card, layOut(row)] as const;
    }),
  );
  const score: CardsScore = {
    total: 0,
    given: 0,
    marked: 0,
    markedRight: 0,
    misread: 0,
    hasty: 0,
    proseMarked: 0,
    asked: 0,
    askedNeedlessly: 0,
    missed: 0,
    partly: 0,
    partlyKept: 0,
    partlyAsked: 0,
    ask: 0,
    askAsked: 0,
    proseAsked: 0,
    none: 0,
  };
  for (const line of linesOf(file)) {
    const row = messageRow.parse(line);
    const laid = cards.get(row.card);
    if (!laid) throw new TypeError(`No card ${row.card}`);
    const fault = count(score, row, laid);
    if (fault !== null && !quiet) console.log(fault);
  }
  if (json) console.log(JSON.stringify(score));
  return score;
}

function linesOf(file: string): unknown[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): unknown => JSON.parse(line));
}

type Laid = { item: InteractionItem; situation: Situation };

/** The card as it lies before a student who has just begun. */
function layOut({ itemId, locale, subject }: CardRow): Laid {
  const [skillId = "", rest = ""] = itemId.split("#");
  const seed = rest.split("@")[1] ?? "";
  if (!findSkill(skillId)) throw new TypeError(`No skill ${skillId}`);
  const situation: Situation = {
    state: newState,
    learner: { firstName: "Ana", grade: 8, returning: true, records: new Map() },
    ...teachingOf(subject),
    locale,
    now: new Date(0),
    seed,
  };
  const { state } = decide(situation, { kind: "open", skillId });
  const item = state.problem?.item;
  if (!item || !isInteractionItem(item) || item.id !== itemId)
    throw new TypeError(`Another card lies there: ${item?.id ?? "none"} for ${itemId}`);
  return { item, situation: { ...situation, state } };
}

/** Counts one message; what went otherwise than it should, in a line, or null. */
function count(score: CardsScore, row: MessageRow, laid: Laid): string | null {
  const { expected, message } = row;
  const taken = takenAs(message, laid);
  const meantForm = formIn(expected);
  const meant = meantForm === null ? null : wordsOf(givenOfForm(meantForm, laid.item), laid);
  const isSame = taken.said === meant;
  score.total += 1;
  if (taken.kind === "marked") score.marked += 1;
  if (taken.kind === "asked") score.asked += 1;
  const isMisread = taken.kind === "marked" && meant !== null && !isSame;
  if (isMisread) score.misread += 1;
  const isHasty = taken.kind === "marked" && isSame && !("given" in expected);
  if (isHasty) score.hasty += 1;
  if ("given" in expected) {
    score.given += 1;
    if (taken.kind === "marked" && isSame) score.markedRight += 1;
    if (taken.kind === "asked" || taken.kind === "kept") score.askedNeedlessly += 1;
    if (taken.kind === "none") score.missed += 1;
  } else if ("partly" in expected) {
    score.partly += 1;
    if (taken.kind === "kept" && isSame) score.partlyKept += 1;
    if (taken.kind === "asked") score.partlyAsked += 1;
  } else if ("ask" in expected) {
    score.ask += 1;
    if (taken.kind === "asked" || taken.kind === "kept") score.askAsked += 1;
  } else {
    score.none += 1;
    if (taken.kind === "marked") score.proseMarked += 1;
    if (taken.kind === "asked" || taken.kind === "kept") score.proseAsked += 1;
  }
  const isGood =
    "none" in expected
      ? taken.kind === "none"
      : "given" in expected
        ? taken.kind === "marked" && isSame
        : taken.kind !== "marked" && taken.kind !== "none" && isSame;
  if (isGood) return null;
  const [label = ""] = Object.keys(expected);
  const told = `${laid.item.interaction.kind} ${row.card}: ${message}`;
  return `${label} → ${taken.kind}${isSame ? "" : " (another)"} ${told}\n    meant ${JSON.stringify(meant)}\n    taken ${JSON.stringify(taken.said)}`;
}

/** What the program makes of a message on a card. */
function takenAs(message: string, { item, situation }: Laid): Taken {
  const heard = { ...situation, heard: hearMessage(message), acts: readAct(message) };
  const decision = decide(heard, { kind: "message", text: message });
  const laid = { item, situation };
  if (decision.attempt) {
    const said = markedText(decision);
    return { kind: "marked", said: item.interaction.kind === "words" ? bareWords(said) : said };
  }
  for (const move of decision.moves) {
    if (move.kind === "ask-meant" && move.as)
      return { kind: "asked", said: wordsOf(move.as.given, laid) };
    const begun = decision.state.problem?.begun;
    if (begun && (move.kind === "pairs-told" || move.kind === "parts-told"))
      return { kind: "kept", said: wordsOf(begun, laid) };
  }
  return { kind: "none", said: "" };
}

/** The answer that was marked last, as the transcript shows it. */
function markedText({ state }: Decision): string {
  return state.problem?.lines.at(-1)?.text ?? "";
}

/** An answer in words that are the same for the same answer. */
/** What is expected to be read; null where it is no answer. */
function formIn(expected: MessageRow["expected"]): Form | null {
  if ("given" in expected) return expected.given;
  if ("partly" in expected) return expected.partly;
  return "ask" in expected ? expected.ask : null;
}

function wordsOf(given: Given, { item, situation }: Laid): string {
  const said = sayGiven(given, item, situation.locale);
  return given.kind === "words" ? bareWords(said) : said;
}
