import { fraction, fromInteger, type Rational } from "../../numbers/rational.ts";

/** What one of a unit is in base units: a factor, and the exponents of the base units. */
type UnitMeaning = { factor: Rational; base: Readonly<Record<string, number>> };

function of(base: string, numerator: number, denominator = 1, exponent = 1): UnitMeaning {
  return { factor: fraction(BigInt(numerator), BigInt(denominator)), base: { [base]: exponent } };
}

/** Exact by definition: the international inch is 25.4 mm and the pound 453.59237 g (1959 agreement). */
const meanings: Readonly<Record<string, UnitMeaning>> = {
  mm: of("m", 1, 1000),
  cm: of("m", 1, 100),
  dm: of("m", 1, 10),
  m: of("m", 1),
  km: of("m", 1000),
  in: of("m", 254, 10_000),
  ft: of("m", 3048, 10_000),
  yd: of("m", 9144, 10_000),
  mi: of("m", 1_609_344, 1000),
  mg: of("g", 1, 1000),
  g: of("g", 1),
  kg: of("g", 1000),
  t: of("g", 1_000_000),
  lb: of("g", 45_359_237, 100_000),
  oz: of("g", 45_359_237, 1_600_000),
  ml: of("m", 1, 1_000_000, 3),
  L: of("m", 1, 1000, 3),
  s: of("s", 1),
  min: of("s", 60),
  h: of("s", 3600),
  day: of("s", 86_400),
  week: of("s", 604_800),
  $: of("$", 1),
  "¢": of("$", 1, 100),
  Hz: of("s", 1, 1, -1),
};

/** The meaning of a normalised unit text such as "cm", "km/h" or "ft^2"; an unknown name is its own base unit. */
export function unitMeaning(unit: string): UnitMeaning {
  let factor = fromInteger(1);
  const base: Record<string, number> = {};
  for (const [, joint, name = "", raised = "1"] of unit.matchAll(
    /([*/]?)([^*/^]+)(?:\^(-?\d+))?/gu,
  )) {
    const one = meanings[name] ?? of(name, 1);
    const exponent = Number(raised) * (joint === "/" ? -1 : 1);
    const [n, d] = exponent < 0 ? [one.factor.d, one.factor.n] : [one.factor.n, one.factor.d];
    const size = BigInt(Math.abs(exponent));
    factor = fraction(factor.n * n ** size, factor.d * d ** size);
    for (const [key, power] of Object.entries(one.base))
      base[key] = (base[key] ?? 0) + power * exponent;
  }
  return { factor, base };
}
