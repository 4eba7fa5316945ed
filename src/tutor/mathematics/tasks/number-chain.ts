import { type Part, tagsOf } from "./notation.ts";
import type { Ask } from "./task.ts";

/** The number that is thought of, or so many times it. */
const beginning = /^(?:\d+(?:\/\d+)?\* ?)?n$/;
const operand = /^(\d+(?:\.\d+)?)((?: ?[-+] ?\d+(?:\.\d+)?)*)(?: ?= ?(\d+(?:\.\d+)?))?$/;
const number = /^\d+(?:\.\d+)?$/;
const verbs: readonly (readonly [string, string])[] = [
  ["add", "+"],
  ["subtract", "-"],
  ["multiply", "*"],
  ["divide", "/"],
];

/**
 * "I think of a number, double it and add 7. I get 25": what is done with the number, one operation after the other, as an equation.
 * null where anything else is said between.
 */
export function readChain(parts: readonly Part[]): Ask | null {
  const begin = parts.findIndex((part) => part.kind === "span" && beginning.test(part.text));
  const [head] = parts.slice(Math.max(0, begin));
  if (head?.kind !== "span" || begin < 0 || !parts.slice(0, begin).every(isLead)) return null;
  let told = head.text;
  let isRelated = false;
  for (let at = begin + 1; at < parts.length; at++) {
    const part = parts[at];
    const next = parts[at + 1];
    if (part === undefined || part.kind === "mark") continue;
    if (isRelated && part.kind === "span" && part.text === "n") continue;
    if (part.kind !== "phrase" || isRelated) {
      if (part.kind === "phrase" && tagsOf(part).some((tag) => asking.test(tag))) continue;
      return null;
    }
    const tags = tagsOf(part);
    const factor = part.meanings.find(({ tag }) => tag === "before")?.value;
    const sign = signOf(part);
    const isResult = part.meanings.some(
      ({ tag, value }) => (tag === "op" && value === "=") || tag === "be",
    );
    if (isResult && next?.kind === "span" && number.test(next.text)) {
      told = `${told} = ${next.text}`;
      isRelated = true;
      at++;
    } else if (factor !== undefined && /^[\d/]+\*$/.test(factor) && next?.kind !== "span") {
      told = `${factor}${grouped(told)}`;
    } else if (sign !== null) {
      let place = at + 1;
      while (tagsOf(parts[place]).some((tag) => /^(?:by|between|into|filler)$/.test(tag))) place++;
      const of = parts[place];
      // "By 4 and subtract 3" is told as "4 - 3": what is done comes one after the other.
      const [, value, more, result] = of?.kind === "span" ? (operand.exec(of.text) ?? []) : [];
      if (value === undefined || more === undefined) return null;
      told = `${/[*/]/.test(sign) ? grouped(told) : told} ${sign} ${value}${more}`;
      if (result !== undefined) {
        told = `${told} = ${result}`;
        isRelated = true;
      }
      at = place;
      // "Add 7 to it", "subtract 7 from it".
      const about = sign === "+" ? "to" : sign === "-" ? "from" : null;
      if (about !== null && tagsOf(parts[at + 1]).includes(about)) at++;
    } else if (
      !tags.some((tag) => /^(?:filler|and|then|when|ask)$/.test(tag)) ||
      tags.includes("by")
    )
      return null;
  }
  return isRelated && /[-+*/]/.test(told)
    ? { kind: "solve", relations: [told], unknowns: [], within: null }
    : null;
}

/** What may stand before the number: it is thought of, chosen, given. */
function isLead(part: Part): boolean {
  return (
    part.kind !== "span" &&
    (part.kind !== "phrase" ||
      tagsOf(part).some((tag) => /^(?:filler|when|to|of|let|ask|and)$/.test(tag)))
  );
}

const asking = /^(?:ask|be|is|filler|that-number|asked-number|solve)$/;

function signOf(part: Extract<Part, { kind: "phrase" }>): string | null {
  const tags = part.meanings.map(({ tag }) => tag);
  const verb = verbs.find(([tag]) => tags.includes(tag));
  const op = part.meanings.find(({ tag, value }) => tag === "op" && /^[-+*/]$/.test(value));
  return verb?.[1] ?? op?.value ?? null;
}

function grouped(text: string): string {
  return /^[\w.]+$/.test(text) ? text : `(${text})`;
}
