import { plainMaths } from "./plain-maths.ts";

/** What a tutor said in plain characters, its lines kept. */
export function plainLines(text: string): string {
  return text
    .split("\n")
    .map((line) => plainMaths(line.replaceAll(/\*\*([^*]+)\*\*/g, "$1")))
    .join("\n");
}
