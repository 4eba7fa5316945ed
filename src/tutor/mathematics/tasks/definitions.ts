import { definitionOf } from "./elements.ts";
import type { Part } from "./notation.ts";
import type { Given } from "./task.ts";

/** f'(x) and f'(2) of a function that is defined beside: the derivative of its body, at a place. */
function withDerivatives(parts: readonly Part[]): Part[] {
  const definitions = parts.flatMap((part) =>
    part.kind === "span" ? (definitionOf(part.text) ?? []) : [],
  );
  let isTaken = false;
  const told = parts.flatMap((part): Part[] => {
    const [, name, marks = "", at = ""] =
      part.kind === "span" ? (/^([a-z])('+) ?\(([^()]+|.*)\)$/i.exec(part.text) ?? []) : [];
    const definition = definitions.find(({ head }) => name !== undefined && head.startsWith(name));
    if (definition === undefined) return [part];
    isTaken = true;
    const letter = /\( ?([a-z]) ?\)/i.exec(definition.head)?.[1] ?? "x";
    const meanings = [{ tag: "derivative", value: "" }];
    const order = [{ tag: "ordinal", value: String(marks.length) }];
    return [
      { kind: "phrase", meanings: order },
      { kind: "phrase", meanings },
      { kind: "span", text: definition.body },
      ...(at === letter ? [] : [{ kind: "span", text: `${letter} = ${at}` } as const]),
    ];
  });
  return isTaken
    ? told.filter((part) => part.kind !== "span" || definitionOf(part.text) === null)
    : [...parts];
}

/** "If f(x) = 2x, what is f(3)": a function that is used where it is defined is given. */
export function takeDefinitions(all: readonly Part[]): { parts: Part[]; defined: Given[] } {
  const defined: Given[] = [];
  const parts = withDerivatives(all);
  const left = parts.filter((part) => {
    const definition = part.kind === "span" ? definitionOf(part.text) : null;
    if (definition === null) return true;
    const use = new RegExp(`(?<![a-zA-Z])${definition.head[0]} ?\\(`);
    const isUsed = parts.some(
      (other) => other !== part && other.kind === "span" && use.test(other.text),
    );
    if (isUsed) defined.push({ kind: "function", head: definition.head, of: definition.body });
    return !isUsed;
  });
  return { parts: left, defined };
}
