import names from "#content/curriculum/names.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import type { Random } from "#shared/random.ts";
import { isInteger } from "../../../numbers/rational.ts";
import type { Compiled } from "./compile.ts";
import { drawValues } from "./draws.ts";
import { evaluate, holds } from "./evaluate.ts";
import { NoValue } from "./formula.ts";
import { numberOf } from "./polynomial.ts";
import { fillWritten, type Scope } from "./scope.ts";

const people: readonly string[] = names;

/** What the names of a template stand for in one draw; null where the draw is none that the author wants. */
export function drawScope(compiled: Compiled, random: Random, language: Locale): Scope | null {
  const scope: Scope = { values: new Map(), shown: new Map(), words: new Map() };
  try {
    for (const draw of compiled.draws)
      for (const [name, value] of drawValues(draw, scope.values, random))
        scope.values.set(name, value);
    for (const { name, is } of compiled.lets)
      if ("formula" in is) scope.values.set(name, evaluate(is.formula, scope.values));
    if (!compiled.where.every((condition) => holds(condition, scope.values))) return null;
    for (const { name, of, one, two } of compiled.cases) {
      const value = numberOf(evaluate(of, scope.values));
      const word = value && isInteger(value) ? String(value.n) : "";
      const [first, second] = [one.get(word), two.get(word)];
      if (first === undefined || second === undefined) throw new NoValue(`no words for ${word}`);
      scope.words.set(
        name,
        inOrder(
          language,
          fillWritten(first, scope, language),
          fillWritten(second, scope, otherThan(language)),
        ),
      );
    }
    for (const { name, is } of compiled.lets)
      if (!("formula" in is))
        scope.shown.set(name, {
          typed: fillWritten(is.typed, scope, language),
          latex: fillWritten(is.latex, scope, language),
        });
  } catch (error) {
    if (error instanceof NoValue) return null;
    throw error;
  }
  const [name = "", otherName = ""] = random.shuffle(people);
  scope.words.set("name", { en: name, es: name });
  scope.words.set("otherName", { en: otherName, es: otherName });
  return scope;
}

export function otherThan(language: Locale): Locale {
  return language === "en" ? "es" : "en";
}

/** A text in the author's language and in the other, by language. */
export function inOrder(language: Locale, one: string, two: string): Record<Locale, string> {
  return language === "en" ? { en: one, es: two } : { en: two, es: one };
}
