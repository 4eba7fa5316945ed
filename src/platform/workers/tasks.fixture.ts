import { defineTask } from "./task.ts";

export const double = defineTask("test.double", (value: { n: number; at: Date }) => ({
  n: value.n * 2,
  at: value.at,
}));
/** Keeps its thread busy for so long. */
export const spin = defineTask("test.spin", (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return "done";
});
export const fail = defineTask("test.fail", (reason: string): string => {
  throw new Error(reason);
});
export const die = defineTask("test.die", (): string => process.exit(1));
export const devour = defineTask("test.devour", () => {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 1_000_000 }, () => kept.length));
});
/** A turn that is never decided. */
export const decideNever = defineTask("tutoring.decide", () => {
  for (;;);
});
