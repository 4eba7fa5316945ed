import { fromInteger, type Rational } from "../mathematics/rational.ts";
import { mentionsIn } from "./mentions.ts";
import { wasSaid, type SaidBefore } from "./said-before.ts";
import type { Sentence } from "./sentence.ts";

const tops = /^(?:top|numerator|numerador|arriba|above)$/;
const bottoms = /^(?:bottom|denominator|denominador|abajo|below)$/;

/** Whether the sentence gives a fraction part by part: "the top is 7 and the bottom is 8". */
export function describesFraction(value: Rational, sentence: Sentence, said: SaidBefore): boolean {
  if (value.d === 1n) return false;
  const words = sentence.tokens.flatMap((token) => (token.kind === "word" ? [token.word] : []));
  if (!words.some((word) => tops.test(word)) || !words.some((word) => bottoms.test(word)))
    return false;
  const [top, bottom] = [fromInteger(value.n), fromInteger(value.d)];
  const told = (part: Rational) =>
    mentionsIn(sentence.tokens).some(({ values }) =>
      values.some(({ n, d }) => n === part.n && d === part.d),
    );
  return told(top) && told(bottom) && !(wasSaid(top, said) && wasSaid(bottom, said));
}
