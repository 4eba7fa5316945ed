import { fromInteger, type Rational } from "../../mathematics/rational.ts";
import type { ClaimText } from "../falsehoods/claim-text.ts";
import { wasSaid, type SaidBefore } from "../said-before.ts";

const gap = "(?: (?![#@])\\S+){0,5} ";
const top = "(?:top|numerator|numerador|arriba|above|upstairs)";
const bottom = "(?:bottom|denominator|denominador|abajo|below|underneath|debajo)";

function namings(place: string, other: string): readonly RegExp[] {
  return [
    new RegExp(`(?<!\\S)${place}(?:(?! ${other})${gap})#(\\d+)(?!\\S)`, "gu"),
    new RegExp(
      `(?<!\\S)#(\\d+) (?:(?:on|at|in|as|for|goes|va|en|como|=\\S*|the|el|de|your|tu) ){0,3}${place}(?!\\S)`,
      "gu",
    ),
  ];
}

const tops = namings(top, bottom);
const bottoms = namings(bottom, top);

/** Keeps which parts of a fraction a reply has told; says whether it has told both: "the bottom is 12. The top is 11." */
export function createFractionParts(
  value: Rational | undefined,
  said: SaidBefore,
): (text: ClaimText) => boolean {
  if (value === undefined || value.d === 1n) return () => false;
  const [above, below] = [fromInteger(value.n), fromInteger(value.d)];
  if (wasSaid(above, said) && wasSaid(below, said)) return () => false;
  const told = { above: false, below: false };
  return (text) => {
    told.above ||= names(tops, above, text);
    told.below ||= names(bottoms, below, text);
    return told.above && told.below;
  };
}

function names(forms: readonly RegExp[], part: Rational, { text, operands }: ClaimText): boolean {
  return forms.some((form) =>
    [...text.matchAll(form)].some(([, index]) => {
      const value = operands[Number(index)]?.values?.[0];
      return value?.n === part.n && value.d === part.d;
    }),
  );
}
