import { day } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { clockTime } from "#shared/clock-time.ts";
import type { Opening } from "../mind/limits.ts";
import type { AskedForm, Move } from "../mind/move.ts";
import { showLine } from "../notation/show-line.ts";
import { phrase, type PhraseName, type Worded, type Wording } from "./phrases.ts";
import { quoted, quoteOf } from "./quoted.ts";
import { sayAct } from "./say-act.ts";
import { sayReading } from "./say-reading.ts";

/**
 * Words the moves of a turn from templates: the voice that is always there, and what finishes a turn when a
 * model fails. The same moves with another wording are said another way. `plain` is for young readers: the shortest
 * wording first, and no word about what a problem is good for.
 */
export function sayBuiltin(
  moves: readonly Move[],
  locale: Locale,
  wording: number | Wording,
  plain = false,
): string {
  return moves.map((move) => sayMove(move, locale, wording, plain)).join("\n\n");
}

/**
 * The same within a chat, where nothing is said twice in the same words as long as there are others: `worded` is how often
 * each phrase was said before, and is given back with those of this turn. `again` is how often the turn was asked for anew.
 */
export function sayInChat(
  moves: readonly Move[],
  locale: Locale,
  { worded, again, plain }: { worded: Worded; again: number; plain: boolean },
): { text: string; worded: Worded } {
  const times: Partial<Record<PhraseName, number>> = { ...worded };
  const next: Wording = (name) => {
    const said = times[name] ?? 0;
    times[name] = said + 1;
    return said + again;
  };
  return { text: sayBuiltin(moves, locale, next, plain), worded: times };
}

function sayMove(move: Move, locale: Locale, wording: number | Wording, plain: boolean): string {
  const at: Wording = typeof wording === "number" ? () => wording : wording;
  const say = (name: PhraseName, values?: Record<string, string | number>) =>
    phrase(locale, name, at(name), values, plain);
  switch (move.kind) {
    case "welcome":
      return say(move.returning ? "welcomeBack" : "welcome", { firstName: move.firstName });
    case "present":
      return say(presentPhrase[move.reason], {
        skill: move.skillTitle?.[locale] ?? "",
        about: aboutOf(move.skillTitle?.[locale] ?? "", plain ? "" : (move.why?.[locale] ?? "")),
        invite: say(invitePhrase[move.form ?? "value"]),
      });
    case "right":
      return say(rightPhrase(move));
    case "right-form-missing":
      return say(missingPhrase[move.missing]);
    case "step-right":
      return say(stepPhrase(move), { line: showLine(move.line, locale) });
    case "first-wrong-line":
      return say(wrongLinePhrase(move), {
        number: move.lineNumber,
        before: move.lineNumber - 1,
        line: showLine(move.line, locale),
        question: move.question?.[locale] ?? "",
      });
    case "point":
      return move.feedback[locale];
    case "wrong":
      return say("wrong", { given: showLine(move.given, locale) });
    case "not-yet":
      if (!move.parts || move.parts.right === 0) return say("notYet");
      return say(partlyPhrase(move.parts), move.parts);
    case "tests-passed":
      return say(move.right > 0 ? "testsPassed" : "testsPassedNone", move);
    case "program-stopped":
      return move.call === null
        ? move.text[locale]
        : say("programStopped", { call: inCode(move.call), what: move.text[locale] });
    case "test-failed":
      return say(move.gave === null ? "testGaveNothing" : "testFailed", {
        call: inCode(move.call),
        gave: inCode(move.gave ?? ""),
        wanted: inCode(move.wanted),
      });
    case "line-printed":
      return say(linePhrase(move), {
        call: inCode(move.call ?? ""),
        number: move.number,
        gave: inCode(move.gave ?? ""),
        wanted: inCode(move.wanted ?? ""),
      });
    case "text-kept":
      return [
        say("textKept", { words: move.words, ticked: move.ticked, of: move.of }),
        ...(move.alike === null ? [] : [say("textAlike", { word: move.alike })]),
      ].join(" ");
    case "parts-right":
      return say(move.texts.length > 0 ? "partsRight" : "partsRightNone", {
        parts: new Intl.ListFormat(locale).format(
          move.texts.map((text) => quoted(text[locale], locale)),
        ),
      });
    case "spelled":
      return say("spelled", { word: move.word });
    case "hint":
    case "tell":
    case "reason":
      return move.text[locale];
    case "worked-example":
      return say(examplePhrase(move), {
        problem: move.problem[locale],
        lines: move.lines
          .map((line) => `${line.say[locale]} ${showLine(line.line, locale)}`)
          .join("\n\n"),
      });
    case "explain":
      return say("explain", { lesson: move.lesson[locale] });
    case "ask-meant":
      return say("askMeant", {
        given: move.as ? quoteOf(move.given, locale) : showLine(move.given, locale),
      });
    case "own-unread":
      return say(move.isStory ? "ownStory" : "ownUnread");
    case "ask-own":
      return say("askOwn", { reading: sayReading(move.reading, locale) });
    case "part-right":
      return say(partPhrase[move.of], {
        given: showLine(move.given, locale),
        right: move.right,
        total: move.total,
      });
    case "try-first":
      return say(move.before === "answer" ? "tryBeforeAnswer" : "tryFirst");
    case "unreadable":
      return say("unreadable", { given: move.given.replaceAll("`", "'") });
    case "mastered":
      return say(masteredPhrase(move.daysUntilReview), {
        skill: move.skillTitle[locale],
        days: move.daysUntilReview ?? 0,
      });
    case "offer-next":
      return say(move.own === false ? "offerNextOnly" : "offerNext");
    case "closing":
      return [say(closingPhrase[move.reason]), sayOpening(move.opens)].join(" ").trim();
    case "safety":
      return say(safetyPhrase[move.category]);
    case "talk":
    case "nudge":
    case "offer-acts":
    case "offer-questions":
    case "idea":
    case "why":
    case "which-step":
    case "notion":
    case "word-there":
    case "notion-unknown":
    case "number-fact":
    case "tried-value":
    case "other-subject":
    case "on-the-way":
    case "replied":
    case "pairs-told":
    case "parts-told":
    case "again":
    case "asked":
    case "answer-alone":
    case "topics":
    case "standing":
      return sayAct(move, locale, typeof wording === "number" ? undefined : wording);
    default:
      return say(plainPhrase[move.kind]);
  }

  function sayOpening(opens: Opening | null): string {
    if (!opens) return "";
    const { daysAhead } = opens;
    const [hours = 0, minutes = 0] = opens.time.split(":").map(Number);
    const time = clockTime(60 * hours + minutes, locale);
    if (daysAhead < 2) return say(daysAhead === 0 ? "opensToday" : "opensTomorrow", { time });
    return say("opensOn", { time, weekday: weekdayName(opens.weekday, locale) });
  }
}

/** What is still to be worked out is not true or false. */
function stepPhrase({ line, isSum }: Move & { kind: "step-right" }): PhraseName {
  if (isSum) return "sumRight";
  return /[=<>≤≥]/u.test(line) ? "stepRight" : "stepToDo";
}

function examplePhrase({ asked, done }: Move & { kind: "worked-example" }): PhraseName {
  if (done) return "workedThrough";
  return asked ? "exampleAsked" : "workedExample";
}

/** What a topic is and what it is good for: "so that" goes on with the sentence, all else is one of its own. */
function aboutOf(skill: string, why: string): string {
  if (why === "") return `${skill}.`;
  const isGoingOn = /^(?:So that|Para que) /u.test(why);
  return isGoingOn ? `${skill}, ${why.charAt(0).toLowerCase()}${why.slice(1)}` : `${skill}. ${why}`;
}

/** How a student is invited to try, by how a problem is answered. */
const invitePhrase = {
  "lowest-terms": "inviteValue",
  expanded: "inviteValue",
  factored: "inviteValue",
  simplified: "inviteValue",
  mixed: "inviteValue",
  fraction: "inviteValue",
  decimal: "inviteValue",
  scientific: "inviteValue",
  rounding: "inviteValue",
  unit: "inviteValue",
  "unit-asked": "inviteValue",
  percent: "inviteValue",
  order: "inviteOrder",
  value: "inviteValue",
  choice: "inviteChoice",
  several: "inviteSeveral",
  match: "inviteMatch",
  words: "inviteWords",
  lines: "inviteLines",
  code: "inviteCode",
} as const satisfies Readonly<Record<AskedForm, PhraseName>>;

/** A Monday: what weekdays are named from. */
const someMonday = Date.UTC(2024, 0, 1);

function weekdayName(weekday: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return format.format(someMonday + weekday * day);
}

const closingPhrase = {
  paused: "closingPaused",
  hours: "closingHours",
  minutes: "closingMinutes",
} as const;

const presentPhrase = {
  start: "presentStart",
  next: "presentNext",
  review: "presentReview",
  twin: "presentTwin",
  easier: "presentEasier",
  own: "presentOwn",
  back: "presentBack",
  retry: "presentRetry",
  topic: "presentTopic",
  "easier-asked": "presentEasierAsked",
  harder: "presentHarder",
} as const;

/** A piece of a program as it may stand between backticks. */
function inCode(text: string): string {
  const room = 80;
  const line = text.replaceAll("`", "'").replaceAll("\n", " ");
  return line.length > room ? `${line.slice(0, room)}…` : line;
}

function linePhrase({ call, gave, wanted }: Move & { kind: "line-printed" }): PhraseName {
  if (wanted === null) return call === null ? "lineTooMany" : "lineTooManyIn";
  if (gave === null) return call === null ? "lineMissing" : "lineMissingIn";
  return call === null ? "lineOther" : "lineOtherIn";
}

const partPhrase = { term: "partTerm", factor: "partFactor", value: "partValue" } as const;

const missingPhrase = {
  "lowest-terms": "missingLowestTerms",
  expanded: "missingExpanded",
  factored: "missingFactored",
  simplified: "missingSimplified",
  mixed: "missingMixed",
  fraction: "missingFraction",
  decimal: "missingDecimal",
  scientific: "missingScientific",
  rounding: "missingRounding",
  unit: "missingUnit",
  "unit-asked": "missingUnitAsked",
  percent: "missingPercent",
  order: "missingOrder",
} as const;

const safetyPhrase = {
  "self-harm": "safetySelfHarm",
  abuse: "safetyAbuse",
  grooming: "safetyGrooming",
  eating: "safetyEating",
  violence: "safetyViolence",
  bullying: "safetyBullying",
} as const;

const plainPhrase = {
  "check-in": "checkIn",
  "checked-in": "checkedIn",
  "ask-working": "askWorking",
  "hold-answer": "holdAnswer",
  "typed-back": "typedBack",
  "cannot-solve": "cannotSolve",
  "own-again": "ownAgain",
  "too-much": "tooMuch",
  "hand-over": "handOver",
  "answer-there": "answerThere",
  "answer-words": "answerWords",
  "answer-code": "answerCode",
  "finish-first": "finishFirst",
  "own-off": "ownOff",
  "help-limit": "helpLimit",
  "offer-back": "offerBack",
  "off-topic": "offTopic",
  "no-help-now": "noHelpNow",
} as const;

function wrongLinePhrase(move: Move & { kind: "first-wrong-line" }): PhraseName {
  const isFirst = move.lineNumber === 1;
  if (!move.question) return isFirst ? "firstLineWrong" : "firstWrongLine";
  if (move.lost) return "solutionLost";
  return isFirst ? "firstLineWrongAsked" : "firstWrongLineAsked";
}

function partlyPhrase({
  right,
  of,
  missing,
}: {
  right: number;
  of: number;
  missing?: number;
}): PhraseName {
  if (missing === undefined) return "notYetPartly";
  if (right === of) return "notYetMore";
  return missing === 0 ? "notYetTooMany" : "notYetPicked";
}

function rightPhrase(move: Move & { kind: "right" }): PhraseName {
  if (move.alone) return "rightAlone";
  return move.afterMisses > 0 ? "rightAfterMisses" : "rightWithHelp";
}

function masteredPhrase(days: number | null): PhraseName {
  if (days === null) return "mastered";
  return days === 1 ? "masteredReviewTomorrow" : "masteredReview";
}
