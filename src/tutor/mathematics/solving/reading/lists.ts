/**
 * Words that join the parts of a list. The Spanish ones are letters that may as well be variables: a sign after them, or
 * another connector, shows that they are.
 */
const joining = "(?:(?:and|or) +|[you] +(?!(?:and|or|y|o)\\b|[+*/=^<>]|- ))";
const outsideBrackets = "(?![^(]*\\)|[^{]*\\})";
const separator = new RegExp(
  `, *${outsideBrackets}${joining}?(?:let +|sea +)?|; *|,?(?<![-+*/=^<>(]) +${joining}(?:let +|sea +)?`,
);

/** The parts of "a, b and c", "a; b", "a, b y c": commas inside brackets do not part, nor does a variable called y. */
export function splitAtConnectors(text: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
