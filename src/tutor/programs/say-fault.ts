import english from "#content/en/programs.json" with { type: "json" };
import spanish from "#content/es/programs.json" with { type: "json" };
import type { Locale, Localized } from "#shared/locale.ts";
import type { ProgramFault } from "./program.ts";

type Word = keyof typeof english;

const words: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  en: english,
  es: spanish,
};

/** Why a program stopped, in a child's words, with its line where that is known. */
export function sayFault(fault: ProgramFault, locale: Locale): string {
  const [word, value] = wordOf(fault);
  const what = fill(words[locale][word], { name: value, sign: value, message: value });
  return fault.line === null ? what : fill(words[locale].atLine, { line: fault.line, what });
}

/** The same in both languages. */
export function faultInWords(fault: ProgramFault): Localized {
  return { en: sayFault(fault, "en"), es: sayFault(fault, "es") };
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ""));
}

/** How the engines say what is wrong (QuickJS, CPython), and which of our sentences says it; a group names the thing. */
const known: readonly (readonly [RegExp, Word])[] = [
  [/^(?:name )?'([^']+)' is not defined/u, "notDefined"],
  [/^cannot access local variable '([^']+)'/u, "tooEarly"],
  [/^'?([\w$]+)'? is not initialized/u, "tooEarly"],
  [/^not a function|is not callable/u, "notFunction"],
  [/^cannot (?:read|set) property '([^']+)' of/u, "ofNothing"],
  [/^'NoneType' object has no attribute '([^']+)'/u, "ofNothing"],
  [/has no attribute '([^']+)'/u, "noSuch"],
  [/^'([^']+)' is read-only/u, "constant"],
  [/redeclaration of '([^']+)'/u, "twice"],
  [/^unexpected end of string|^unterminated (?:f-)?string/u, "openText"],
  [/^unexpected token(?: in expression)?: ''|^unexpected end of (?:comment|input)/u, "endsEarly"],
  [/^unexpected token(?: in expression)?: '([^']+)'|^unmatched '(.)'/u, "unexpected"],
  [/^'(.)' was never closed/u, "unclosed"],
  [/^expected ':'/u, "colon"],
  [/indented block|unexpected indent|unindent/u, "indent"],
  [/^cannot assign|left-hand side/u, "assign"],
  [/^expect(?:ing|ed) '([^']+)'/u, "expected"],
  [/positional argument|keyword argument/u, "arguments"],
  [/unsupported operand|can only concatenate|must be str, not/u, "types"],
  [/index out of range/u, "index"],
];

const byName: Readonly<Record<string, Word>> = {
  IndentationError: "indent",
  TabError: "indent",
  ZeroDivisionError: "zero",
  KeyError: "key",
};

function wordOf({ kind, name, message }: ProgramFault): readonly [Word, string] {
  if (kind === "time" || kind === "memory" || kind === "depth") return [kind, ""];
  const named = byName[name];
  if (named) return [named, quoted(message)];
  for (const [pattern, word] of known) {
    const found = pattern.exec(message);
    if (found) return [word, quoted(found[1] ?? found[2] ?? "")];
  }
  return kind === "syntax"
    ? ["syntax", ""]
    : ["other", [name, quoted(message)].filter(Boolean).join(": ")];
}

/** As it may stand between backticks. */
function quoted(text: string): string {
  return text.replaceAll("`", "'").replaceAll("\n", " ").slice(0, 120);
}
