import type { WordWatch } from "../../guard.ts";
import type { Locale } from "#shared/locale.ts";
import type { ExpressionKey } from "../../../item.ts";
import { answerWords } from "./claims.ts";
import type { KeyShape } from "./key-shape.ts";
import { isPlainNumber, numberOpeners, numberStarts, partWords } from "./number-words.ts";
import { foldWord } from "../../../gate/readable.ts";
import { hasUnsafeStem, squeeze, unsafeStarts } from "../../../gate/unsafe-words.ts";

const letterOpeners = ["a", "i", "y", "o", "e", "u"];
const openers = new Set([...numberOpeners, ...letterOpeners, "minus", "menos", "negative"]);
/** Words of rules of school mathematics: what is stated of them is judged before it is shown. */
const ruleWords =
  "fraction fractions fraccion fracciones divide add primero negative negatives negativo negativa negativos negativas numerators numeradores denominator denominators " +
  "denominador denominadores exponent exponents exponente exponentes powers potencias sum suma addition multiplication " +
  "multiplicacion subtraction resta inequality desigualdad prime primes primo primos rectangle rectangles rectangulo " +
  "rectangulos rhombus rombo parallelogram paralelogramo decimal multiplying dividing multiplicar dividir subtracting restar hypotenuse " +
  "hipotenusa perpendicular perpendiculares parallel paralelas logarithm logarithms logaritmo derivative derivada area " +
  "circumference circunferencia probability probabilities probabilidad median mediana mean mode moda range rango " +
  "perimeter perimetro commutative conmutativa odd even impar sine cosine tangent seno coseno tangente absolute absoluto slope pendiente";

const parts = new Set([...partWords, "parte", "partes", "more", "mas", "another", "otro", "otra"]);
const always = new Set([
  ...numberStarts,
  ...answerWords,
  ...ruleWords.split(" "),
  ..."http https www pi theta infinity infinito infinita percent ciento twice triple squared cubed equis".split(
    " ",
  ),
]);
/** Answers in words that are told in many ways (see text/answer-words.ts): any of these begins one. */
const answerOpenings =
  "no not sin none empty all every any infinite infinitely infinitas infinita undefined indefinido not und dne does " +
  "doesnt yes si true verdadero cierto false falso todos todas cualquier ninguna ninguno conjunto never always nunca siempre";

const startsOfNumbers = startsOf(numberStarts);
const startsCommon = startsOf([...always, ...openers, ...parts, ...unsafeStarts]);

/** A watch for replies that must keep this key; null where nothing is sealed. */
export function createWordWatch(
  key: ExpressionKey | null,
  shape: KeyShape | null,
  locale: Locale,
): WordWatch {
  const own = new Set(key !== null && shape !== null ? ownWords(key, shape) : []);
  const ownStarts = startsOf([...own]);
  const ownLetters = new Set(
    shape?.kind === "expression" ? key?.expression.match(/(?<![a-z])[a-z](?![a-z])/gi) : [],
  );
  const letter = shape?.kind === "letter" ? shape.letter : null;
  return {
    classify(folded, written) {
      if (always.has(folded) || own.has(folded) || isPlainNumber(folded, locale)) return "holds";
      if (/(.)\1\1/.test(folded)) return "holds";
      if (/avos?$/.test(folded) || /^[IVXLCDM]{2,}$/.test(written)) return "holds";
      if (folded.length === 1) {
        if (ownLetters.has(folded)) return "holds";
        return openers.has(folded) && written !== letter ? "opens" : "holds";
      }
      if (openers.has(folded)) return "opens";
      return parts.has(folded) ? "part" : "plain";
    },
    isPlainStart(folded, written) {
      // One letter may be a variable, capitals a Roman numeral.
      if (folded.length < 2 || /^[IVXLCDM]+$/.test(written)) return false;
      const squeezed = squeeze(folded);
      if (startsCommon.has(folded) || startsCommon.has(squeezed)) return false;
      if (ownStarts.has(folded) || ownStarts.has(squeezed)) return false;
      return !hasUnsafeStem(folded) && !hasUnsafeStem(squeezed);
    },
    mayBeBroken: (folded) => folded.length > 1 && startsOfNumbers.has(folded),
  };
}

function ownWords(key: ExpressionKey, shape: KeyShape): string[] {
  if (shape.kind !== "words") return [];
  const spellings = [...shape.spellings, key.expression, ...(key.policy.words ?? [])];
  const words = spellings.flatMap((text) => text.split(/[^\p{L}\p{M}'’]+/u)).map(foldWord);
  return [...words.filter((word) => word !== ""), ...answerOpenings.split(" ")];
}

/** Every beginning of every word, also with drawn-out letters once. */
function startsOf(words: readonly string[]): Set<string> {
  const starts = new Set<string>();
  for (const word of words) {
    for (const form of [word, squeeze(word)]) {
      for (let length = 1; length <= form.length; length++) starts.add(form.slice(0, length));
    }
  }
  return starts;
}
