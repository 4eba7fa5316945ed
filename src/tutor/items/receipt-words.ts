import type { MessageKey } from "#shared/messages/en.ts";
import { maxLength } from "../text/limits.ts";
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
  "same-text": "marks.checkerSameText",
  exact: "marks.checkerExact",
  polynomial: "marks.checkerPolynomial",
  structure: "marks.checkerStructure",
  sampling: "marks.checkerSampling",
  words: "marks.checkerWords",
  choice: "marks.checkerChoice",
  order: "marks.checkerOrder",
  match: "marks.checkerMatch",
  lines: "marks.checkerLines",
  tests: "marks.checkerTests",
  unreadable: "marks.checkerUnreadable",
};

const compared: Readonly<Record<ComparedKind, MessageKey>> = {
  number: "marks.comparedNumber",
  expression: "marks.comparedExpression",
  equation: "marks.comparedEquation",
  inequality: "marks.comparedInequality",
  values: "marks.comparedValues",
  point: "marks.comparedPoint",
  interval: "marks.comparedInterval",
  matrix: "marks.comparedMatrix",
  quantity: "marks.comparedQuantity",
  words: "marks.comparedWords",
  choice: "marks.comparedChoice",
  order: "marks.comparedOrder",
  match: "marks.comparedMatch",
  lines: "marks.comparedLines",
};

const missing: Readonly<Record<MissingForm, MessageKey>> = {
  "lowest-terms": "marks.missingLowestTerms",
  expanded: "marks.missingExpanded",
  factored: "marks.missingFactored",
  simplified: "marks.missingSimplified",
  mixed: "marks.missingMixed",
  fraction: "marks.missingFraction",
  decimal: "marks.missingDecimal",
  scientific: "marks.missingScientific",
  rounding: "marks.missingRounding",
  unit: "marks.missingUnit",
  "unit-asked": "marks.missingUnitAsked",
  percent: "marks.missingPercent",
  order: "marks.missingOrder",
};

const forms: Readonly<Record<AnswerForm, MessageKey>> = {
  expanded: "marks.policyExpanded",
  factored: "marks.policyFactored",
  simplified: "marks.policySimplified",
  mixed: "marks.policyMixed",
  fraction: "marks.policyFraction",
  decimal: "marks.policyDecimal",
  scientific: "marks.policyScientific",
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
  if (policy.lowestTerms) sentences.push({ key: "marks.policyLowestTerms" });
  if (policy.form) sentences.push({ key: forms[policy.form] });
  if (policy.roundedTo === 0) sentences.push({ key: "marks.policyWhole" });
  else if (policy.roundedTo !== undefined)
    sentences.push({ key: "marks.policyPlaces", values: { count: policy.roundedTo } });
  else if (policy.significantFigures !== undefined)
    sentences.push({ key: "marks.policyFigures", values: { count: policy.significantFigures } });
  if (policy.unit !== undefined)
    sentences.push({
      key: policy.unitExactly ? "marks.policyUnitExactly" : "marks.policyUnit",
      values: { unit: policy.unit },
    });
  if (policy.ordered) sentences.push({ key: "marks.policyOrdered" });
  return sentences;
}

/** Why a text could not be read, said of the very sign: "A closing bracket is missing here: “(” is never closed." */
export function problemSentence(
  problem: NonNullable<MarkingReceipt["problem"]>,
  text: string,
): Sentence {
  const sign = text.slice(problem.at, problem.at + Math.max(problem.length, 1)).trim();
  const values = { sign };
  switch (problem.code) {
    case "empty":
      return { key: "marks.problemEmpty" };
    case "too-long":
      return { key: "marks.problemTooLong", values: { limit: maxLength } };
    case "too-deep":
      return { key: "marks.problemTooDeep" };
    case "missing-operand":
      return sign === ""
        ? { key: "marks.problemMissing" }
        : { key: "marks.problemMissingAfter", values };
    case "unclosed":
      return { key: "marks.problemUnclosed", values };
    case "unopened":
      return { key: "marks.problemUnopened", values };
    case "unknown-command":
      return { key: "marks.problemUnknownCommand", values };
    case "bad-number":
      return { key: "marks.problemNumber", values };
    default:
      return { key: "marks.problemUnexpected", values };
  }
}
