import { compare, equals, type Rational } from "../../../../numbers/rational.ts";
import type { Claim } from "./claim.ts";
import type { ClaimText, Operand } from "./claim-text.ts";

/** A way of saying something about numbers. `test` gets the operands by the names of the pattern's groups. */
export type Pattern = {
  form: RegExp;
  /** Whether what is said is true; null where it cannot be told. */
  test: (found: Found) => boolean | null;
};

export type Found = {
  /** The value of a named group, in the reading at hand. */
  value: (name: string) => Rational | null;
  /** All values in a named group: "#0 , #1 and #2". */
  values: (name: string) => readonly Rational[];
  operand: (name: string) => Operand | null;
  /** The words of a named group; empty where it is absent. */
  word: (name: string) => string;
};

/** One value; `name` is the name of its group. */
export function value(name: string): string {
  return `#(?<${name}>\\d+)`;
}

/** Any way to say or write "equals". `not` is the name of the group that holds a denial. */
export const equal =
  "(?:(?<not>!=\\S*)|=\\S*|(?:which )?(?:makes?|comes to|comes out (?:at|as|to)|works out (?:at|as|to)|turns out to be|becomes?|will be|must be|would be|should be|has to be|resulta|vale|valen|sera|seran|debe ser|tiene que ser|equivale a))";

/** Ways to hand over a result behind something done: "you get", "to get", "te quedan". */
export const getting =
  "(?:,? ?(?:(?:then|and|so|to|it|that|which|this|we|you|one|i|y|te|nos|se|me|lo que|eso|esto|entonces|asi|tu|luego) )*(?:get|gets|getting|got|gives|give|giving|makes|make|making|have|has|obtain|obtains|find|leaves|leaving|reach|will get|obtienes|obtenemos|obtiene|obtener|obtendras|da|dan|dara|sale|salen|saldra|queda|quedan|quedara|quedaran|deja|dejan|tocan a|tocan|toca a|acabas con|te quedas con|end up with|finish with|arrive at|brings you to|tienes|tenemos|tendras|resulta|son|hacen|=\\S*))";

/** The claims that the patterns find in a sentence. */
export function claimsByPatterns(
  { text, operands }: ClaimText,
  patterns: readonly Pattern[],
): Claim[] {
  return patterns.flatMap(({ form, test }) =>
    [...text.matchAll(form)].flatMap((match): Claim[] => {
      // "= 2 dozen" goes on.
      if (/^ [#@]/.test(text.slice(match.index + match[0].length))) return [];
      const groups = match.groups ?? {};
      const verdicts = ([0, 1] as const).map((reading) => test(foundIn(groups, operands, reading)));
      const [first = null, second = null] = verdicts;
      // 1,234 may be a decimal: false only where it is false both ways.
      if (first === null || second === null) return [];
      const isDenied = (groups["not"] ?? "") !== "";
      const holds = isDenied ? !first || !second : first || second;
      const span = spanOf(match, operands);
      return [{ ...span, text: keyOf(match[0], operands), holds }];
    }),
  );
}

function foundIn(
  groups: Readonly<Record<string, string | undefined>>,
  operands: readonly Operand[],
  reading: 0 | 1,
): Found {
  const at = (index: string | undefined) =>
    index === undefined ? null : (operands[Number(index)] ?? null);
  return {
    value: (name) => at(groups[name])?.values?.[reading] ?? null,
    values: (name) =>
      [...(groups[name] ?? "").matchAll(/#(\d+)/g)].flatMap(([, index]) => {
        const known = at(index)?.values?.[reading];
        return known ? [known] : [];
      }),
    operand: (name) => at(groups[name]),
    word: (name) => groups[name] ?? "",
  };
}

function spanOf(match: RegExpExecArray, operands: readonly Operand[]): { at: number; end: number } {
  const marks = [...match[0].matchAll(/[#@](\d+)/g)].map(([, index]) => operands[Number(index)]);
  const last = marks.at(-1);
  return { at: marks[0]?.at ?? 0, end: last?.end ?? 0 };
}

function keyOf(text: string, operands: readonly Operand[]): string {
  return text.replaceAll(/[#@](\d+)/g, (_, index: string) => operands[Number(index)]?.typed ?? "");
}

/** Whether two values are equal; null where one is missing. */
export function same(a: Rational | null, b: Rational | null): boolean | null {
  return a && b ? equals(a, b) : null;
}

/** The order of two values; null where one is missing. */
export function order(a: Rational | null, b: Rational | null): number | null {
  return a && b ? compare(a, b) : null;
}
