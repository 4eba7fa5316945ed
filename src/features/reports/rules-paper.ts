import type { Paper } from "./contract.ts";

/** Where paper is cut to US Letter: the countries that CLDR (paperSize) names. */
const letterRegions = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** The paper that printers hold where a language tag ("es-MX") is at home; A4 where it names no place. */
export function paperFor(tag: string): Paper {
  try {
    return letterRegions.has(new Intl.Locale(tag).maximize().region ?? "") ? "letter" : "a4";
  } catch {
    return "a4";
  }
}
