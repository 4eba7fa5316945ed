import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import { readMathematics } from "../../../notation/read.ts";
import { readingIn } from "../../../text/reading-in.ts";
import { crossAsTimes } from "../../../notation/reading/letters.ts";
import { isTrueCalculation } from "./true-step.ts";

/** Equations of numbers alone: "6 x 7 = 42". */
const equations = /[\d(][\d\s.,()+\-−*×x·/÷:^]*=\s*-?[\d][\d\s.,()+\-−*×x·/÷:^]*/giu;

/**
 * The value of the unknown where a message writes the problem's equation with it in its place: "6 x 7 = 42" of n · 7 = 42.
 * Null where it does not.
 */
export function valuePutIn(said: string, item: ExpressionItem, locale: Locale): string | null {
  const value = /^(?:\p{L}\s*=\s*)?(-?\d+(?:\.\d+)?)$/u.exec(item.key.expression.trim())?.[1];
  const start = startOf(item);
  if (value === undefined || start === null) return null;
  const wanted = numbersIn(start.replace(/\p{L}/u, ` ${value} `));
  const isSame = (text: string) => numbersIn(text).join() === wanted.join();
  const found = said.match(equations)?.some((equation) => {
    const read = readMathematics(crossAsTimes(equation.trim(), new Set()), readingIn(locale));
    return isSame(equation) && read.ok && isTrueCalculation(read.expression);
  });
  return found || fractionPutIn(said, start, value) ? value : null;
}

/** "8/10", where the equation has n/10 or 10/n on one side and the unknown is 8. */
function fractionPutIn(said: string, start: string, value: string): boolean {
  const bare = start.replaceAll(/[{}\s]/gu, "");
  const [, over, under] = /(?:^|=)(?:\p{L}\/?(\d+)|(\d+)\/?\p{L})(?:=|$)/u.exec(bare) ?? [];
  const fraction = over === undefined ? `${under}/${value}` : `${value}/${over}`;
  const told = /^[^\d]*(\d+)\s*\/\s*(\d+)(?!\s*[-+*/=\d])/u.exec(said);
  return told !== null && `${told[1]}/${told[2]}` === fraction;
}

/** The problem's own equation, where it has one unknown that stands in it once. */
function startOf({ steps, prompt }: ExpressionItem): string | null {
  const given = [...prompt.en.matchAll(/(?<!\\)\$([^$]+)(?<!\\)\$/gu)].map(
    ([, inside = ""]) => inside,
  );
  const lines = [...given, steps[0]?.line ?? ""].map((line) => line.replaceAll(/\\[a-z]+/giu, " "));
  return (
    lines.find((line) => line.includes("=") && (line.match(/\p{L}/gu) ?? []).length === 1) ?? null
  );
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)?/gu) ?? []).toSorted();
}
