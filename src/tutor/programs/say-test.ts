import type { ProgramLanguage, ProgramTest } from "./program.ts";
import { showValue } from "./values.ts";

/** A test as one reads it: "double(4) → 8". What is printed stands in quotation marks. */
export function sayTest({ call, gives, prints }: ProgramTest, language: ProgramLanguage): string {
  const wanted = [
    ...(gives === null ? [] : [showValue(gives, language)]),
    ...(prints ?? []).map((line) => `"${line}"`),
  ];
  return [...(call === null ? [] : [`${call} →`]), wanted.join(" ")].join(" ");
}
