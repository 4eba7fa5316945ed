import type { Expression } from "../../expression.ts";
import type { Rational } from "../../rational.ts";
import { toText } from "../../rational.ts";
import { solveLinear } from "../exact/linear-systems.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import { constantValue, derivative, subtract, variables } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import type { SolutionStep } from "../solution.ts";
import { inline } from "./inline.ts";
import { splitAtConnectors } from "./lists.ts";
import { readOrdinal } from "./number-words.ts";
import type { FunctionDefinition, Scope } from "./scope.ts";
import { readExpression, readPolynomial, toPolynomial } from "./scope.ts";

/** An equation of a problem as it was written; `difference` is left − right with the known names put in. */
export type Equation = {
  text: string;
  left: Expression;
  right: Expression;
  difference: Polynomial;
};

/** What the givens of a problem come to. */
export type Givens = {
  scope: Scope;
  /** Equations that leave the asked name (or others) undetermined. */
  open: readonly Equation[];
  /** One step for every value worked out on the way. */
  steps: readonly SolutionStep[];
};

/**
 * Reads the givens in order: values, functions, derivatives and equations, each of which may use the ones before.
 * Linear equations are solved as soon as they determine their names, except those that hold the `asked` name: solving them is the
 * question. null where a given cannot be read or contradicts the others.
 */
export function readGivens(texts: readonly string[], asked: string | null): Givens | null {
  const values = new Map<string, Rational>();
  const functions = new Map<string, FunctionDefinition>();
  const scope: Scope = { values, functions };
  const steps: SolutionStep[] = [];
  let open: Equation[] = [];
  for (const text of texts) {
    for (const clause of splitClauses(text)) {
      const defined = readFunction(clause, scope) ?? readValue(clause, scope, asked);
      if (defined === null) {
        const equation = readEquation(clause, scope);
        if (equation === null) return null;
        open.push(equation);
      } else if ("body" in defined) functions.set(defined.name, defined);
      else {
        values.set(defined.name, defined.value);
        steps.push(valueStep(defined.name, defined.value));
      }
    }
    open = refresh(open, scope);
    const holdsAsked = open.some(
      ({ difference }) => asked !== null && variables(difference).includes(asked),
    );
    if (holdsAsked) continue;
    const found = solveLinear(open.map(({ difference }) => difference));
    if (found === "contradiction") return null;
    if (found === null || found.size === 0) continue;
    for (const [name, value] of found) values.set(name, value);
    steps.push(solvedStep(found));
    open = refresh(open, scope);
  }
  return { scope, open, steps };
}

/** "… and put k = g(4)": the verb of a clause that gives a value. */
const definingVerb =
  /^(?:(?:then|also|further|luego|entonces|ademas|tambien),? )?(?:let|put|set|take|write|define|call|suppose(?: that)?|assume(?: that)?|consider|sea|pon|ponemos|pongamos|toma|tomamos|tomemos|define|definimos|llama|llamamos|supon(?:gamos)?(?: que)?|considera) (?=[a-z] ?(?:=|\())/i;

/** "a = 2, b = 3" and "a = 2 and b = 3" are two clauses; commas inside brackets or without "=" around them do not part. */
function splitClauses(text: string): string[] {
  const parts = splitAtConnectors(text).map((part) => part.replace(definingVerb, ""));
  const clauses: string[] = [];
  for (const part of parts) {
    if (clauses.length === 0 || /=| be | is | sea /.test(part)) clauses.push(part.trim());
    else clauses[clauses.length - 1] += `, ${part}`;
  }
  return clauses.filter((clause) => clause !== "");
}

const functionHead =
  /^(?:the function |la funcion )?([A-Za-z]) ?\( ?([A-Za-z]) ?\) *(?:=|:=|(?:is |es |be |se )?(?:defined |definid[ao] |define )?(?:as|by|como|to be|por)(?: igual a| equal to)?|equals|igual a|be|is|es|sea|denotes?|represents?|representa|stands? for|(?:is |be )?given by|dada por|(?=the |la )) *(.+)$/;
const derivativeOf =
  /^(?:the )?(?:(\w+) )?derivative of (.+?)(?: (?:wrt|with respect to) ([a-z]))?$/i;
const derivadaDe = /^la (?:(\w+) )?derivada de (.+?)(?: (?:con )?respecto (?:a|de) ([a-z]))?$/i;

/** "the second derivative of …": the polynomial; null where the text is no derivative we can take. */
export function readDerivative(
  text: string,
  scope: Scope,
): { of: Polynomial; name: string; order: number } | null {
  const match = derivativeOf.exec(text) ?? derivadaDe.exec(text);
  if (match === null) return null;
  const order = match[1] === undefined ? 1 : readOrdinal(match[1]);
  const of = readPolynomial(match[2], scope);
  if (of === null || order === null || order > 10) return null;
  const [only, another] = variables(of);
  const name = match[3] ?? (another === undefined ? (only ?? "x") : undefined);
  // By a letter that does not stand there: the others may depend on it.
  return name === undefined || (only !== undefined && !variables(of).includes(name))
    ? null
    : { of, name, order };
}

function readFunction(
  clause: string,
  scope: Scope,
): (FunctionDefinition & { name: string }) | null {
  const [, name, parameter, text] = functionHead.exec(clause) ?? [];
  if (
    name === undefined ||
    parameter === undefined ||
    text === undefined ||
    scope.functions.has(name)
  )
    return null;
  const inner: Scope = {
    functions: scope.functions,
    values: new Map([...scope.values].filter(([known]) => known !== parameter)),
  };
  const derived = readDerivative(text, inner);
  if (derived !== null) {
    let polynomial = derived.of;
    for (let count = 0; count < derived.order; count++)
      polynomial = derivative(polynomial, derived.name);
    const body = readExpression(writePolynomial(polynomial), inner);
    return body === null ? null : { name, parameter, body, polynomial };
  }
  const body = readExpression(text, inner);
  if (body === null || body.kind === "relation" || body.kind === "words") return null;
  const polynomial = toPolynomial(body, inner);
  return { name, parameter, body: inline(body, inner), polynomial };
}

function readValue(
  clause: string,
  scope: Scope,
  asked: string | null,
): { name: string; value: Rational } | null {
  const [, name, text] =
    /^(?:the value of |el valor de )?([A-Za-z]) *(?:=|:=|(?:is |be |es |se )?(?:defined |definid[ao] |define )?(?:as|by|como|to be|por)|(?:to )?(?:be|is|es|sea|vale|equals?|equal to|igual a|denotes?|stands? for|represents?|representa|denota|to|(?=el valor|the value))(?: equal to| igual a)?(?: the value of| el valor de)?) *([^=<>]+)$/.exec(
      clause,
    ) ?? [];
  if (name === undefined || scope.values.has(name)) return null;
  const polynomial = readPolynomial(text, scope);
  const value = polynomial === null ? null : constantValue(polynomial);
  return value === null || name === asked ? null : { name, value };
}

/** Reads "left = right"; null for anything else, and where a side is no polynomial. */
export function readEquation(clause: string, scope: Scope): Equation | null {
  const sides = clause.split("=");
  const [leftText, rightText] = sides;
  if (sides.length !== 2 || /[<>!]/.test(clause)) return null;
  const left = readExpression(leftText?.trim(), scope);
  const right = readExpression(rightText?.trim(), scope);
  if (left === null || right === null) return null;
  const p = toPolynomial(left, scope);
  const q = toPolynomial(right, scope);
  if (p === null || q === null) return null;
  return { text: clause, left, right, difference: subtract(p, q) };
}

/** The equations with the values known by now put in; those that always hold go. */
function refresh(open: readonly Equation[], scope: Scope): Equation[] {
  return open.flatMap((equation) => {
    const p = toPolynomial(equation.left, scope);
    const q = toPolynomial(equation.right, scope);
    const difference = p === null || q === null ? equation.difference : subtract(p, q);
    return difference.size === 0 ? [] : [{ ...equation, difference }];
  });
}

function valueStep(name: string, value: Rational): SolutionStep {
  return {
    rule: "read-definition",
    say: { en: `Work out $${name}$ first.`, es: `Calcula primero $${name}$.` },
    line: `${name} = ${toText(value)}`,
  };
}

function solvedStep(found: ReadonlyMap<string, Rational>): SolutionStep {
  const names = [...found.keys()];
  return {
    rule: "solve-definition",
    say: {
      en: `The equations given determine $${names.join("$, $")}$.`,
      es: `Las ecuaciones dadas determinan $${names.join("$, $")}$.`,
    },
    line: [...found].map(([name, value]) => `${name} = ${toText(value)}`).join(", "),
  };
}
