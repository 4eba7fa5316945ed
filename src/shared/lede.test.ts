import fc from "fast-check";
import { expect, test } from "vitest";
import { minute } from "./constants.ts";
import { locales } from "./locale.ts";
import { translators } from "./messages/server-translators.ts";
import { addDays } from "./zoned-time.ts";
import { goodFrom, hardTo, judgedFrom, ledeOf, type LedeRecord, ledeWords } from "./lede.ts";

const from = "2026-11-15";
const week = { from, to: "2026-11-21" };

function record(
  days: readonly (readonly [number, number, number])[],
  minutes: readonly number[],
  firstDay: string | null = "2026-01-01",
): LedeRecord {
  return {
    days: days.map(([alone, withHelp, open], at) => ({
      day: addDays(from, at),
      alone,
      withHelp,
      open,
    })),
    study: minutes.map((value, at) => ({ day: addDays(from, at), studiedMs: value * minute })),
    firstDay,
  };
}

const said = (kept: LedeRecord, range = week) =>
  locales.map((locale) => ledeWords(ledeOf(range, kept), locale, translators[locale]));

test("F-02 F-04 a week in one sentence, in both languages", () => {
  const good = record(
    [
      [4, 0, 0],
      [3, 1, 1],
    ],
    [8, 8, 4, 6],
  );
  expect(said(good)).toEqual([
    "A good week: 7 of 9 alone, 26 minutes on 4 days",
    "Una buena semana: 7 de 9 sin ayuda, 26 minutos en 4 días",
  ]);
  expect(said({ ...good, firstDay: from })[0]).toBe(
    "A first week: 7 of 9 alone, 26 minutes on 4 days",
  );
  expect(said(record([[1, 2, 4]], [130]))).toEqual([
    "A hard week: 1 of 7 alone, 2 hours, 10 minutes on 1 day",
    "Una semana difícil: 1 de 7 sin ayuda, 2 horas y 10 minutos en 1 día",
  ]);
  expect(said(record([[2, 2, 0]], [0]))[0]).toBe(
    "A quiet week: 2 of 4 alone, under a minute on 1 day",
  );
  expect(said(record([], [3]))[0]).toBe("A quiet week: no problem answered, 3 minutes on 1 day");
  expect(said(record([], []))).toEqual([
    "A quiet week: nothing was practiced",
    "Una semana tranquila: no practicó nada",
  ]);
  expect(said(record([], [], null))[0]).toBe(
    "Nothing to tell yet: the first problem is still to come",
  );
  expect(said(good, { from, to: addDays(from, 27) })[0]).toBe(
    "These 28 days went well: 7 of 9 alone, 26 minutes on 4 days",
  );
  expect(said(good, { from, to: from })[0]).toBe(
    "This day was quiet: 4 of 4 alone, 8 minutes on 1 day",
  );
});

const count = fc.integer({ min: 0, max: 12 });
const records = fc.record({
  days: fc.array(fc.tuple(count, count, count), { maxLength: 40 }),
  minutes: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 40 }),
  firstDay: fc.constantFrom("2026-01-01", from),
  length: fc.constantFrom(1, 7, 28, 91),
});

test("F-02 F-04 whatever the record, the sentence says its own numbers and no kinder word than they bear", () => {
  fc.assert(
    fc.property(records, ({ days, minutes, firstDay, length }) => {
      const to = addDays(from, length - 1);
      const kept = record(days, minutes, firstDay);
      const lede = ledeOf({ from, to }, kept);
      const inside = days.slice(0, length);
      const alone = inside.reduce((sum, [own]) => sum + own, 0);
      const total = inside.flat().reduce((sum, value) => sum + value, 0);
      expect(lede).toMatchObject({ alone, total, length });
      expect(lede.minutes).toBe(minutes.slice(0, length).reduce((sum, value) => sum + value, 0));
      expect(lede.days).toBeLessThanOrEqual(length);
      if (lede.kind === "good") expect(alone / total).toBeGreaterThanOrEqual(goodFrom);
      if (lede.kind === "hard") expect(alone / total).toBeLessThanOrEqual(hardTo);
      if (lede.kind === "mixed") {
        expect(alone / total).toBeGreaterThan(hardTo);
        expect(alone / total).toBeLessThan(goodFrom);
      }
      expect(lede.kind === "quiet").toBe(lede.kind !== "first" && total < judgedFrom);
      expect(lede.kind === "first").toBe(length === 7 && firstDay === from);
      for (const locale of locales) {
        const sentence = ledeWords(lede, locale, translators[locale]);
        expect(sentence).not.toMatch(/[{}]|undefined|NaN|standing\./);
        expect(/\b(week|semana)\b/.test(sentence)).toBe(length === 7);
        if (total > 0) expect(sentence).toMatch(new RegExp(`\\b${alone} (of|de) ${total} `));
        if (lede.days > 0) {
          expect(sentence).toMatch(new RegExp(`\\b(on|en) ${lede.days} (days?|días?)$`));
        }
      }
    }),
  );
});
