import type { Rational } from "../mathematics/rational.ts";
import type { ClaimText } from "./falsehoods/claim-text.ts";

/** A number that a sentence describes without saying it, and the numbers that it names on the way. */
export type Described = { value: Rational; from: readonly Rational[]; method?: boolean };

/** A way to describe a number in words; its groups are indices of the operands of a claim text. */
export type Form = {
  form: RegExp;
  /** The number described; null where these operands describe none. */
  work: (operands: readonly Rational[], match: RegExpExecArray) => Rational | null;
  /** Whether it tells only when nothing else stands in the sentence. */
  alone: boolean;
  /** Whether it is an order to work with numbers: with those of the problem it is the method and no answer. */
  method: boolean;
};

/** The mark of one operand in a claim text. */
export const operand = "#(\\d+)";

/** A form whose words stand by themselves in a claim text. */
export function form(
  text: string,
  work: Form["work"],
  { alone = false, method = false } = {},
): Form {
  return { form: new RegExp(`(?<!\\S)${text}(?!\\S)`, "gu"), work, alone, method };
}

/** What two operands come to. */
export function ofTwo(work: (a: Rational, b: Rational) => Rational | null): Form["work"] {
  return ([a, b]) => (a && b ? work(a, b) : null);
}

/** What one operand comes to. */
export function ofOne(work: (a: Rational) => Rational | null): Form["work"] {
  return ([a]) => (a ? work(a) : null);
}

/** The numbers that a text describes in these ways. */
export function describedBy(forms: readonly Form[], { text, operands }: ClaimText): Described[] {
  const found: Described[] = [];
  for (const { form: pattern, work, alone, method } of forms) {
    for (const match of text.matchAll(pattern)) {
      if (alone && !isAlone(text, match)) continue;
      const groups = match.slice(1).filter((index) => index !== undefined);
      const values = groups.flatMap((index) => operands[Number(index)]?.values?.[0] ?? []);
      const value = values.length === groups.length ? work(values, match) : null;
      if (value) found.push({ value, from: values, method });
    }
  }
  return found;
}

/** Whether nothing but fillers stands around a match. */
function isAlone(text: string, match: RegExpExecArray): boolean {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return rest
    .split(" ")
    .every((word) =>
      /^(?:|[.!,:]|a|an|un|una|it|its|thats|is|es|son|=\S*|makes?|answer|respuesta|of|course|yes|si)$/.test(
        word,
      ),
    );
}
