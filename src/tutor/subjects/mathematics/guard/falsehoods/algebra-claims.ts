import { decideScalars } from "../../../../mathematics/comparing/scalars.ts";
import type { Expression } from "../../../../notation/expression.ts";
import { isScalar, symbolsOf } from "../../../../mathematics/inspect.ts";
import { onlyUnknown } from "../../../../mathematics/one-unknown.ts";
import { readMathematics } from "../../../../notation/read.ts";
import { toCanonical } from "../../../../mathematics/canonical.ts";
import { differentiate } from "../../../../mathematics/working/differentiate.ts";
import { isKnownSlip } from "../../../../mathematics/working/misconceptions.ts";
import { type Relation, rootsOf } from "../../../../mathematics/working/roots.ts";
import { holdsAt } from "../../../../mathematics/working/truth.ts";
import type { Claim } from "./claim.ts";
import type { ClaimText, Operand } from "./claim-text.ts";

/** An equation of a sentence, where it stands, and how it is said. */
type Equation = {
  relation: Relation;
  at: number;
  end: number;
  text: string;
  /** Index of its first mark in the claim text and after its last. */
  from: number;
  to: number;
  phrase: string;
};

const equationForm =
  /[#@](\d+) (=\S*|must be|has to be|should be|will be|vale|debe ser|tiene que ser|sera)(?: then| therefore| entonces)? [#@](\d+)/g;
/** Ways to say that two expressions are the same for every value. */
const identity =
  /[#@](\d+) (?:(?:=\S* )?(?:factors|factorises|factorizes|simplifies|expands|reduces|turns|multiplies out|works out|se factoriza|se simplifica|se desarrolla|se reduce|factoriza|se convierte)(?: out)?(?: as| to| into| en| como| a)?|=:(?:is_the_same_as|es_lo_mismo_que|equivale_a)|=\S* (?:equivalent to|the same as|equivalente a|igual que)) [#@](\d+)/g;
const derivative =
  /(?:derivative|derivada) (?:of|de) (?:[fy] (?:\( x \) )?= )?[#@](\d+) (?:=\S*|becomes|would be|seria) [#@](\d+)/g;
const slope =
  /(?:slope|gradient|pendiente) (?:of|de) (?:the line |la recta )?(?:@(\d+) = )?[#@](\d+) =\S* #(\d+)/g;
const ofSomething =
  /\b(?:derivative|derivada|slope|pendiente|square|cuadrado|root|raiz|half|mitad|double|doble|third|value|valor|graph|grafica|degree|grado|factor|factors|factores|coefficient|coeficiente|sum|suma|product|producto|inverse|inversa|opposite|opuesto) (?:of|de|del)(?: the| la| el)? $/;
/** What makes the second of two equations follow from the first. */
const following =
  /(?:\b(?:so|then|therefore|thus|hence|means|meaning|gives|get|gets|follows|becomes|leaves|yields|entonces|luego|asi que|por tanto|por lo tanto|sale|queda|resulta|obtienes|obtenemos|significa|da|o sea|es decir|that is)\b|;|->|=>|→|⇒|⟹)/;
const leading = /\b(?:if|from|since|because|when|as|given|si|de|como|porque|cuando|dado)\b[^,]*$/;

/** The claims of a sentence about expressions with letters; `problem` holds the equations of the problem at hand. */
export function algebraClaims(claims: ClaimText, problem: readonly Relation[]): Claim[] {
  if (!claims.text.includes("@")) return [];
  const equations = equationsIn(claims);
  return [
    ...identities(claims, equations),
    ...derivatives(claims),
    ...derivations(claims, equations),
    ...solutions(claims, equations, problem),
  ];
}

/** The equations with a letter in a text, for what was said before. */
export function relationsIn(claims: ClaimText): Relation[] {
  return equationsIn(claims).map(({ relation }) => relation);
}

/** The same as claims, to find them again. */
export function equationsSaid(claims: ClaimText): Claim[] {
  return equationsIn(claims).map(({ at, end, text }) => ({ at, end, text, holds: true }));
}

function equationsIn({ text, operands }: ClaimText): Equation[] {
  const found: Equation[] = [];
  equationForm.lastIndex = 0;
  for (let match = equationForm.exec(text); match; match = equationForm.exec(text)) {
    const [whole, first, phrase = "", second = ""] = match;
    // The right side of one equation may be the left side of the next.
    equationForm.lastIndex = match.index + whole.length - second.length - 1;
    const [a, b] = [operands[Number(first)], operands[Number(second)]];
    const [left, right] = [read(a), read(b)];
    // "5x = 35 gives x = 7": the second sign joins two equations.
    const isJoint = found.at(-1)?.to === match.index + `#${first}`.length;
    if (isJoint && /^=:(?:gives|makes|da|dan|hacen|is|es)$/.test(phrase)) continue;
    // "The derivative of x² is 2x" says nothing of x² itself.
    if (!a || !b || !left || !right || ofSomething.test(text.slice(0, match.index))) continue;
    const relation: Relation = { kind: "relation", operator: "=", left, right };
    if (symbolsOf(relation).size === 0) continue;
    found.push({
      relation,
      at: a.at,
      end: b.end,
      text: `${a.typed} = ${b.typed}`,
      from: match.index,
      to: match.index + whole.length,
      phrase: phrase.startsWith("=:") ? phrase.slice(2) : phrase === "=" ? "" : phrase,
    });
  }
  return found;
}

function read(operand: Operand | undefined): Expression | null {
  if (!operand) return null;
  const result = readMathematics(operand.typed, { units: false });
  return result.ok && isScalar(result.expression) ? result.expression : null;
}

function areDifferent(a: Expression, b: Expression): boolean {
  return decideScalars(a, b).verdict === "different";
}

/** (x + 3)² = x² + 9, and "factors as (x + 2)(x + 6)". */
function identities({ text, operands }: ClaimText, equations: readonly Equation[]): Claim[] {
  const named = [...text.matchAll(identity)].flatMap((match): Claim[] => {
    const [, first, second] = match;
    const [a, b] = [operands[Number(first)], operands[Number(second)]];
    const [left, right] = [read(a), read(b)];
    if (!a || !b || !left || !right || !sameLetters(left, right)) return [];
    return [claim(a, b, !areDifferent(left, right))];
  });
  const meant = equations.flatMap(({ relation, at, end, text: written }): Claim[] => {
    const { left, right } = relation;
    if (!isMeantAsIdentity(left, right) || !areDifferent(left, right)) return [];
    return [{ at, end, text: written, holds: false }];
  });
  return [...named, ...meant];
}

function claim(a: Operand, b: Operand, holds: boolean): Claim {
  return { at: a.at, end: b.end, text: `${a.typed} = ${b.typed}`, holds };
}

function sameLetters(a: Expression, b: Expression): boolean {
  const [left, right] = [symbolsOf(a), symbolsOf(b)];
  return left.size > 0 && left.size === right.size && [...left].every((name) => right.has(name));
}

/**
 * Whether an equation with letters on both sides says what something is worth rather than asking for a value: a known
 * wrong rule leads from one side to the other, a product stands for a polynomial of its degree, or both are one term.
 */
function isMeantAsIdentity(left: Expression, right: Expression): boolean {
  if (!sameLetters(left, right)) return false;
  if (isKnownSlip(left, right)) return true;
  const difference = toCanonical({ kind: "sum", terms: [left, { kind: "negative", of: right }] });
  const isOneTerm = difference?.numerator.size === 1 && !difference.numerator.has("");
  if (isOneTerm && left.kind !== "symbol" && right.kind !== "symbol") return true;
  return [
    [left, right],
    [right, left],
  ].some(
    ([product, other]) => product && other && isFactored(product) && hasSameLead(product, other),
  );
}

function isFactored(e: Expression): boolean {
  const factors = e.kind === "product" ? e.factors : [];
  const isBracket = (factor: Expression) =>
    factor.kind === "sum" || (factor.kind === "power" && factor.base.kind === "sum");
  return (e.kind === "power" && e.base.kind === "sum") || factors.filter(isBracket).length > 1;
}

/** Two polynomials in one letter of the same degree and leading coefficient. */
function hasSameLead(product: Expression, other: Expression): boolean {
  const name = onlyUnknown(product);
  if (name === null || other.kind !== "sum") return false;
  const [a, b] = [degreeIn(product), degreeIn(other)];
  const difference = degreeIn({ kind: "sum", terms: [product, { kind: "negative", of: other }] });
  return a === b && a > 1 && difference < a;
}

function degreeIn(e: Expression): number {
  const form = toCanonical(e);
  if (!form) return -1;
  return Math.max(
    0,
    ...[...form.numerator.values()].map(({ factors }) =>
      factors.reduce((sum, { exponent }) => sum + Number(exponent.n) / Number(exponent.d), 0),
    ),
  );
}

function derivatives({ text, operands }: ClaimText): Claim[] {
  const claimed = [...text.matchAll(derivative)].map(([, of, as]) => [of, as, null] as const);
  const slopes = [...text.matchAll(slope)].map(([, , of, as]) => [of, as, "slope"] as const);
  return [...claimed, ...slopes].flatMap(([of, as, kind]): Claim[] => {
    const [a, b] = [operands[Number(of)], operands[Number(as)]];
    const [body, said] = [read(a), read(b)];
    const name = body ? onlyUnknown(body) : null;
    const derived = body && name ? differentiate(body, name) : null;
    if (!a || !b || !derived || !said) return [];
    if (kind === "slope" && degreeIn(derived) > 0) return [];
    return [claim(a, b, !areDifferent(derived, said))];
  });
}

/** "2x + 3 = 7, so x = 3": the second must go with the first. */
function derivations({ text }: ClaimText, equations: readonly Equation[]): Claim[] {
  return equations.slice(1).flatMap((second, index): Claim[] => {
    const first = equations[index];
    const unknown = first && onlyUnknown(first.relation);
    if (!first || !unknown || onlyUnknown(second.relation) !== unknown) return [];
    const between = text.slice(first.to, Math.max(first.to, second.from));
    const before = text.slice(0, first.from);
    const isLinked = following.test(between) || (leading.test(before) && between.length < 40);
    // "You went from 3x = 12 to x = 9" tells what was done.
    if (/^ (?:to|a|hasta) $/.test(between)) return [];
    if (!isLinked || /[.?!]|\b(?:or|o|not|no)\b/.test(between)) return [];
    const holds = agree(first.relation, second.relation, unknown);
    return holds === null ? [] : [{ at: second.at, end: second.end, text: second.text, holds }];
  });
}

/** Whether two equations in one unknown have a solution in common; null where it cannot be told. */
function agree(a: Relation, b: Relation, unknown: string): boolean | null {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const value = assigned(from, unknown);
    if (!value) continue;
    const isTrue = holdsAt(to, unknown, value);
    return isTrue;
  }
  const [first, second] = [rootsOf(a, unknown), rootsOf(b, unknown)];
  if (first === "all" || second === "all" || !first.complete || !second.complete) return null;
  if (first.values.length === 0 || second.values.length === 0) return null;
  return first.values.some((value) => holdsAt(b, unknown, value) !== false);
}

function assigned({ left, right }: Relation, unknown: string): Expression | null {
  if (left.kind === "symbol" && left.name === unknown && symbolsOf(right).size === 0) return right;
  return right.kind === "symbol" && right.name === unknown && symbolsOf(left).size === 0
    ? left
    : null;
}

/** "So x = 4" and "then 2x = 10" said of the problem at hand. */
function solutions(
  { text }: ClaimText,
  equations: readonly Equation[],
  problem: readonly Relation[],
): Claim[] {
  const [base, ...others] = problem;
  const unknown = base && onlyUnknown(base);
  if (!base || !unknown || others.length > 0) return [];
  return equations.flatMap((equation): Claim[] => {
    if (onlyUnknown(equation.relation) !== unknown) return [];
    const before = text.slice(0, equation.from);
    const isSolved = assigned(equation.relation, unknown) !== null;
    const isLed =
      following.test(before) ||
      /\b(?:now|left|answer|solution|ahora|respuesta|solucion)\b/.test(before);
    if (!isLed && !(isSolved && before.trim() === "")) return [];
    const holds = agree(base, equation.relation, unknown);
    return holds === null
      ? []
      : [{ at: equation.at, end: equation.end, text: equation.text, holds }];
  });
}
