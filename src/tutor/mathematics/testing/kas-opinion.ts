import { compare, parse } from "@khanacademy/kas";
import { drawFrom } from "./random-expression.ts";

/**
 * What Khan Academy's checker says of a pair: equal or not, or null where it cannot read one of them. It compares
 * at random points; they are drawn from a fixed seed here, so that its opinion is the same every day.
 */
export function opinionOfKas(expected: string, given: string): boolean | null {
  const random = Math.random;
  const draw = drawFrom(7);
  Math.random = () => draw(2 ** 30) / 2 ** 30;
  try {
    const [key, answer] = [parse(expected), parse(given)];
    if (!key.parsed || !answer.parsed) return null;
    return compare(answer.expr, key.expr, { simplify: false, form: false }).equal;
  } catch {
    return null;
  } finally {
    Math.random = random;
  }
}
