import { describe, expect, test } from "vitest";
import { locales, type Locale } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import { type ExpressionItem, type ExpressionKey, isExpressionItem } from "../item.ts";
import { typedGuard } from "../subjects/guards.ts";
import { createGate, type StopReason } from "./gate.ts";

function reasonFor(
  key: ExpressionKey | null,
  allowed: readonly string[],
  text: string,
  locale: Locale,
  plan = "",
): StopReason | null {
  const gate = createGate({
    guard: typedGuard,
    key,
    allowed,
    plan,
    earlier: [],
    locale,
    wordsMax: 500,
  });
  return (gate.push(text).stopped ?? gate.end().stopped)?.reason ?? null;
}

const tellings: Readonly<Record<Locale, (item: ExpressionItem) => string[]>> = {
  en: ({ key }) => [`The answer is $${key.latex}$.`, `So you get ${key.expression}, as you see.`],
  es: ({ key }) => [`La respuesta es $${key.latex}$.`, `Así obtienes ${key.expression}, ya ves.`],
};

describe.each(mathematicsSkills)("$id", (skill) => {
  const items = ([1, 2, 3] as const)
    .map((level) => skill.makeItem(String(level), randomFrom(`${skill.id} ${level}`), level))
    .filter(isExpressionItem);

  test.each(locales)("hints and words about mistakes pass, the answer does not (%s)", (locale) => {
    for (const item of items) {
      const prompt = item.prompt[locale];
      const hints = item.hints.map((hint) => hint[locale]);
      for (const [rung, hint] of hints.slice(0, -1).entries()) {
        expect([
          hint,
          reasonFor(item.key, [prompt, ...hints.slice(0, rung)], hint, locale, hint),
        ]).toEqual([hint, null]);
      }
      for (const { answer, feedback } of item.misconceptions) {
        const said = feedback[locale];
        expect([said, reasonFor(item.key, [prompt, answer], said, locale, said)]).toEqual([
          said,
          null,
        ]);
      }
      for (const told of [hints.at(-1) ?? "", ...tellings[locale](item)]) {
        const reason = reasonFor(item.key, [prompt], told, locale);
        expect(["answer", "off-plan"], told).toContain(reason);
      }
    }
  });

  test.each(locales)(
    "nothing of the solution counts as false once it may be told (%s)",
    (locale) => {
      for (const item of items) {
        const told = [
          item.hints.at(-1)?.[locale] ?? "",
          skill.words.lesson[locale],
          ...item.steps.map(({ say, line }) => `${say[locale]} $${line}$`),
        ];
        for (const text of told)
          expect([text, reasonFor(null, [], text, locale)]).toEqual([text, null]);
      }
    },
  );
});
