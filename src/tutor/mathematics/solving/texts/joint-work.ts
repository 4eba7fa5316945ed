import { fromInteger } from "../../rational.ts";
import { openAccount, readNumeral } from "../reading/account.ts";
import { writeNumber } from "../exact/write.ts";
import { readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import { valueDraft } from "./value-draft.ts";

const amount =
  "(\\d+(?:\\.\\d+)?|two|three|four|five|six|eight|ten|twelve|dos|tres|cuatro|cinco|seis|ocho|diez|doce)";
const around =
  "paint paints room house fence wall fill fills tank pool pipe tap faucet hose mow mows lawn clean cleans build builds do does job work task project finish finishes complete completes together working alone long take takes how both same one another other second first a an b " +
  "grifo llave tuberia deposito piscina tanque llena llenan llenar pintar pinta pintan habitacion casa pared muro valla limpiar limpia hacer hace trabajo tarea tarda tardan tardaran juntos juntas ambos ambas dos solo sola otro otra hora horas obrero obreros pintor albanil su tardarian trabajan trabajando abiertos if open are time mientras takes it by himself herself them primero segundo " +
  "tiempo necesitan necesitaran abren vez demoran";

/** Two who can do a piece of work alone in so many hours each: how long together. */
export function solveJointWork(text: string): Draft | null {
  if (!/\b(?:together|juntos|juntas|both (?:pipes|taps|open)|a la vez|entre los dos)\b/i.test(text))
    return null;
  const names = new Set(
    (
      text.match(
        /(?<=[.,?!¿] ?|^| )[A-Z][a-z]+(?= (?:can|paints|fills|takes|mows|cleans|could|does|finishes|tarda|pinta|llena|puede|limpia|hace|in|en)\b)/g,
      ) ?? []
    ).map((name) => name.toLowerCase()),
  );
  const account = openAccount(text);
  const unit = /\b(?:hours?|horas?)\b/.test(account.rest())
    ? "h"
    : /\b(?:minutes?|minutos?)\b/.test(account.rest())
      ? "min"
      : /\b(?:days?|dias?)\b/.test(account.rest())
        ? "days"
        : "";
  const times = account.takeAll(
    new RegExp(
      `\\b(?:in|en|takes?|tarda|tardan) (?:him |her |it )?${amount} (hours?|horas?|minutes?|minutos?|days?|dias?)(?![a-z])|(?<=\\b(?:y|and) (?:el )?(?:otro|otra|another|the other|sue|ana|[a-z]+)(?: (?:in|en|takes?|tarda))? )${amount}(?: (hours?|horas?|minutes?|minutos?|days?|dias?))?(?![a-z])`,
    ),
  );
  const values = times
    .map((match) => match[1] ?? match[3] ?? "")
    .map(
      (value) =>
        readNumeral(/^\d/.test(value) ? value : undefined) ??
        fromInteger(readWholeNumber(value) ?? 0),
    );
  const units = new Set(
    times.map((match) => (match[2] ?? match[4] ?? "").slice(0, 1)).filter((first) => first !== ""),
  );
  const [a, b, more] = values;
  if (
    a === undefined ||
    b === undefined ||
    more !== undefined ||
    units.size !== 1 ||
    unit === "" ||
    a.n <= 0n ||
    b.n <= 0n
  )
    return null;
  if (
    names.size > 3 ||
    !account.isSettled(`${around} ${[...names].join(" ")}`) ||
    /\b(?:drain|empties|vacia|desagua)\w*\b/.test(account.rest())
  )
    return null;
  const [x, y] = [writeNumber(a), writeNumber(b)];
  return valueDraft({
    kind: "joint-work",
    plain: `1/(1/${x} + 1/${y})`,
    en: `In one unit of time one does $1/${x}$ and the other $1/${y}$ of the work: add that, and see how often it goes into the whole.`,
    es: `En una unidad de tiempo uno hace $1/${x}$ y el otro $1/${y}$ del trabajo: súmalo y mira cuántas veces cabe en el total.`,
    unit: unit === "days" ? "" : unit,
  });
}
