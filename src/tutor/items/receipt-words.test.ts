import { expect, test } from "vitest";
import { translators } from "#shared/messages/server-translators.ts";
import { markAnswer } from "../mathematics/marking.ts";
import {
  policySentences,
  problemSentence,
  receiptSentences,
  type Sentence,
} from "./receipt-words.ts";
import { comparedKinds, type MarkingPolicy, missingForms } from "./receipt.ts";

function inBoth(sentences: readonly Sentence[]): { en: string; es: string } {
  const say = (locale: "en" | "es") =>
    sentences.map(({ key, values }) => translators[locale](key, values)).join(" ");
  return { en: say("en"), es: say("es") };
}

test("a receipt says what was compared, who decided and what is missing, in both languages", () => {
  const receipt = markAnswer({ expression: "3/4", policy: { lowestTerms: true } }, "6/8");
  expect(inBoth(receiptSentences(receipt))).toEqual({
    en: "It was compared as a number. It was compared with the answer by exact arithmetic, without rounding. Still to do: put the fraction in lowest terms.",
    es: "Se ha comparado como número. Se ha comparado con la respuesta con aritmética exacta, sin redondear. Falta simplificar la fracción al máximo.",
  });
});

test("every kind and every missing form has words in both languages", () => {
  for (const compared of comparedKinds) {
    for (const missing of missingForms) {
      const { en, es } = inBoth(receiptSentences({ checker: "exact", compared, missing }));
      expect(`${en} ${es}`).not.toMatch(/chat\.|\{\{/);
    }
  }
});

test("a receipt of an earlier day, without the kind, still has its words", () => {
  expect(inBoth(receiptSentences({ checker: "words", missing: null })).en).toBe(
    "The words were compared, whatever their capitals and accents.",
  );
});

test.each<[string, string, string]>([
  [
    "3 + (4",
    "A closing bracket is missing here: “(” is never closed.",
    "Aquí falta cerrar un paréntesis: «(» no se cierra.",
  ],
  [
    "4) + 1",
    "“)” closes a bracket that was never opened.",
    "«)» cierra un paréntesis que no se había abierto.",
  ],
  [
    "3 +",
    "A number or a letter is missing after “+”.",
    "Falta un número o una letra después de «+».",
  ],
  ["2 # 3", "“#” does not fit here.", "«#» no encaja aquí."],
  [
    "\\foo 3",
    "“\\foo” is a command that cannot be read.",
    "«\\foo» es una orden que no se puede leer.",
  ],
  ["", "There is nothing here to read yet.", "Aquí todavía no hay nada que leer."],
  [
    "(".repeat(300),
    "Too many brackets stand inside one another here.",
    "Aquí hay demasiados paréntesis unos dentro de otros.",
  ],
  [
    "1".repeat(2001),
    "This is too long to read in one go: 2000 characters are the most.",
    "Es demasiado largo para leerlo de una vez: caben como máximo 2000 caracteres.",
  ],
])("%s: the place and the reason are said in both languages", (given, en, es) => {
  const { outcome, problem } = markAnswer({ expression: "7", policy: {} }, given);
  expect(outcome).toBe("unreadable");
  expect(problem && inBoth([problemSentence(problem, given)])).toEqual({ en, es });
});

test.each<[MarkingPolicy, string, string]>([
  [{}, "", ""],
  [{ lowestTerms: true }, "Give the fraction in lowest terms.", "Da la fracción irreducible."],
  [{ roundedTo: 0 }, "Round to a whole number.", "Redondea a un número entero."],
  [{ roundedTo: 1 }, "Round to 1 decimal place.", "Redondea a 1 cifra decimal."],
  [
    { roundedTo: 2, unit: "cm" },
    "Round to 2 decimal places. Give the unit (cm or one that converts to it).",
    "Redondea a 2 cifras decimales. Indica la unidad (cm o una equivalente).",
  ],
  [
    { significantFigures: 3 },
    "Round to 3 significant figures.",
    "Redondea a 3 cifras significativas.",
  ],
  [
    { unit: "cm", unitExactly: true, ordered: true },
    "Give the answer in cm. The order counts.",
    "Da la respuesta en cm. El orden cuenta.",
  ],
  [
    { form: "scientific" },
    "Give the answer in scientific notation.",
    "Da la respuesta en notación científica.",
  ],
])("an item's policy %o is stated", (policy, en, es) => {
  expect(inBoth(policySentences(policy))).toEqual({ en, es });
});
