import { characters } from "./characters.ts";
import { commands } from "./commands.ts";
import { ReadFailure } from "./failure.ts";
import { constantNames, functionNames, greekNames } from "./names.ts";
import type { Push, Token } from "./token.ts";
import { unitAt } from "./units.ts";

const command = /\\([a-zA-Z]+)\*?/uy;
const textBody = /\s*\{([^{}]*)\}/uy;
const connectors: Record<string, string> = { or: "or", and: "and", y: "and", o: "or", u: "or" };

/** Reads the LaTeX command at `at` into tokens and returns where it ends. */
export function readCommand(
  text: string,
  at: number,
  tokens: Token[],
  push: Push,
  markSpace: () => void,
): number {
  const next = text[at + 1] ?? "";
  if (next === "\\") {
    push("row", "\\\\", at, 2);
    return at + 2;
  }
  if (next === "{" || next === "}") {
    push(next === "{" ? "open" : "close", `\\${next}`, at, 2);
    return at + 2;
  }
  if (next === "(" || next === ")" || next === "[" || next === "]") return at + 2;
  if (next === "|" || next === "&" || next === "%" || next === "$" || next === "_") {
    const known = characters[next];
    if (known) push(next === "&" ? "connector" : known[0], next === "&" ? "and" : known[1], at, 2);
    return at + 2;
  }
  const match = matchAt(command, text, at);
  const name = match?.[1];
  if (!match || name === undefined) throw new ReadFailure("unexpected", at, 2);
  const end = at + match[0].length;
  if (name === "left" || name === "right") return text[end] === "." ? end + 1 : end;
  const meaning = commands.get(name);
  if (!meaning) {
    const known =
      constantNames.get(name) ??
      (functionNames.has(name) || greekNames.has(name) ? name : undefined);
    if (known === undefined) throw new ReadFailure("unknown-command", at, match[0].length);
    push("name", known, at, match[0].length);
  } else if (meaning.as === "structure") return readStructure(text, name, at, end, tokens, push);
  else if (meaning.as === "space") markSpace();
  else if ("text" in meaning) {
    const kind = meaning.text === "and" || meaning.text === "or" ? "connector" : meaning.as;
    push(kind, meaning.text, at, match[0].length);
  }
  return end;
}

/** Signs over a letter make another variable: \hat{p}. */
const accents = new Set(["overline", "bar", "hat", "vec", "tilde"]);
const textCommands = new Set(["text", "textrm", "textbf", "mathrm", "operatorname", "mathbb"]);

function readStructure(
  text: string,
  name: string,
  at: number,
  end: number,
  tokens: Token[],
  push: Push,
): number {
  if (accents.has(name)) {
    const letters = matchAt(textBody, text, end);
    if (!letters || !/^\s*[A-Za-z]{1,3}\s*$/u.test(letters[1] ?? ""))
      throw new ReadFailure("unexpected", at, end - at);
    push("text", `${name} ${(letters[1] ?? "").trim()}`, at, end + letters[0].length - at);
    return end + letters[0].length;
  }
  if (!textCommands.has(name)) {
    push("structure", name, at, end - at);
    return end;
  }
  const body = matchAt(textBody, text, end);
  if (!body) throw new ReadFailure("unclosed", at, end - at);
  const close = end + body[0].length;
  const content = (body[1] ?? "").trim();
  const unit = followsValue(tokens)
    ? unitAt(content, 0, { afterSpace: true, surely: true, known: [] })
    : null;
  const connector = connectors[content.toLowerCase()];
  const symbol = constantNames.get(content) ?? (functionNames.get(content) ? content : undefined);
  if (name === "mathbb") push("name", doubleStruck[content] ?? content, at, close - at);
  else if (connector && content.length > (name === "text" ? 0 : 1))
    push("connector", connector, at, close - at);
  else if (unit?.end === content.length) pushUnit(text, unit.unit, at, close, push);
  else if (symbol !== undefined) push("name", symbol, at, close - at);
  else if (content !== "") push("text", content, at, close - at);
  return unit?.end === content.length ? unitEnd(text, close) : close;
}

const doubleStruck: Readonly<Record<string, string>> = { R: "ℝ", Z: "ℤ", N: "ℕ", Q: "ℚ", C: "ℂ" };
const unitPower = /\s*\^\s*\{?\s*(-?\d)\s*\}?/uy;

/** \text{cm}^2 is one unit, as cm^2 is. */
function pushUnit(text: string, unit: string, at: number, close: number, push: Push): void {
  const raised = matchAt(unitPower, text, close);
  push("unit", raised ? `${unit}^${raised[1] ?? ""}` : unit, at, unitEnd(text, close) - at);
}

function unitEnd(text: string, close: number): number {
  return close + (matchAt(unitPower, text, close)?.[0].length ?? 0);
}

/** Whether the last token ends a value, so that a unit may follow. */
export function followsValue(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  if (last === undefined) return false;
  return (
    last.kind === "number" ||
    last.kind === "close" ||
    (last.kind === "name" && constantNames.get(last.text) === "pi")
  );
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
