import type { Found } from "./rule.ts";
import type { Ask } from "./task.ts";

export const first =
  (make: (of: string, found: Found) => Ask | null) =>
  (found: Found): Ask | null => {
    const [of] = found.texts;
    return of === undefined ? null : make(of, found);
  };

export const pair =
  (make: (a: string, b: string, found: Found) => Ask | null) =>
  (found: Found): Ask | null => {
    const [a, b, more] = found.texts;
    return a === undefined || b === undefined || more !== undefined ? null : make(a, b, found);
  };

/** In brackets where a sign inside would reach out. */
export const whole = (text: string) =>
  /^[\d.]+$|^[a-z]$|^\([^()]*\)$/i.test(text) ? text : `(${text})`;

export const bareRate = (percent: string) => percent.replace(/ ?\\?%$/, "");

export const isChoices = ({ elements }: Found) =>
  elements.some(({ tags }) => tags.includes("choices"));

export const compare = (found: Found): Ask | null => {
  const size = found.value("compare");
  if (size !== "greatest" && size !== "smallest") return null;
  return {
    kind: "compare",
    of: found.texts,
    size,
    rank: Number(found.value("ordinal") ?? "1"),
    choices: isChoices(found),
  };
};

export const base = (number: string, from: string | number, to: string | number): Ask => ({
  kind: "base",
  number,
  from: Number(from),
  to: Number(to),
});
