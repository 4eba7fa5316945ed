import type { Expression } from "../../notation/expression.ts";
import { rebuild, symbolsOf } from "../inspect.ts";
import { callNode } from "../../notation/reading/nodes.ts";
import { substitute } from "../substitute.ts";
import { differentiate } from "./differentiate.ts";

/** What a function of the working is: its letter, its variable and its body. y = x² defines y. */
export type Definition = { name: string; variable: string; body: Expression };

/** The definition that an equation gives, f(x) = … or y = … in one other letter; null where it gives none. */
export function definitionIn(e: Expression): Definition | null {
  if (e.kind !== "relation" || e.operator !== "=") return null;
  const { left, right } = e;
  if (left.kind === "call" && /^[a-zA-Z]$/.test(left.name)) {
    const [argument] = left.args;
    return argument?.kind === "symbol" && left.args.length === 1
      ? { name: left.name, variable: argument.name, body: right }
      : null;
  }
  if (left.kind !== "symbol" || !/^[a-zA-Z]$/.test(left.name)) return null;
  const [variable, ...others] = symbolsOf(right);
  return variable !== undefined && others.length === 0 && variable !== left.name
    ? { name: left.name, variable, body: right }
    : null;
}

/** y′ of a defined y, as the derivative of its body; anything else as it is. */
function primedSymbol(e: Expression, definitions: ReadonlyMap<string, Definition>): Expression {
  if (e.kind !== "symbol" || !/^[a-zA-Z]'$/.test(e.name)) return e;
  const definition = definitions.get(e.name.charAt(0));
  return definition ? derivativeNode(definition.body, definition.variable) : e;
}

/** f'(x) of a defined f, and y′, as derivatives still to be taken: what a student's claim is compared with. */
export function withDerivatives(
  e: Expression,
  definitions: ReadonlyMap<string, Definition>,
): Expression {
  return rebuild(e, (part) => {
    const symbol = primedSymbol(part, definitions);
    if (symbol !== part || part.kind !== "call" || !/^[a-zA-Z]'$/.test(part.name)) return symbol;
    const definition = definitions.get(part.name.charAt(0));
    const [argument] = part.args;
    const isVariable = argument?.kind === "symbol" && argument.name === definition?.variable;
    return definition && isVariable ? derivativeNode(definition.body, definition.variable) : part;
  });
}

/** The expression with every f(…) of a defined function, and its derivative f'(…), written out. */
export function expandDefinitions(
  e: Expression,
  definitions: ReadonlyMap<string, Definition>,
): Expression {
  return rebuild(e, (part) => {
    if (part.kind !== "call") return part;
    const asked = derivativeParts(part);
    if (asked) return differentiate(asked.of, asked.variable) ?? part;
    const definition = definitions.get(part.name.replace("'", ""));
    const [argument, ...others] = part.args;
    if (!definition || !argument || others.length > 0) return part;
    const body = part.name.endsWith("'")
      ? differentiate(definition.body, definition.variable)
      : definition.body;
    return body ? substitute(body, definition.variable, argument) : part;
  });
}

/** dy/dx written as y′, so that the reader takes it as one name. */
export function withPrimes(text: string): string {
  return text
    .replaceAll(/\\[dt]?frac\s*\{\s*d\s*([a-z])\s*\}\s*\{\s*d\s*[a-z]\s*\}/g, "$1'")
    .replaceAll(/\bd([a-z])\s*\/\s*d[a-z]\b(?!\s*[([])/g, "$1'");
}

/** What is under d/dx or in (…)', its variable, and what stands behind "="; null where no derivative is asked for. */
export function derivativeOperand(
  text: string,
): { operand: string; variable: string; rest: string } | null {
  const written =
    /^\s*(?:d\s*\/\s*d([a-z])|\\[dt]?frac\s*\{\s*d\s*\}\s*\{\s*d\s*([a-z])\s*\})\s*([^=]+)(?:=(.*))?$/.exec(
      text,
    );
  if (written) {
    const [, typed, latex, operand = "", rest = ""] = written;
    const variable = typed ?? latex ?? "x";
    return { operand: operand.replaceAll(/[[\]]/g, "").trim(), variable, rest: rest.trim() };
  }
  const primed = /^\s*[([]([^=]+)[)\]]['′]\s*(?:=(.*))?$/.exec(text);
  const [, operand = "", rest = ""] = primed ?? [];
  const variable = /[a-z](?![a-z])/.exec(operand)?.[0];
  return variable === undefined ? null : { operand, variable, rest: rest.trim() };
}

/** The derivative of an expression, still to be taken. */
export function derivativeNode(of: Expression, variable: string): Expression {
  return callNode("derivative", of, { kind: "symbol", name: variable });
}

/** What is to be derived, and by which variable; null for anything else. */
export function derivativeParts(e: Expression): { of: Expression; variable: string } | null {
  if (e.kind !== "call" || e.name !== "derivative") return null;
  const [of, variable] = e.args;
  return of && variable?.kind === "symbol" ? { of, variable: variable.name } : null;
}
