import type { MessageKey } from "#shared/messages/en.ts";
import type { ReadProblem } from "./expression.ts";
import { maxLength } from "./limits.ts";
import type {
  AnswerForm,
  Checker,
  ComparedKind,
  MarkingPolicy,
  MarkingReceipt,
  MissingForm,
} from "./receipt.ts";

/** A sentence in whichever language it is shown: the key of a text and what is filled in. */
export type Sentence = {
  key: MessageKey;
  values?: Readonly<Record<string, string | number>>;
};

const checkers: Readonly<Record<Checker, MessageKey>> = {
  "same-text": "chat.checkerSameText",
  exact: "chat.checkerExact",
  polynomial: "chat.checkerPolynomial",
  structure: "chat.checkerStructure",
  sampling: "chat.checkerSampling",
  words: "chat.checkerWords",
  unreadable: "chat.checkerUnreadable",
};

const compared: Readonly<Record<ComparedKind, MessageKey>> = {
  number: "chat.comparedNumber",
  expression: "chat.comparedExpression",
  equation: "chat.comparedEquation",
  inequality: "chat.comparedInequality",
  values: "chat.comparedValues",
  point: "chat.comparedPoint",
  interval: "chat.comparedInterval",
  matrix: "chat.comparedMatrix",
  quantity: "chat.comparedQuantity",
  words: "chat.comparedWords",
};

const missing: Readonly<Record<MissingForm, MessageKey>> = {
  "lowest-terms": "chat.missingLowestTerms",
  expanded: "chat.missingExpanded",
  factored: "chat.missingFactored",
  simplified: "chat.missingSimplified",
  mixed: "chat.missingMixed",
  fraction: "chat.missingFraction",
  decimal: "chat.missingDecimal",
  scientific: "chat.missingScientific",
  rounding: "chat.missingRounding",
  unit: "chat.missingUnit",
  "unit-asked": "chat.missingUnitAsked",
  order: "chat.missingOrder",
};

const forms: Readonly<Record<AnswerForm, MessageKey>> = {
  expanded: "chat.policyExpanded",
  factored: "chat.policyFactored",
  simplified: "chat.policySimplified",
  mixed: "chat.policyMixed",
  fraction: "chat.policyFraction",
  decimal: "chat.policyDecimal",
  scientific: "chat.policyScientific",
};

/** Why a mark is what it is: as what the answer was compared, which checker decided, what is still missing. */
export function receiptSentences(
  receipt: Pick<MarkingReceipt, "checker" | "missing"> & { compared?: ComparedKind | null },
): Sentence[] {
  const sentences: Sentence[] = [];
  if (receipt.compared) sentences.push({ key: compared[receipt.compared] });
  sentences.push({ key: checkers[receipt.checker] });
  if (receipt.missing) sentences.push({ key: missing[receipt.missing] });
  return sentences;
}

/** What an item asks for beyond the right value, so that a student knows before answering; none for most items. */
export function policySentences(policy: MarkingPolicy): Sentence[] {
  const sentences: Sentence[] = [];
  if (policy.lowestTerms) sentences.push({ key: "chat.policyLowestTerms" });
  if (policy.form) sentences.push({ key: forms[policy.form] });
  if (policy.roundedTo === 0) sentences.push({ key: "chat.policyWhole" });
  else if (policy.roundedTo !== undefined)
    sentences.push({ key: "chat.policyPlaces", values: { count: policy.roundedTo } });
  else if (policy.significantFigures !== undefined)
    sentences.push({ key: "chat.policyFigures", values: { count: policy.significantFigures } });
  if (policy.unit !== undefined)
    sentences.push({
      key: policy.unitExactly ? "chat.policyUnitExactly" : "chat.policyUnit",
      values: { unit: policy.unit },
    });
  if (policy.ordered) sentences.push({ key: "chat.policyOrdered" });
  return sentences;
}

/** Why a text could not be read, said of the very sign: "A closing bracket is missing here: “(” is never closed." */
export function problemSentence(
  problem: Pick<ReadProblem, "at" | "length"> & { code: string },
  text: string,
): Sentence {
  const sign = text.slice(problem.at, problem.at + Math.max(problem.length, 1)).trim();
  const values = { sign };
  switch (problem.code) {
    case "empty":
      return { key: "chat.problemEmpty" };
    case "too-long":
      return { key: "chat.problemTooLong", values: { limit: maxLength } };
    case "too-deep":
      return { key: "chat.problemTooDeep" };
    case "missing-operand":
      return sign === ""
        ? { key: "chat.problemMissing" }
        : { key: "chat.problemMissingAfter", values };
    case "unclosed":
      return { key: "chat.problemUnclosed", values };
    case "unopened":
      return { key: "chat.problemUnopened", values };
    case "unknown-command":
      return { key: "chat.problemUnknownCommand", values };
    case "bad-number":
      return { key: "chat.problemNumber", values };
    default:
      return { key: "chat.problemUnexpected", values };
  }
}
