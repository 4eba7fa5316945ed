import { oneSign } from "../../text/one-sign.ts";
import { crossAsTimes } from "../../notation/reading/letters.ts";
import type { NumberFacts } from "../subject.ts";
import type { TypedAnswers } from "../typed-answers.ts";
import {
  beginsWithValue,
  claimsIn,
  claimToAskFor,
  equationIn,
  reasonAt,
  resultOf,
} from "./answers/find-claim.ts";
import { lettersOf } from "./answers/letters-of.ts";
import { markInLanguage } from "./answers/mark-in-language.ts";
import { partOfKey } from "./answers/part-of-key.ts";
import { valuePutIn } from "./answers/put-in.ts";
import { readAnswer, readLines } from "./answers/read-answer.ts";
import { statedIn } from "./answers/stated-value.ts";
import { triedValue } from "./answers/tried-value.ts";
import {
  isOnTheWay,
  isSumElsewhere,
  isTrueStep,
  isWorkedOut,
  namesSeveral,
} from "./answers/true-step.ts";
import { isTypedBack } from "./answers/typed-back.ts";
import { firstWrongLine, stepsReached, whereUnread } from "./answers/work.ts";
import { formulaFact, numberFact } from "./number-question.ts";
import { inSigns } from "./own/own-reading.ts";

/** Answers in typed mathematics. */
export const typedMathematics: TypedAnswers = {
  readAnswer,
  readLines,
  whereUnread,
  lettersOf,
  isTypedBack,
  namesSeveral,
  claimsIn,
  claimToAskFor,
  equationIn,
  beginsWithValue,
  resultOf,
  reasonAt,
  statedIn,
  valuePutIn,
  mark: markInLanguage,
  partOfKey,
  isTrueStep,
  isOnTheWay,
  isWorkedOut,
  isSumElsewhere,
  firstWrongLine,
  stepsReached,
  triedValue,
};

/** A cross between numbers is a sign: no letter stands in what is told of them. */
const noLetters: ReadonlySet<string> = new Set();

/** What is told of numbers and formulas by working it out. */
export const mathematicalFacts: NumberFacts = {
  numberFact,
  formulaFact,
  inSigns: (message) => inSigns(crossAsTimes(oneSign(message), noLetters)),
};
