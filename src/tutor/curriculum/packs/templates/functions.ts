import {
  absolute,
  compare,
  floor,
  fraction,
  fromInteger,
  greatestCommonDivisor,
  isInteger,
  type Rational,
  round,
  sign,
} from "../../../numbers/rational.ts";
import { NoValue } from "./formula.ts";

type Arity = { least: number; most: number; said: string };

type NumberFunction = Arity & { of: (args: readonly Rational[]) => Rational };

const one: Arity = { least: 1, most: 1, said: "one number" };
const two: Arity = { least: 2, most: 2, said: "two numbers" };
const several: Arity = { least: 2, most: 12, said: "two numbers or more" };

/** The functions of numbers that a formula may use; each throws NoValue where it has none. */
const functions: Readonly<Record<string, NumberFunction>> = {
  abs: { ...one, of: ([a = none()]) => absolute(a) },
  sign: { ...one, of: ([a = none()]) => fromInteger(sign(a)) },
  floor: { ...one, of: ([a = none()]) => fromInteger(floor(a)) },
  numerator: { ...one, of: ([a = none()]) => fromInteger(a.n) },
  denominator: { ...one, of: ([a = none()]) => fromInteger(a.d) },
  /** The root of a square number. */
  sqrt: { ...one, of: ([a = none()]) => fraction(wholeRoot(a.n), wholeRoot(a.d)) },
  /** 1 where no square above 1 divides the number, else 0. */
  squarefree: { ...one, of: ([a = none()]) => fromInteger(isSquareFree(whole(a)) ? 1 : 0) },
  /** How many digits a whole number has. */
  digits: { ...one, of: ([a = none()]) => fromInteger(whole(absolute(a)).toString().length) },
  round: { ...two, of: ([a = none(), places = none()]) => round(a, small(places)) },
  mod: { ...two, of: ([a = none(), b = none()]) => fromInteger(remainder(whole(a), whole(b))) },
  gcd: {
    ...several,
    of: (args) => fromInteger(args.map(whole).reduce(greatestCommonDivisor)),
  },
  lcm: {
    ...several,
    of: (args) => fromInteger(args.map(whole).reduce(leastCommonMultiple)),
  },
  min: { ...several, of: (args) => sorted(args)[0] ?? none() },
  max: { ...several, of: (args) => sorted(args).at(-1) ?? none() },
  /** The middle one of an odd number of numbers. */
  median: { ...several, of: (args) => sorted(args)[Math.floor(args.length / 2)] ?? none() },
  /** The first number says which of the others. */
  nth: {
    ...several,
    of: ([which = none(), ...others]) => others[small(which) - 1] ?? none(),
  },
};

/** How many numbers a function takes; null where there is none of the name. */
export function functionArity(name: string): Arity | null {
  return Object.hasOwn(functions, name) ? (functions[name] ?? null) : null;
}

/** The value of a function. */
export function applyFunction(name: string, args: readonly Rational[]): Rational {
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  return found ? found.of(args) : none();
}

function none(): never {
  throw new NoValue("no value");
}

function whole(a: Rational): bigint {
  return isInteger(a) ? a.n : none();
}

/** A whole number that fits a place, a digit or an index. */
function small(a: Rational): number {
  const value = Number(whole(a));
  return Math.abs(value) <= 100 ? value : none();
}

function sorted(args: readonly Rational[]): Rational[] {
  return args.toSorted(compare);
}

function remainder(a: bigint, b: bigint): bigint {
  if (b === 0n) return none();
  const rest = a % b;
  return rest < 0n ? rest + (b < 0n ? -b : b) : rest;
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  const shared = greatestCommonDivisor(a, b);
  if (shared === 0n) return none();
  const product = (a / shared) * b;
  return product < 0n ? -product : product;
}

function wholeRoot(square: bigint): bigint {
  if (square < 0n || square > BigInt(Number.MAX_SAFE_INTEGER)) return none();
  const root = BigInt(Math.round(Math.sqrt(Number(square))));
  return root * root === square ? root : none();
}

function isSquareFree(value: bigint): boolean {
  if (value < 1n || value > 1_000_000n) return none();
  for (let root = 2n; root * root <= value; root++) if (value % (root * root) === 0n) return false;
  return true;
}
