import { openAccount } from "../reading/account.ts";
import type { Draft } from "../solver.ts";
import type { Dimension } from "./geometry-words.ts";
import { readFigure } from "./geometry-words.ts";
import { shapeFormulas } from "./shapes.ts";
import { valueDraft } from "./value-draft.ts";

const around =
  "terms function pi π terminos funcion exact exacta exacto leave answer respuesta deja long wide big large far measure measures mide miden medida other otro cuya cuyo cuyos cuyas " +
  "whose each every cada todos its sus units cm m km mm one only geometrica figura plane regular solid measuring length grande respectively respectivamente tell rectangular";

/** Area, perimeter, volume and sides of one school figure whose measures the text gives, none of them unused. */
export function solveGeometry(text: string): Draft | null {
  const account = openAccount(text);
  account.take(/\b(?:in terms of|as a multiple of|en (?:terminos|funcion) de) (?:pi|π)/);
  const facts = readFigure(account);
  if (facts === null || !account.isSettled(around) || /(?<![a-z])(?:nearest|round)/.test(text))
    return null;
  const { shape, given, unit, degree } = facts;
  const asked: Dimension = facts.asked === "leg" || facts.asked === "legs" ? "legs" : facts.asked;
  const formula = shapeFormulas[shape].find(
    ({ need, ask }) =>
      ask === asked && need.length === given.size && need.every((name) => given.has(name)),
  );
  if (formula === undefined) return null;
  const values = formula.need
    .flatMap((name) => given.get(name) ?? [])
    .map((value) => (/^[\d.]+$/.test(value) ? value : `(${value})`));
  if (values.some((value) => /^\(?-/.test(value) || /^\(?0+(?:\.0+)?\)?$/.test(value))) return null;
  const power = degree === 1 || unit === "" ? unit : `${unit}^${degree}`;
  return valueDraft({
    kind: `${asked}-${shape.replace(" ", "-")}`,
    plain: formula.write(...values),
    en: formula.en,
    es: formula.es,
    unit: power,
  });
}
