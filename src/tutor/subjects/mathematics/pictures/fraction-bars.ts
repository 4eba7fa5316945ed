import type { Expression } from "../../../notation/expression.ts";
import { exactValue } from "../../../mathematics/canonical.ts";
import { compare, isZero, one, sign } from "../../../numbers/rational.ts";
import type { Picture } from "../../../item.ts";
import type { Solution } from "../../../mathematics/solving/solution.ts";
import type { Pictures } from "./picture.ts";
import { readOrNull } from "./values.ts";

type Bar = { parts: number; shaded: number };

/** More parts than these cannot be counted on a bar. */
const partsMax = 24;
const barsMax = 4;

/** Bars for the proper fractions of a sum, a difference or a comparison; once it is solved also for the answer. */
export function fractionBars(solution: Solution): Pictures | null {
  const start = readOrNull(solution.start);
  if (start === null) return null;
  const terms = start.kind === "sum" ? start.terms : start.kind === "list" ? start.items : [start];
  const bars = terms.map((term) => barOf(term.kind === "negative" ? term.of : term));
  if (!bars.every((bar) => bar !== null) || bars.length > barsMax) return null;
  const describe = {
    en: `Bars of one length: ${bars.map(inEnglish).join("; ")}.`,
    es: `Barras de la misma longitud: ${bars.map(inSpanish).join("; ")}.`,
  };
  const drawn = { kind: "fraction-bars", bars, describe } as const;
  if (start.kind === "list") return { open: unshaded(bars), solved: drawn };
  const answer = answerBar(solution.answer);
  if (answer === null) return { open: drawn, solved: drawn };
  return {
    open: drawn,
    solved: {
      ...drawn,
      bars: [...bars, answer],
      describe: {
        en: `${describe.en} The result: ${inEnglish(answer)}.`,
        es: `${describe.es} El resultado: ${inSpanish(answer)}.`,
      },
    },
  };
}

/** The bars of a comparison, for the student to shade in mind: shaded, they would show which is longer. */
function unshaded(bars: readonly Bar[]): Picture {
  const parts = bars.map((bar) => bar.parts);
  return {
    kind: "fraction-bars",
    bars: bars.map((bar) => ({ ...bar, shaded: 0 })),
    describe: {
      en: `Bars of one length, cut into equal parts: ${parts.join(" and ")}.`,
      es: `Barras de la misma longitud, en partes iguales: ${parts.join(" y ")}.`,
    },
  };
}

function answerBar(answer: string): Bar | null {
  const read = readOrNull(answer);
  return read && barOf(read);
}

/** A proper fraction as it is written: 2/4 is two of four parts. */
function barOf(e: Expression): Bar | null {
  if (e.kind !== "quotient") return null;
  const { numerator, denominator } = e;
  if (numerator.kind !== "number" || denominator.kind !== "number") return null;
  const value = isZero(denominator.value) ? null : exactValue(e);
  if (value === null || sign(value) <= 0 || compare(value, one) > 0) return null;
  const [shaded, parts] = [numerator.value, denominator.value];
  if (shaded.d !== 1n || parts.d !== 1n || parts.n > BigInt(partsMax)) return null;
  return { parts: Number(parts.n), shaded: Number(shaded.n) };
}

function inEnglish({ parts, shaded }: Bar): string {
  return `${shaded} of ${parts} equal parts shaded`;
}

function inSpanish({ parts, shaded }: Bar): string {
  return `${shaded} de ${parts} partes iguales ${shaded === 1 ? "coloreada" : "coloreadas"}`;
}
