/** What may stand before and after the Spanish "y" where it is a variable and no connector. */
const connector =
  /(?<![-+*/=^<>(]) +(?:and|or|y|o|u)(?: let| sea)? +(?!(?:and|or|y|o)\b|[-+*/=^<>])/;
const separator =
  /, *(?:(?:and|or) +|[yo] +(?!(?:and|or|y|o)\b|[-+*/=^<>]))?(?:let +|sea +)?(?![^(]*\)|[^{]*\})|; */;
const either = new RegExp(`${separator.source}|,?${connector.source}`);

/** The parts of "a, b and c", "a; b", "a, b y c": commas inside brackets do not part, nor does a variable called y. */
export function splitAtConnectors(text: string): string[] {
  return text
    .split(either)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
