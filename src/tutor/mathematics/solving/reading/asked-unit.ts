import { isUnitWord, isSameUnit } from "../solvers/measurement.ts";

const ask =
  /,? (?:expressed |measured |given |expresad[oa] |medid[oa] )?(?:in|en) (?:(?:square|sq|cubic|cu) )?([a-z]+)(?:\^?[23²³])?(?: (?:cuadrad|cubic)[oa]s?)?(?=[ ,.?]|$)/gi;
const money: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:dollars?|dolares)$/i, /\$ ?\d|\d ?\$/],
  [/^(?:euros?)$/i, /€ ?\d|\d ?€/],
  [/^(?:pounds|libras)$/i, /£ ?\d|\d ?£/],
];
const measured = /\d ?([a-zµ]+)(?:\^?[23²³])?(?![a-z])/gi;

/**
 * The text without the unit that an answer is wanted in, where that is the unit of what is given: "the area in square centimetres of a
 * rectangle 7 cm long". Other units are left: they ask for a conversion.
 */
export function withoutAskedUnit(text: string): string {
  return text.replaceAll(ask, (found, name: string, at: number) => {
    // "In 3 hours", "5 km in 2 minutes": not a unit alone.
    const rest = `${text.slice(0, at)} ${text.slice(at + found.length)}`;
    const sign = money.find(([word]) => word.test(name));
    if (sign !== undefined) return sign[1].test(rest) ? "" : found;
    if (!isUnitWord(name.toLowerCase())) return found;
    const units = [...rest.matchAll(measured)]
      .map(([, unit = ""]) => unit.toLowerCase())
      .filter(isUnitWord);
    return units.length > 0 && units.every((unit) => isSameUnit(unit, name.toLowerCase()))
      ? ""
      : found;
  });
}
