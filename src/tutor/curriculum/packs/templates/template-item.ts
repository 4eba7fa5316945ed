import type { Locale, Localized } from "#shared/locale.ts";
import type { Random } from "#shared/random.ts";
import type { ExpressionItem, ExpressionKey, Picture } from "../../../item.ts";
import { toLatex } from "../../../notation/print.ts";
import { toNumber } from "../../../numbers/rational.ts";
import { readMathematics } from "../../../notation/read.ts";
import { reasonOf } from "../../../mathematics/solving/reasons.ts";
import type { Answer, Compiled, CompiledPicture, Pair } from "./compile.ts";
import { drawScope, inOrder, otherThan } from "./draw-scope.ts";
import { evaluate, holds } from "./evaluate.ts";
import { type Formula, NoValue } from "./formula.ts";
import type { Template } from "./format.ts";
import { numberOf } from "./polynomial.ts";
import { printValue } from "./print-value.ts";
import { fillWritten, type Scope } from "./scope.ts";
import { faultOf } from "./sound.ts";
import type { Written } from "./written.ts";

/** A template that is ready to make items. */
export type ReadyTemplate = { written: Template; compiled: Compiled; language: Locale };

/** Draws before giving up; the check asks that a fair share of them is right. */
const drawsMax = 3000;

/**
 * A fresh item: drawn until the conditions hold, the wrong answers differ from the key and from each other, and nothing
 * but the last rung tells the answer.
 */
export function makeTemplateItem(
  ready: ReadyTemplate,
  ids: Pick<ExpressionItem, "id" | "skillId">,
  random: Random,
): ExpressionItem {
  for (let tries = 0; tries < drawsMax; tries++) {
    const item = tryTemplate(ready, ids, random);
    if (item && faultOf(item) === null) return item;
  }
  throw new Error(`No sound item of ${ids.skillId}, ${ready.written.id}, in ${drawsMax} draws`);
}

/** What one draw gives, sound or not; null where the draw is none that the author wants. */
export function tryTemplate(
  { written, compiled, language }: ReadyTemplate,
  ids: Pick<ExpressionItem, "id" | "skillId">,
  random: Random,
): ExpressionItem | null {
  const scope = drawScope(compiled, random, language);
  if (!scope) return null;
  try {
    const key = keyOf(written, compiled, scope, language);
    scope.shown.set("answer", { typed: key.expression, latex: key.latex });
    const said = (pair: Pair): Localized =>
      inOrder(
        language,
        fillWritten(pair.one, scope, language),
        fillWritten(pair.two, scope, otherThan(language)),
      );
    return {
      ...ids,
      prompt: said(random.pick(compiled.ask)),
      key,
      steps: stepsOf(compiled, (line) => fillWritten(line, scope, language), said),
      hints: compiled.hints.map(said),
      misconceptions: compiled.wrong
        .filter(({ where }) => where.every((condition) => holds(condition, scope.values)))
        .map(({ id, gives, say, step }) => ({
          id,
          answer: answerOf(gives, scope, language),
          feedback: said(say),
          step,
        })),
      picture: compiled.picture ? pictureOf(compiled.picture, scope, language, said) : null,
    };
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
}

function answerOf(answer: Answer, scope: Scope, language: Locale): string {
  return "formula" in answer
    ? printValue(evaluate(answer.formula, scope.values), "typed")
    : fillWritten(answer.written, scope, language);
}

function keyOf(
  written: Template,
  compiled: Compiled,
  scope: Scope,
  language: Locale,
): ExpressionKey {
  const expression = answerOf(compiled.key, scope, language);
  const read = readMathematics(expression);
  const words = [
    ...compiled.accept.one.map((text) => fillWritten(text, scope, language)),
    ...compiled.accept.two.map((text) => fillWritten(text, scope, otherThan(language))),
  ];
  const latex =
    "formula" in compiled.key
      ? printValue(evaluate(compiled.key.formula, scope.values), "latex")
      : read.ok
        ? toLatex(read.expression)
        : expression;
  return {
    expression,
    latex: compiled.shown ? fillWritten(compiled.shown, scope, language) : latex,
    policy: {
      ...(written.form === undefined ? {} : { form: written.form }),
      ...(written.unit === undefined ? {} : { unit: written.unit }),
      ...(written.decimals === undefined ? {} : { roundedTo: written.decimals }),
      ...(written.variable === undefined ? {} : { variable: written.variable }),
      ...(written.ordered === undefined ? {} : { ordered: true }),
      ...(words.length > 0 ? { words: [...new Set(words)] } : {}),
    },
  };
}

/** A last step that changes nothing (a fraction already in lowest terms) is left out. */
function stepsOf(
  { steps }: Compiled,
  lineOf: (line: Written) => string,
  said: (pair: Pair) => Localized,
): ExpressionItem["steps"] {
  const lines = steps.map(({ line }) => lineOf(line));
  return steps.flatMap(({ say, rule }, at) => {
    const line = lines[at] ?? "";
    if (line === lines[at - 1]) return [];
    const why = rule && { why: { en: reasonOf(rule, "en"), es: reasonOf(rule, "es") } };
    return [{ say: said(say), line, ...why }];
  });
}

function pictureOf(
  picture: CompiledPicture,
  scope: Scope,
  language: Locale,
  said: (pair: Pair) => Localized,
): Picture {
  const number = (formula: Formula): number => {
    const value = numberOf(evaluate(formula, scope.values));
    if (!value) throw new NoValue("an unknown has no place in a picture");
    return toNumber(value);
  };
  const text = (written: Written) => fillWritten(written, scope, language);
  const describe = said(picture.describe);
  switch (picture.kind) {
    case "fraction-bars":
      return {
        kind: picture.kind,
        bars: picture.bars.map(({ parts, shaded }) => ({
          parts: number(parts),
          shaded: number(shaded),
        })),
        describe,
      };
    case "number-line":
      return {
        kind: picture.kind,
        from: number(picture.from),
        to: number(picture.to),
        marks: picture.marks.map(({ at, label }) => ({ at: number(at), label: text(label) })),
        describe,
      };
    case "plot":
      return {
        kind: picture.kind,
        functions: picture.functions.map(text),
        points: picture.points.map(({ x, y }) => ({ x: number(x), y: number(y) })),
        describe,
      };
    case "rectangle":
      return {
        kind: picture.kind,
        width: text(picture.width),
        height: text(picture.height),
        describe,
      };
    case "right-triangle":
      return {
        kind: picture.kind,
        legA: text(picture.legA),
        legB: text(picture.legB),
        hypotenuse: text(picture.hypotenuse),
        describe,
      };
  }
}
