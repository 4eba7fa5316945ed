const subscripts = "₀₁₂₃₄₅₆₇₈₉";
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const bound = "(\\{[^{}]*\\}|\\([^()]*\\)|-?[\\w./]+)";

const asking =
  "(?:what is|what's|find|calculate|work out|determine|give|compute|write down|state|cual es|cuanto (?:vale|es)|halla|calcula|determina|obten|encuentra)";
const curve =
  "(?:(?:if|given(?: that)?|when|for|let|suppose|si|dad[ao]|para|sea|sabiendo que) )?y ?= ?([^=?]+?)";

/** Notations, and the plain ones that mean the same. In this order, on the whole text. */
const notations: readonly (readonly [RegExp, string])[] = [
  [/\(? ?([a-z]) ?(?:∘|\\circ|º|°) ?([a-z]) ?\)? ?\( ?([^()]+) ?\)/g, "$1($2($3))"],
  [
    new RegExp(
      `(?:∫|\\\\int) ?_ ?${bound} ?\\^ ?${bound} ?(.+?) ?(?:\\\\,)? ?d([a-z])(?![a-z])`,
      "g",
    ),
    "integral of $3 wrt $4 from $1 to $2",
  ],
  [/(?:∫|\\int(?![a-z])) ?(.+?) ?(?:\\,)? ?d([a-z])(?![a-z])/g, "integral of $1 wrt $2"],
  [/\bd\^?2 ?\/ ?d([a-z])\^?2 ?(?:of |de )?([^.?=]+)/g, "the second derivative of $2 wrt $1"],
  [/\bd\^?3 ?\/ ?d([a-z])\^?3 ?(?:of |de )?([^.?=]+)/g, "the third derivative of $2 wrt $1"],
  [/(?:\\frac\{d\}\{d([a-z])\}|d ?\/ ?d([a-z])) ?(?:of |de )?/g, "derivative wrt $1$2 of "],
  [
    /\b(?:log(?:arithm)?(?:aritmo)?) (?:to the )?(?:(?:with |in |en )?base|en base) (\w+) (?:of|de) \(?(\d+(?:\.\d+)?(?:\/\d+)?|\w+)\)?/gi,
    "log_$1($2)",
  ],
  [/\blog_?(\d+) (?:(?:of|de) )?(\w+)(?![\w(./]|\s*(?:en|in|to|with)? ?base)/gi, "log_$1($2)"],
  [/\b(?:to )?(?:what|which) power of (\d+) (?:gives|is|equals|makes) (\d+)/gi, "solve $1^x = $2"],
  [
    /\ba que (?:potencia|exponente) (?:hay que |se debe )?elevar (\d+) para obtener (\d+)/gi,
    "solve $1^x = $2",
  ],
  // "If y = x^3, what is dy/dx?"
  [new RegExp(`(?:\\\\frac\\{dy\\}\\{d([a-z])\\}|\\bdy ?/ ?d([a-z]))`, "g"), "dy/d$1$2"],
  [
    new RegExp(
      `^${curve}[,.;:]? ¿?(?:then )?${asking} (?:the (?:first )?derivative |la derivada )?dy/d([a-z])[.?]*$`,
      "gi",
    ),
    "derivative wrt $2 of $1",
  ],
  [
    new RegExp(
      `^${curve}[,.;:]? ¿?(?:then )?${asking} (?:the second derivative |la segunda derivada )?d\\^?(?:2|²)y ?/ ?d([a-z])\\^?(?:2|²)[.?]*$`,
      "gi",
    ),
    "the second derivative of $1 wrt $2",
  ],
  [
    new RegExp(
      `\\b${asking} y'' (?:of |for |if |when |where |given(?: that)? |si |para |de |siendo |sabiendo que )y ?= ?([^.?=]+)`,
      "gi",
    ),
    "the second derivative of $1",
  ],
  [
    /\bd\^?([2-4])y ?\/ ?dx\^?\1 (?:of |for |if |when |where |given(?: that)? |si |para |de )/gi,
    "y derivative order $1 of ",
  ],
  [
    /\bdy ?\/ ?dx,? (?:of |for |if |when |where |given(?: that)? |si |para |de )?/gi,
    "derivative wrt x of ",
  ],
  [
    /\bdy ?\/ ?d([a-z]),? (?:of |for |if |when |where |given(?: that)? |si |para |de |sabiendo que )/gi,
    "derivative wrt $1 of ",
  ],
  [
    /\bd\^?(?:2|²)y ?\/ ?d([a-z])\^?(?:2|²),? (?:of |for |if |when |where |given(?: that)? |si |para |de )y ?= ?([^.?=]+)/gi,
    "the second derivative of $2 wrt $1",
  ],
  [
    /(?<![\w.])(\w+(?:\.\d+)?) (?:is to|es a) (\w+(?:\.\d+)?) (?:as|como) (\w+(?:\.\d+)?) (?:is to|es a) (\w+(?:\.\d+)?)/gi,
    "solve $1/$2 = $3/$4",
  ],
  [/\b(?:the )?natural log(?:arithm)? of \(?(\w+)\)?/gi, "ln($1)"],
  [/\b(?:el )?logaritmo natural de \(?(\w+)\)?/gi, "ln($1)"],
  [
    /\b(?:el )?log(?:aritmo)? (?:de )?\(?(\d+(?:\.\d+)?(?:\/\d+)?|[a-z])\)? (?:en|(?:with |in |to )?(?:the )?) ?base (\w+)/gi,
    "log_$2($1)",
  ],
];

/** The text with special notations (∫, d/dx, f∘g, log base 3 of 81, log₂) written the way the readers expect. */
export function plainNotation(text: string): string {
  const plain = text
    .replaceAll(
      new RegExp(`(?<=log ?)[${subscripts}]+`, "g"),
      (digits) => `_${Array.from(digits, (digit) => subscripts.indexOf(digit)).join("")}`,
    )
    .replaceAll(
      new RegExp(`(?<=sin|cos|tan)[${superscripts}]+`, "g"),
      (digits) => `^${Array.from(digits, (digit) => superscripts.indexOf(digit)).join("")}`,
    );
  return notations
    .reduce((now, [pattern, other]) => now.replaceAll(pattern, other), plain)
    .replaceAll(/(?<=from |to )[{(](-?[\w./]+)[})]/g, "$1");
}
