import { fraction, type Rational } from "../../../numbers/rational.ts";

/** A unit of measure. */
export type Unit = {
  dimension: string;
  /** Size in the unit of its dimension; of its system, because a mile is only about 1.6 km. */
  size: Rational;
  system: "metric" | "us" | "both";
};

/** Units by their names in English and Spanish and their signs: dimension, system, numerator, denominator, names. */
const rows: readonly (readonly [string, Unit["system"], bigint, bigint, string])[] = [
  ["length", "metric", 1n, 1000n, "mm|millimet(?:er|re)s?|milimetros?"],
  ["length", "metric", 1n, 100n, "cm|centimet(?:er|re)s?|centimetros?"],
  ["length", "metric", 1n, 10n, "dm|decimet(?:er|re)s?|decimetros?"],
  ["length", "metric", 1n, 1n, "m|met(?:er|re)s?|metros?"],
  ["length", "metric", 1000n, 1n, "km|kilomet(?:er|re)s?|kilometros?"],
  ["length", "us", 254n, 10000n, "inch|inches|pulgadas?"],
  ["length", "us", 3048n, 10000n, "ft|foot|feet|pies?"],
  ["length", "us", 9144n, 10000n, "yd|yards?|yardas?"],
  ["length", "us", 1609344n, 1000n, "mi|miles?|millas?"],
  ["mass", "metric", 1n, 1000n, "mg|milligrams?|miligramos?"],
  ["mass", "metric", 1n, 1n, "g|grams?|gramos?"],
  ["mass", "metric", 1000n, 1n, "kg|kilos?|kilograms?|kilogramos?"],
  ["mass", "metric", 1000000n, 1n, "t|tonnes?|toneladas?"],
  ["mass", "us", 28349523n, 1000000n, "oz|ounces?|onzas?"],
  ["mass", "us", 45359237n, 100000n, "lb|lbs|pounds?|libras?"],
  ["volume", "metric", 1n, 1000n, "ml|millilit(?:er|re)s?|mililitros?"],
  ["volume", "metric", 1n, 100n, "cl|centilit(?:er|re)s?|centilitros?"],
  ["volume", "metric", 1n, 1n, "l|lit(?:er|re)s?|litros?"],
  ["volume", "us", 473176n, 1000000n, "pints?|pintas?"],
  ["volume", "us", 946353n, 1000000n, "quarts?"],
  ["volume", "us", 3785412n, 1000000n, "gallons?|galones|galon"],
  ["time", "both", 1n, 1n, "s|sec|secs|seconds?|segundos?"],
  ["time", "both", 60n, 1n, "min|mins|minutes?|minutos?"],
  ["time", "both", 3600n, 1n, "h|hrs?|hours?|horas?"],
  ["time", "both", 86400n, 1n, "days?|dias?"],
  ["time", "both", 604800n, 1n, "weeks?|semanas?"],
  ["calendar", "both", 1n, 1n, "months?|mes|meses"],
  ["calendar", "both", 12n, 1n, "years?|anos?|an~os?"],
  ["calendar", "both", 120n, 1n, "decades?|decadas?"],
  ["calendar", "both", 1200n, 1n, "centur(?:y|ies)|siglos?"],
  ["count", "both", 1n, 1n, "eggs?|huevos?|things?|pieces?|unidades"],
  ["count", "both", 12n, 1n, "dozens?|docenas?"],
  ["money", "both", 1n, 1n, "cents?|centavos?|centimos?|pennies"],
  ["money", "both", 5n, 1n, "nickels?"],
  ["money", "both", 10n, 1n, "dimes?"],
  ["money", "both", 25n, 1n, "quarters?"],
  ["money", "both", 100n, 1n, "dollars?|dolares|dolar|euros?|pesos?"],
];

const units = rows.map(([dimension, system, n, d, names]) => ({
  names: new RegExp(`^(?:${names})$`),
  unit: { dimension, system, size: fraction(n, d) } satisfies Unit,
}));
/** A pattern for the name of any unit, folded. */
export const anyUnit = `(?:${rows.map(([, , , , names]) => names).join("|")})`;

/** The unit of a folded name or sign, in English or Spanish; null where it is none. */
export function unitOf(name: string): Unit | null {
  return units.find(({ names }) => names.test(name))?.unit ?? null;
}
