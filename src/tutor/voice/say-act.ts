import type { Locale } from "#shared/locale.ts";
import type { ActMove, AskedForm, OfferReason, TalkedOf } from "../mind/move.ts";
import { showLine } from "../notation/show-line.ts";
import { phrase, type PhraseName, type Wording } from "./phrases.ts";
import { quoted } from "./quoted.ts";

/** Words what is answered to an act, each time in the next of its wordings, or in the one that is given. */
export function sayAct(move: ActMove, locale: Locale, wording?: Wording): string {
  const time = "time" in move ? move.time : 0;
  const say = (name: PhraseName, values?: Record<string, string | number>) =>
    phrase(locale, name, wording ? wording(name) : time, values);
  switch (move.kind) {
    case "talk":
      return say(talkPhrase[move.about]);
    case "nudge":
      return say("nudge");
    case "offer-acts":
      return say(offerPhrase[move.because]);
    case "answer-alone":
      return say("answerAlone");
    case "idea":
      if (move.fits) return say("ideaFits");
      return say(move.isTyped ? "ideaOpen" : "ideaOpenChosen");
    case "why":
      return say("why", { text: move.text[locale] });
    case "pairs-told":
      return say("pairsTold", {
        pairs: new Intl.ListFormat(locale).format(
          move.pairs.map(({ left, right }) => quoted(`${left[locale]} – ${right[locale]}`, locale)),
        ),
      });
    case "parts-told":
      return say(move.isOrder ? "orderTold" : "partsTold", {
        parts: move.isOrder
          ? move.texts.map((text) => quoted(text[locale], locale)).join(" → ")
          : new Intl.ListFormat(locale).format(
              move.texts.map((text) => quoted(text[locale], locale)),
            ),
      });
    case "which-step":
      return say("whichStep");
    case "notion":
      if (move.question !== undefined)
        return say("notionRead", { text: move.text, question: quoted(move.question, locale) });
      // What asks something itself is not followed by another question.
      return say(move.isOpen && !/\?\s*$/u.test(move.text) ? "notion" : "notionFree", {
        text: move.text,
      });
    case "word-there":
      return say(move.isStory ? "wordInStory" : "wordThere", {
        word: move.word,
        sentence: quoted(move.sentence, locale),
      });
    case "notion-unknown":
      if (move.near === undefined) return say("notionUnknown");
      return move.question
        ? say("notionNearQuestion", { text: move.near, question: quoted(move.question, locale) })
        : say("notionNear", { text: move.near });
    case "number-fact": {
      const line = showLine(move.line, locale);
      if (move.holds === null) return say("numberFact", { line });
      return say(move.holds ? "numberFactYes" : "numberFactNo", { line });
    }
    case "tried-value": {
      const { unknown, value, left, right } = move;
      return say("triedValue", {
        unknown: showLine(unknown, locale),
        value: showLine(value, locale),
        left: showLine(left, locale),
        right: showLine(right, locale),
      });
    }
    case "on-the-way":
      return say("onTheWay", { value: showLine(move.value, locale) });
    case "replied": {
      const name = repliedPhrase(move);
      return say(name, { text: move.text });
    }
    case "other-subject":
      return say("otherSubject", { subject: move.subject });
    case "again":
      return say(move.isAsked ? "lessonOn" : "again", { text: move.text });
    case "offer-questions":
      return say("offerQuestions");
    case "asked": {
      const form = say(askedPhrase[move.form]);
      if (!move.question) return form;
      const question = quoted(move.question[locale], locale);
      // Where one value is asked for, the question has said it all.
      return move.form === "value"
        ? say("askedQuestionValue", { question })
        : say("askedQuestion", { question, form });
    }
    case "topics":
      return say(move.isUnknown ? "topicsUnknown" : "topics", {
        titles: new Intl.ListFormat(locale, { type: "disjunction" }).format(
          move.titles.map((title) => quoted(title[locale], locale)),
        ),
      });
    case "standing":
      return sayStanding(move, locale);
  }
}

function repliedPhrase({ holds, isOpen }: ActMove & { kind: "replied" }): PhraseName {
  if (holds === null) return isOpen ? "repliedOther" : "repliedOtherAfter";
  if (holds) return isOpen ? "repliedRight" : "repliedRightAfter";
  return isOpen ? "repliedWrong" : "repliedWrongAfter";
}

function sayStanding({ finished, skill }: ActMove & { kind: "standing" }, locale: Locale): string {
  const some: PhraseName = finished === 1 ? "standingOne" : "standingSome";
  const counted = phrase(locale, finished === 0 ? "standingNone" : some, 0, { count: finished });
  if (!skill) return counted;
  const { right, tries, isMastered } = skill;
  const begun: PhraseName = right === 0 ? "standingBegun" : "standingSkill";
  const name: PhraseName = isMastered ? "standingMastered" : begun;
  return `${counted} ${phrase(locale, name, 0, { skill: skill.title[locale], right, tries })}`;
}

const talkPhrase = {
  greeting: "talkGreeting",
  thanks: "talkThanks",
  pride: "talkPride",
  frustration: "talkFrustration",
  sadness: "talkSadness",
  boredom: "talkBoredom",
  insult: "talkInsult",
  "off-topic": "talkOffTopic",
  unclear: "talkUnclear",
  "who-are-you": "talkWhoAreYou",
  language: "talkLanguage",
  break: "talkBreak",
  "own-problem": "talkOwnProblem",
  "own-step": "talkOwnStep",
  "own-come-to": "talkOwnComeTo",
  "own-retry": "talkOwnRetry",
  "own-end": "talkOwnEnd",
  nerves: "talkNerves",
  "no-own-problem": "talkNoOwnProblem",
  refused: "talkRefused",
  done: "talkDone",
  "done-right": "talkDoneRight",
  reply: "talkReply",
  "idea-after": "talkIdeaAfter",
  misread: "talkMisread",
  name: "talkName",
  "answers-kept": "talkAnswersKept",
  prompted: "talkPrompted",
  "which-value": "talkWhichValue",
  "own-sure": "talkOwnSure",
  "tutor-wrong": "talkTutorWrong",
  "frustration-after": "talkFrustrationAfter",
  missed: "talkMissed",
  calculator: "talkCalculator",
} as const satisfies Readonly<Record<TalkedOf, PhraseName>>;

const offerPhrase = {
  unsure: "offerUnsure",
  frustration: "offerFrustration",
  sadness: "offerSadness",
  boredom: "offerBoredom",
  try: "offerTry",
} as const satisfies Readonly<Record<OfferReason, PhraseName>>;

const askedPhrase = {
  "lowest-terms": "askedLowestTerms",
  expanded: "askedExpanded",
  factored: "askedFactored",
  simplified: "askedSimplified",
  mixed: "askedMixed",
  fraction: "askedFraction",
  decimal: "askedDecimal",
  scientific: "askedScientific",
  rounding: "askedRounding",
  unit: "askedUnit",
  "unit-asked": "askedUnitAsked",
  percent: "askedPercent",
  order: "askedOrder",
  value: "askedValue",
  choice: "askedChoice",
  several: "askedSeveral",
  match: "askedMatch",
  words: "askedWords",
  lines: "askedLines",
  code: "askedCode",
} as const satisfies Readonly<Record<AskedForm, PhraseName>>;
