import type { Rational } from "../../rational.ts";
import { multiply, fraction, fromInteger, toDecimal, toText } from "../../rational.ts";
import { writePercent } from "../exact/write.ts";
import { readFractionWords } from "../reading/number-words.ts";
import { percentSign } from "../reading/percent-sign.ts";
import type { Scope } from "../reading/scope.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { step } from "../solver.ts";
import { latexOf } from "../words.ts";

const rewritePatterns: readonly (readonly [RegExp, "percent" | "decimal" | "fraction"])[] = [
  [
    /^(?:write|express|convert|change|turn|escribe|expresa|convierte|pasa)? ?(.+?) (?:as|to|into|in|como|a|en) (?:a |un )?(?:percent|percentage|per cent|porcentaje|tanto por ciento)$/i,
    "percent",
  ],
  [
    /^(?:write|express|convert|change|turn|escribe|expresa|convierte|pasa)? ?(.+?) (?:as|to|into|in|como|a|en) (?:a |un |numero |forma )*(?:decimal)(?: number| form)?$/i,
    "decimal",
  ],
  [
    /^(?:write|express|convert|change|turn|escribe|expresa|convierte|pasa)? ?(.+?) (?:as|to|into|in|como|a|en) (?:an? |una )?(?:simplified |improper |common )?(?:fraction|fraccion)(?: impropia)?(?: in (?:lowest|simplest) (?:terms|form)| irreducible| simplificada)?$/i,
    "fraction",
  ],
];

/** A number written as a percentage, a decimal or a fraction in lowest terms. */
export function solveWriteAs({ ask, body, scope }: Problem): Draft | null {
  for (const [pattern, form] of rewritePatterns) {
    const text = (pattern.exec(ask) ?? pattern.exec(body))?.[1];
    const value = readValue(text, scope);
    if (value === null || text === undefined) continue;
    const answer =
      form === "percent"
        ? `${writePercent(multiply(value, fromInteger(100)))}%`
        : form === "decimal"
          ? toDecimal(value)
          : toText(value);
    if (answer === null) return null;
    return rewriteDraft(text, value, answer, form);
  }
  return null;
}

function rewriteDraft(
  text: string,
  value: Rational,
  answer: string,
  form: "percent" | "decimal" | "fraction",
): Draft {
  const plain = text.replace(/ ?(?:percent|per cent|por ?ciento)$/i, "%").replace("\\%", "%");
  const last =
    form === "percent"
      ? step(
          "multiply",
          "Multiply by $100$ to get percent.",
          "Multiplica por $100$ para tener tanto por ciento.",
          answer,
        )
      : form === "decimal"
        ? step(
            "fraction-to-decimal",
            "Divide the numerator by the denominator.",
            "Divide el numerador entre el denominador.",
            answer,
          )
        : step("simplify-fraction", "Simplify the fraction.", "Simplifica la fracción.", answer);
  const places = (/\.(\d+)/.exec(text)?.[1] ?? "").length;
  const scale = 10n ** BigInt(places) * (plain.includes("%") ? 100n : 1n);
  const over = `${(value.n * scale) / value.d}/${scale}`;
  const first =
    scale > 1n && form !== "percent" && over !== answer
      ? [
          step(
            plain.includes("%") ? "percent-to-fraction" : "decimal-to-fraction",
            `Write it over $${scale}$: $${latexOf(over)}$.`,
            `Escríbelo sobre $${scale}$: $${latexOf(over)}$.`,
            over,
          ),
        ]
      : [];
  return {
    kind: `write-as-${form}`,
    start: plain,
    steps: [...first, last],
    answer,
    policy: form === "fraction" ? { lowestTerms: true } : {},
    check: { by: "value" },
  };
}

function readValue(text: string | undefined, scope: Scope): Rational | null {
  const plain = text?.replace(
    /^(?:the (?:fraction|decimal|number) |la fraccion |el (?:numero|decimal|porcentaje) )/i,
    "",
  );
  if (plain === undefined) return null;
  const words = readFractionWords(plain);
  const percent = new RegExp(`^(.+?) ?${percentSign}$`, "i").exec(plain)?.[1];
  const rate = percent === undefined ? null : readNumber(percent, scope);
  return rate === null ? readNumber(words ?? plain, scope) : multiply(rate, fraction(1n, 100n));
}
