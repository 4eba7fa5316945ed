import type { Rational } from "../../rational.ts";
import { multiply, fraction, fromInteger, toDecimal, toText } from "../../rational.ts";
import { writePercent } from "../exact/write.ts";
import type { Scope } from "../reading/scope.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { latexOf } from "../words.ts";

/** A number written as a percentage, a decimal or a fraction in lowest terms. */
export function writeAs(
  text: string,
  form: "percent" | "decimal" | "fraction",
  scope: Scope,
): Draft | null {
  const value = readValue(text, scope);
  if (value === null) return null;
  const answer =
    form === "percent"
      ? `${writePercent(multiply(value, fromInteger(100)))}%`
      : form === "decimal"
        ? toDecimal(value)
        : toText(value);
  return answer === null ? null : rewriteDraft(text, value, answer, form);
}

function rewriteDraft(
  text: string,
  value: Rational,
  answer: string,
  form: "percent" | "decimal" | "fraction",
): Draft {
  const plain = text.replace("\\%", "%");
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

function readValue(text: string, scope: Scope): Rational | null {
  const percent = /^(.+?) ?\\?%$/.exec(text)?.[1];
  const rate = percent === undefined ? null : readNumber(percent, scope);
  return rate === null ? readNumber(text, scope) : multiply(rate, fraction(1n, 100n));
}
