import { locales, type Localized } from "#shared/locale.ts";
import type { ExpressionItem } from "../../item.ts";

/** Every number readable in a text, as a value; a reader apart from the one the curriculum uses. */
function valuesIn(text: string): number[] {
  const flat = text.replace(/(-?)\\d?frac\{(-?\d+)\}\{(\d+)\}/g, " $1$2/$3 ");
  return [...flat.matchAll(/-?\d+(?:\.\d+)?(?:\/\d+)?/g)].map(([token]) => {
    const [top, bottom = "1"] = token.split("/");
    return Number(top) / Number(bottom);
  });
}

export function inBoth(texts: readonly Localized[]): string[] {
  return texts.flatMap((text) => locales.map((locale) => text[locale]));
}

export function earlyTexts(item: ExpressionItem): string[] {
  return inBoth([
    item.prompt,
    ...item.hints.slice(0, -1),
    ...item.misconceptions.map((wrong) => wrong.feedback),
    ...(item.picture ? [item.picture.describe] : []),
  ]);
}

export function lateTexts(item: ExpressionItem): string[] {
  return inBoth([...item.hints.slice(-1), ...item.steps.map((step) => step.say)]);
}

function plain(mathematics: string): string {
  return mathematics.replace(/\s|\\cdot|\\times|[{}]/g, "");
}

export function wordCount(text: string): number {
  return text.replace(/\$[^$]*\$/g, "m").split(/\s+/).length;
}

/** Texts in which something was left unfilled or dollar signs are not paired. */
export function unfilledTexts(item: ExpressionItem): string[] {
  return [...earlyTexts(item), ...lateTexts(item)].filter(
    (text) =>
      /\{\{\w|undefined|NaN|Infinity/.test(text) ||
      text.trim() === "" ||
      text.replaceAll("\\$", "").split("$").length % 2 === 0,
  );
}

/** Texts before the last rung that tell the answer, and last rungs that do not. */
export function leaksOf(item: ExpressionItem): string[] {
  const early = earlyTexts(item);
  const last = inBoth(item.hints.slice(-1));
  if (/^-?\d+(\.\d+)?(\/\d+)?$/.test(item.key.expression)) {
    const [key = Number.NaN] = valuesIn(item.key.expression);
    return [
      ...early.filter((text) => valuesIn(text).includes(key)),
      ...last.filter((text) => !valuesIn(text).includes(key)),
    ];
  }
  const shown = (text: string) => ` ${text.replace(/\$/g, " ")} `.includes(item.key.latex);
  const asWhole = (text: string) =>
    [...text.matchAll(/\$([^$]*)\$/g)].some(([, maths = ""]) =>
      maths.split("=").some((side) => plain(side) === plain(item.key.latex)),
    );
  return [...early.filter(asWhole), ...last.filter((text) => !shown(text))];
}

/** Whether an item lacks something: lines of work, five rungs, wrong answers that differ and belong to a line. */
export function isBroken(item: ExpressionItem): boolean {
  const answers = [item.key.expression, ...item.misconceptions.map((wrong) => wrong.answer)];
  return (
    item.steps.length < 2 ||
    item.hints.length < 5 ||
    answers.length < 2 ||
    new Set(answers).size < answers.length ||
    item.misconceptions.some((wrong) => item.steps[wrong.step] === undefined) ||
    item.steps.some((step, index) => step.line === item.steps[index - 1]?.line)
  );
}

/** Steps after the problem itself that cannot be asked why in both languages. */
export function silentSteps(item: ExpressionItem): ExpressionItem["steps"] {
  return item.steps.slice(1).filter(({ why }) => why === undefined || why.en === why.es);
}

/** What stands between dollar signs in the items' texts and in further ones, and the keys as they are shown. */
export function formulasIn(
  items: readonly ExpressionItem[],
  further: readonly string[],
): Set<string> {
  const texts = [...items.flatMap((item) => [...earlyTexts(item), ...lateTexts(item)]), ...further];
  const between = texts
    .flatMap((text) => [...text.replaceAll("\\$", "").matchAll(/\$([^$]*)\$/g)])
    .map(([, formula = ""]) => formula);
  return new Set([...between, ...items.map((item) => item.key.latex)]);
}
